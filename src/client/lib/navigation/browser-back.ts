/** Key in history.state that marks an entry pushed for an overlay. */
const OVERLAY_KEY = 'over';

/**
 * Calls the handler at the browser's next back navigation, or Escape where the browser has CloseWatcher; returns a function
 * that unregisters it. CloseWatcher hears back on Android alone: elsewhere a history entry of the same URL is pushed.
 */
export function onBrowserBack(handler: () => void): () => void {
  const stopWatcher = 'CloseWatcher' in window ? byWatcher(handler) : undefined;
  if (stopWatcher && /Android/.test(navigator.userAgent)) return stopWatcher;
  const stopHistory = byHistory(handler);
  return () => {
    stopWatcher?.();
    stopHistory();
  };
}

function byWatcher(handler: () => void): () => void {
  const watcher = new CloseWatcher();
  watcher.addEventListener('close', handler);
  return () => watcher.destroy();
}

/** Ids of the open overlays that have an entry. */
const open = new Set<unknown>();
/** The state of the entry that the next back navigation leaves, as far as it is an overlay's, and its URL. */
let current: EntryState;
let address = '';

/** `idx`, the router's, is the same for a page and the overlays on it. */
type EntryState = { idx?: number; [OVERLAY_KEY]?: string } | null | undefined;

function rememberEntry(): void {
  current = history.state;
  address = location.href;
}

/** True for the entry of an overlay that was closed without going back. */
function isStale(state: EntryState): boolean {
  const id = state?.[OVERLAY_KEY];
  return id !== undefined && !open.has(id);
}

/** Lets the router replace the entry, which stays an overlay's if it is one: the router knows nothing of it. */
export function keepOverlayEntry(replace: () => void): void {
  const id = history.state?.[OVERLAY_KEY];
  replace();
  if (id === undefined) return;
  history.replaceState({ ...history.state, [OVERLAY_KEY]: id }, '');
  rememberEntry();
}

/**
 * Closing the overlay leaves its entry, which looks like the page's: going back in the history takes effect later, and a
 * press meanwhile would be lost. The page's next overlay uses it again, and going back skips it.
 */
function byHistory(handler: () => void): () => void {
  const id = String(Math.random());
  const method = isStale(history.state) ? 'replaceState' : 'pushState';
  open.add(id);
  // Registered once, however often it is added.
  window.addEventListener('popstate', leaveOverlayEntry, { capture: true });
  history[method]({ ...history.state, [OVERLAY_KEY]: id }, '');
  rememberEntry();
  const onPopState = (event: Event) => {
    if (history.state?.[OVERLAY_KEY] === id) return;
    // The page is the same: the router need not notice.
    event.stopImmediatePropagation();
    handler();
  };
  window.addEventListener('popstate', onPopState, { capture: true });
  return () => {
    window.removeEventListener('popstate', onPopState, { capture: true });
    open.delete(id);
    rememberEntry();
  };
}

/**
 * The page's entry gets the URL that the page has got under an overlay. From a stale entry, which looks like the one behind it,
 * goes back twice; the router notices the second time.
 */
function leaveOverlayEntry(event: Event): void {
  const left = current;
  const { state }: { state: EntryState } = history;
  current = state;
  if (left?.[OVERLAY_KEY] === undefined || isStale(state) || state?.idx !== left.idx) return;
  if (isStale(left)) {
    event.stopImmediatePropagation();
    history.back();
  } else {
    history.replaceState({ ...left, [OVERLAY_KEY]: state?.[OVERLAY_KEY] }, '', address);
    current = history.state;
  }
}
