declare global {
  interface Window {
    /** What the early start has drawn in the app's place, until the app has taken it over. */
    drawnHome?: DrawnHome | undefined;
    /** Resolves when the bundle is to be fetched; undefined where it is at once. */
    bundleIsDue?: Promise<void>;
    /** Whether the messenger has been told that the app can be seen. */
    isReadyAnnounced?: boolean;
    /** Whether the messenger has been asked to expand the app. */
    isExpanded?: boolean;
  }
}

type DrawnHome = {
  /** The last visit's titles, where it shows these: another window may write others meanwhile. */
  cached: unknown;
  /** Whether anything has been pressed since: what is seen then stays. */
  isTouched: boolean;
  /** How many of its rows have titles: after a scroll, all. */
  rows: number;
  /** Whether the app attaches itself to it: from then on, only the app changes it. */
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
