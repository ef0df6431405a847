/** The view-transition-name that the image has on both pages. */
const TRANSITION_NAME = 'title-picture';

/** The new page's image: the first child of an element with this attribute. */
const ARRIVING = '[data-arrives] > :first-child';

/** Maximum wait for the new route, in milliseconds. */
const TIMEOUT_MS = 250;

let arrived: HTMLElement | null = null;

/**
 * Navigates (`change`) in a view transition from the image in `source` to the new page's. Without support it just
 * navigates.
 */
export function withViewTransition(source: HTMLElement, change: () => void): void {
  if (!('startViewTransition' in document)) return change();
  // The name must be unique: the old page's image may still have it.
  nameImage(arrived, '');
  nameImage(source, TRANSITION_NAME);
  const transition = document.startViewTransition(async () => {
    change();
    const isRendered = await untilRouteRendered();
    nameImage(source, '');
    // It would move to the old page's.
    if (!isRendered) return transition.skipTransition();
    arrived = document.querySelector(ARRIVING);
    nameImage(arrived, TRANSITION_NAME);
  });
  // Rejects when skipped, which is not a failure.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
}

/** On the element itself: a variable of the page's would have all of it styled again. */
function nameImage(image: HTMLElement | null, name: string): void {
  if (image) image.style.viewTransitionName = name;
}

let resolveRendered: (() => void) | undefined;

/** Call it once the new route has rendered: resolves the running transition. */
export function markRouteRendered(): void {
  resolveRendered?.();
}

/** False: not within the timeout. */
function untilRouteRendered(): Promise<boolean> {
  return new Promise((resolve) => {
    resolveRendered = () => resolve(true);
    setTimeout(resolve, TIMEOUT_MS, false);
  });
}
