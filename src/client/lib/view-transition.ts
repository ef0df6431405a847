/** The name that the picture in both places carries; the stylesheets give it to the one that arrives. */
const SHARED = 'title-picture';

/** How long the old page may be held for the new one, in milliseconds. */
const PATIENCE_MS = 250;

/**
 * Changes the page while the picture in `source` grows into its new place. Where the browser has no view
 * transitions the page just changes.
 */
export function withTransition(source: HTMLElement, change: () => void): void {
  if (!('startViewTransition' in document)) return change();
  source.style.viewTransitionName = SHARED;
  const transition = document.startViewTransition(async () => {
    change();
    await arrival();
    source.style.viewTransitionName = '';
  });
  // A transition that is cut short has nothing to tell.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
}

let arrive: (() => void) | undefined;

/** Says that the new page stands. */
export function pageArrived(): void {
  arrive?.();
}

function arrival(): Promise<void> {
  return new Promise((resolve) => {
    arrive = resolve;
    setTimeout(resolve, PATIENCE_MS);
  });
}
