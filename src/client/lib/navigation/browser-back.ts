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

/** The handlers of the open overlays that have an entry, by its id. */
const open = new Map<unknown, () => void>();
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

/**
 * Closing the overlay leaves its entry, which looks like the page's: going back in the history takes effect later, and a
 * press meanwhile would be lost. The page's next overlay uses it again, and going back skips it.
 */
function byHistory(handler: () => void): () => void {
  const id = String(Math.random());
  const method = isStale(history.state) ? 'replaceState' : 'pushState';
  open.set(id, handler);
  history[method]({ ...history.state, [OVERLAY_KEY]: id }, '');
  rememberEntry();
  return () => {
    open.delete(id);
    rememberEntry();
  };
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
 * Back from an overlay's entry to its page's, which looks the same: the router need not notice. It closes the overlay, and
 * the page's entry gets the URL that the page has got meanwhile; from a stale entry it goes back once more.
 */
function leaveOverlayEntry(event: Event): void {
  const left = current;
  const { state }: { state: EntryState } = history;
  const [id, below] = [left?.[OVERLAY_KEY], state?.[OVERLAY_KEY]];
  current = state;
  if (id === undefined || id === below || isStale(state) || state?.idx !== left?.idx) return;
  event.stopImmediatePropagation();
  const close = open.get(id);
  if (!close) return history.back();
  history.replaceState({ ...left, [OVERLAY_KEY]: below }, '', address);
  rememberEntry();
  close();
}

if (typeof window === 'object') {
  window.addEventListener('popstate', leaveOverlayEntry, { capture: true });
  // After a reload the entry may be an overlay's.
  rememberEntry();
}
