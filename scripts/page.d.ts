// Types for values that measurements and browser tests leave in the page to read later.

interface Window {
  answers: any[];
  arrived: number;
  asked: any;
  badges: any[];
  blank: CSSStyleSheet;
  borders: (name: string) => string[];
  caught: any;
  changes: number[];
  copied: any;
  goOn: () => void;
  hearAgain: () => void;
  heard: string[];
  isSeen: boolean;
  left: any;
  letCome: (part: string) => void;
  letWorldsCome: () => void;
  lines: { at: number, said: string }[];
  lock: any;
  losing: boolean;
  makeRoom: () => void;
  noteSave: (time: number, text: string) => void;
  played: boolean;
  prompted: any;
  sent: any;
  shifts: number[];
  shown: number[];
  thinking: { turns: any[], longest: number, tasks: number, questions: number };
  turns: { at: number, said: string }[];
  workers: any;
  worldsWanted: string[];
  wrapped: any;
}

/** Chrome's measurements of response times and layout shifts. */
interface PerformanceEntry {
  readonly interactionId?: number;
  readonly sources: readonly { readonly node: Node | null }[];
  readonly value?: number;
}

interface PerformanceObserverInit {
  durationThreshold?: number;
}
