/** Key in history.state that marks an entry pushed for an overlay. */
const OVERLAY_KEY = 'over';

/**
 * Calls the handler at the browser's next back navigation; returns a function that unregisters it. By CloseWatcher;
 * without it, by pushing a history entry of the same URL.
 */
export function onBrowserBack(handler: () => void): () => void {
  return 'CloseWatcher' in window ? byWatcher(handler) : byHistory(handler);
}

function byWatcher(handler: () => void): () => void {
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', handler);
  return () => watcher.destroy();
}

/** Ids of the open overlays that have an entry. */
const open = new Set<unknown>();

function byHistory(handler: () => void): () => void {
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
