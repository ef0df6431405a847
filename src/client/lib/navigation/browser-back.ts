/** Key in history.state that marks an entry pushed for an overlay. */
const OVERLAY_KEY = 'over';

/** Ids of the open overlays that have an entry. */
const open = new Set<unknown>();

/**
 * Calls the handler at the browser's next back navigation, for which it pushes a history entry of the same URL, or Escape
 * where CloseWatcher tells of it; returns a function that unregisters it.
 */
export function onBrowserBack(handler: () => void): () => void {
  // It hears back on Android alone.
  const watcher = 'CloseWatcher' in window ? new CloseWatcher() : undefined;
  watcher?.addEventListener('close', handler);
  const id = String(Math.random());
  open.add(id);
  // Registered once, however often it is added.
  window.addEventListener('popstate', skipStaleEntry);
  const isCurrent = () => history.state?.[OVERLAY_KEY] === id;
  let wasPopped = false;
  history.pushState({ ...history.state, [OVERLAY_KEY]: id }, '');
  const stop = onPopState(() => {
    wasPopped = !isCurrent();
    if (wasPopped) handler();
    return wasPopped;
  });
  return () => {
    watcher?.destroy();
    stop();
    open.delete(id);
    if (!wasPopped && isCurrent()) goBackSilently();
  };
}

/**
 * After leaving the page by a link, going back skips the overlay's entry, which the router takes for the page.
 */
function skipStaleEntry(): void {
  const id: unknown = history.state?.[OVERLAY_KEY];
  if (id !== undefined && !open.has(id)) goBackSilently();
}

/** Goes back without the router noticing. */
function goBackSilently(): void {
  const stop = onPopState(() => {
    stop();
    return true;
  });
  history.back();
}

/** Listens to popstate before the router; returning true stops propagation to it, as the URL is the same. */
function onPopState(handle: () => boolean): () => void {
  const onEvent = (event: Event) => handle() && event.stopImmediatePropagation();
  window.addEventListener('popstate', onEvent, { capture: true });
  return () => window.removeEventListener('popstate', onEvent, { capture: true });
}
