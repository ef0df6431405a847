/** The view-transition-name that the image has on both pages. */
const TRANSITION_NAME = 'title-picture';

/** CSS variable by which the new page's stylesheet gives the name to its image. */
const NAME_VARIABLE = '--arriving-picture';

/** Maximum wait for the new route, in milliseconds. */
const TIMEOUT_MS = 250;

/**
 * Navigates (`change`) in a view transition from the image in `source` to the new page's. Without support it just
 * navigates.
 */
export function withViewTransition(source: HTMLElement, change: () => void): void {
  if (!('startViewTransition' in document)) return change();
  const { style: page } = document.documentElement;
  // The name must be unique: the old page's image may still have it.
  page.removeProperty(NAME_VARIABLE);
  source.style.viewTransitionName = TRANSITION_NAME;
  const transition = document.startViewTransition(async () => {
    change();
    await untilRouteRendered();
    source.style.viewTransitionName = '';
    page.setProperty(NAME_VARIABLE, TRANSITION_NAME);
  });
  // Rejects when skipped, which is not a failure.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
}

let resolveRendered: (() => void) | undefined;

/** Call it once the new route has rendered: resolves the running transition. */
export function markRouteRendered(): void {
  resolveRendered?.();
}

function untilRouteRendered(): Promise<void> {
  return new Promise((resolve) => {
    resolveRendered = resolve;
    setTimeout(resolve, TIMEOUT_MS);
  });
}
