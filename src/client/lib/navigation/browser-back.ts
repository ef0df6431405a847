import { leaveReloadedOverlay } from './reloaded-overlay.ts';

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

/** `idx`, the router's, is the same for a page and the overlays on it; `over` is the id of the overlay that an entry is of. */
type EntryState = { idx?: number; over?: string } | null | undefined;

/** The handlers of the open overlays that have an entry, by its id. */
const open = new Map<unknown, () => void>();
/** The state of the entry that the next back navigation leaves, as far as it is an overlay's, and its URL. */
let current: EntryState;
let address: string;

function rememberEntry(): void {
  current = history.state;
  address = location.href;
}

/** True for the entry of an overlay that was closed without going back. */
function isStale(state: EntryState): boolean {
  return state?.over !== undefined && !open.has(state.over);
}

/**
 * Closing the overlay leaves its entry, which looks like the page's: going back in the history takes effect later, and a
 * press meanwhile would be lost. The page's next overlay uses it again, and going back skips it.
 */
function byHistory(handler: () => void): () => void {
  const over = String(Math.random());
  const method = isStale(history.state) ? 'replaceState' : 'pushState';
  open.set(over, handler);
  history[method]({ ...history.state, over }, '');
  rememberEntry();
  return () => {
    open.delete(over);
    rememberEntry();
  };
}

/** Lets the router replace the entry, which stays an overlay's if it is one: the router knows nothing of it. */
export function keepOverlayEntry(replace: () => void): void {
  const over = history.state?.over;
  replace();
  history.replaceState({ ...history.state, over }, '');
  rememberEntry();
}

/**
 * Going back from an overlay's entry leads to its page's, which looks the same: the router need not notice. The page's entry gets
 * the URL that the page has got meanwhile. An open overlay closes; a stale entry's page is left as well, if one is before it.
 */
function leaveOverlayEntry(event: Event): void {
  const [left, url] = [current, address];
  rememberEntry();
  const over = current?.over;
  if (!left?.over || left.over === over || isStale(current) || left.idx !== current?.idx) return;
  event.stopImmediatePropagation();
  history.replaceState({ ...left, over }, '', url);
  rememberEntry();
  const close = open.get(left.over);
  if (close) close();
  else history.back();
}

if (typeof window === 'object') {
  window.addEventListener('popstate', leaveOverlayEntry, { capture: true });
  leaveReloadedOverlay();
  rememberEntry();
}
