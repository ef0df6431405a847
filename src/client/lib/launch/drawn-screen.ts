declare global {
  interface Window {
    /** The screen drawn by the early start, until the app takes it over. */
    drawnScreen?: DrawnScreen | undefined;
    /** Resolves when the bundle may be evaluated; undefined if it may at once. */
    bundleIsDue?: Promise<void>;
    /** True once the messenger knows that the app is visible. */
    isReadyAnnounced?: boolean;
    /** True once the messenger has been asked to expand the app. */
    isExpanded?: boolean;
  }
}

/** A grid's width, its distance from the page's top and the gap between its cells, in pixels. */
export type GridGeometry = { width: number; top: number; gap: number };

export type DrawnScreen = {
  /** The last visit's titles, if it shows these: a second window may store others meanwhile. */
  cached?: unknown;
  /** On a title's screen its fields as drawn, which the app may read in a different way. */
  title?: Record<string, string>;
  /** True after the first press: from then on the early start changes nothing in view. */
  isTouched: boolean;
  /** The number of rows with titles: after a scroll, all. */
  rows: number;
  /** The grid as measured: the app renders the same at once. */
  grid?: GridGeometry & { columns: number };
  /** True once the app starts hydrating: from then on, only the app changes it. */
  isAttaching: boolean;
};

/** The number of rows that the app renders at once: the drawn ones, at least the first. */
export function drawnRows(): number {
  return (typeof window === 'object' && window.drawnScreen?.rows) || 1;
}

/** The person has pressed or scrolled the drawn home. */
export function isDrawnHomeUsed(): boolean {
  const { isTouched, rows } = window.drawnScreen ?? { isTouched: false, rows: 1 };
  return isTouched || rows > 1;
}

/** True while the app hydrates a drawn screen, and while the build renders one. */
export function isAttaching(): boolean {
  return typeof window !== 'object' || window.drawnScreen?.isAttaching === true;
}

/** The most titles in a row, however many a server sends: each costs nodes, listeners and a slide; a ranking's numbers have two digits. */
export const MAX_TITLES = 30;
