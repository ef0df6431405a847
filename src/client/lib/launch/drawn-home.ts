declare global {
  interface Window {
    /** The home drawn by the early start, until the app takes it over. */
    drawnHome?: DrawnHome | undefined;
    /** Resolves when the bundle is to be fetched; undefined where it is at once. */
    bundleIsDue?: Promise<void>;
    /** True once the messenger knows that the app is visible. */
    isReadyAnnounced?: boolean;
    /** True once the messenger has been asked to expand the app. */
    isExpanded?: boolean;
  }
}

type DrawnHome = {
  /** The last visit's titles, where it shows these: another window may write others meanwhile. */
  cached: unknown;
  /** True after the first press: from then on the early start changes nothing in view. */
  isTouched: boolean;
  /** How many of its rows have titles: after a scroll, all. */
  rows: number;
  /** True once the app starts hydrating: from then on, only the app changes it. */
  isAttaching: boolean;
};

/** How many rows the app renders at once: those that have been drawn, the first in any case. */
export function drawnRows(): number {
  return (typeof window === 'object' && window.drawnHome?.rows) || 1;
}

/** The person has pressed or scrolled the drawn home. */
export function isDrawnHomeUsed(): boolean {
  const { isTouched, rows } = window.drawnHome ?? { isTouched: false, rows: 1 };
  return isTouched || rows > 1;
}
