/** Key in history.state that marks an entry pushed for an overlay. */
const OVERLAY = 'over';

/**
 * Calls the handler at the browser's next back navigation; returns how to unregister it. By CloseWatcher; without it, by
 * pushing a history entry of the same URL.
 */
export function onBrowserBack(handler: () => void): () => void {
  return 'CloseWatcher' in window ? byWatcher(handler) : byHistory(handler);
}

function byWatcher(handler: () => void): () => void {
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', handler);
  return () => watcher.destroy();
}

function byHistory(handler: () => void): () => void {
  const id = String(Math.random());
  const isCurrent = () => history.state?.[OVERLAY] === id;
  let wasPopped = false;
  history.pushState({ ...history.state, [OVERLAY]: id }, '');
  const stop = onPopState(() => {
    wasPopped = !isCurrent();
    if (wasPopped) handler();
    return wasPopped;
  });
  return () => {
    stop();
    if (wasPopped) return;
    if (isCurrent()) goBackSilently();
    // The page was left by a link: coming back skips the overlay's entry, which the router takes for the page.
    else window.addEventListener('popstate', () => isCurrent() && goBackSilently());
  };
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
