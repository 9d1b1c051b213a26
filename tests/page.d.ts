// Types for facts about the page that the tests know, but TypeScript can't.

interface ParentNode {
  /** Tests know the kind of element they look for, and fail if it isn't there. */
  querySelector(selectors: string): any;
  querySelectorAll(selectors: string): NodeListOf<any>;
}
