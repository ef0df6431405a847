/** The name that the picture in both places carries. */
const SHARED = 'title-picture';

/** In the new page the stylesheets give the name to the picture that arrives, by this variable. */
const ARRIVING = '--arriving-picture';

/** How long the old page may be held for the new one, in milliseconds. */
const PATIENCE_MS = 250;

/**
 * Changes the page while the picture in `source` grows into its new place. Where the browser has no view
 * transitions the page just changes.
 */
export function withTransition(source: HTMLElement, change: () => void): void {
  if (!('startViewTransition' in document)) return change();
  const { style: page } = document.documentElement;
  // One name on two elements would end the transition: the old page may itself have a picture that arrived.
  page.removeProperty(ARRIVING);
  source.style.viewTransitionName = SHARED;
  const transition = document.startViewTransition(async () => {
    change();
    await arrival();
    source.style.viewTransitionName = '';
    page.setProperty(ARRIVING, SHARED);
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
