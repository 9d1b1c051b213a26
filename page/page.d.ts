// Types for the page's scripts that the browser or the build provides, but that TypeScript lacks.

/** Chrome's offer to install the game. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

interface WindowEventMap {
  beforeinstallprompt: BeforeInstallPromptEvent;
  "copies-wanted": CustomEvent<(copies: [string, string | number][]) => void>;
  "game-kept": CustomEvent<[key: string, text: string | null]>;
}

interface Navigator {
  /** Safari on phones and tablets: `true` if the game runs as an installed app. */
  standalone?: boolean;
}
