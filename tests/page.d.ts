// Types for what tests know of the page and TypeScript can't.

interface ParentNode {
  /** A test knows what kind of element it looks for, and fails if that isn't there. */
  querySelector(selectors: string): any;
  querySelectorAll(selectors: string): NodeListOf<any>;
}
