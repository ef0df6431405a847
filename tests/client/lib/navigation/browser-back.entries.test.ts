import { afterEach, expect, test, vi } from 'vitest';
import { keepOverlayEntry, onBrowserBack } from '../../../../src/client/lib/navigation/browser-back.ts';
import { leaveReloadedOverlay } from '../../../../src/client/lib/navigation/reloaded-overlay.ts';

const close = vi.fn();
const router = vi.fn();
let unregister: (() => void) | undefined;

function open() {
  history.replaceState({ key: 'page', idx: 1 }, '');
  window.addEventListener('popstate', router);
  unregister = onBrowserBack(close);
}

afterEach(() => {
  unregister?.();
  window.removeEventListener('popstate', router);
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const watchers: EventTarget[] = [];
const destroy = vi.fn();

function offerCloseWatcher(userAgent: string) {
  class CloseWatcher extends EventTarget {
    destroy = destroy;
    constructor() {
      super();
      watchers.push(this);
    }
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher);
  vi.stubGlobal('navigator', { userAgent });
}

test('on Android CloseWatcher hears back, which closes the overlay and adds no history entry', () => {
  offerCloseWatcher('Mozilla/5.0 (Linux; Android 15; Pixel 9)');
  open();
  expect(history.state).toEqual({ key: 'page', idx: 1 });
  watchers[0]?.dispatchEvent(new Event('close'));
  expect(close).toHaveBeenCalledTimes(1);
  unregister?.();
  expect(destroy).toHaveBeenCalledTimes(1);
});

test('elsewhere CloseWatcher hears Escape, and back closes the overlay by its history entry', async () => {
  offerCloseWatcher('Mozilla/5.0 (X11; Linux x86_64)');
  open();
  watchers[0]?.dispatchEvent(new Event('close'));
  expect(close).toHaveBeenCalledTimes(1);
  history.back();
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(2));
  expect(router).not.toHaveBeenCalled();
  unregister?.();
  expect(destroy).toHaveBeenCalledTimes(1);
});

test('without it, back closes the overlay, and the page stays as it was', async () => {
  open();
  expect(history.state).toMatchObject({ key: 'page', over: expect.stringMatching(/./) });
  history.back();
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(history.state).toEqual({ key: 'page', idx: 1 });
  expect(router).not.toHaveBeenCalled();
});

test('closing the overlay changes nothing in the history, and one step back leaves the page', async () => {
  history.replaceState({ key: 'before', idx: 0 }, '');
  history.pushState(null, '');
  open();
  const { length } = history;
  unregister?.();
  history.pushState({ key: 'next', idx: 2 }, '');
  history.back();
  await vi.waitFor(() => expect(history.state).toMatchObject({ key: 'page' }));
  expect(history.length).toBe(length + 1);
  expect(router).toHaveBeenCalledTimes(1);
  history.back();
  await vi.waitFor(() => expect(history.state).toEqual({ key: 'before', idx: 0 }));
  expect(router).toHaveBeenCalledTimes(2);
  expect(close).not.toHaveBeenCalled();
});

test('a page that has taken the place of an overlay’s page is left and entered again by one step', async () => {
  history.replaceState({ key: 'before', idx: 0 }, '', '/before');
  history.pushState(null, '', '/page');
  open();
  unregister?.();
  keepOverlayEntry(() => history.replaceState({ key: 'home', idx: 1 }, '', '/home'));
  history.back();
  await vi.waitFor(() => expect(location.pathname).toBe('/before'));
  expect(router).toHaveBeenCalledTimes(1);
  history.forward();
  await vi.waitFor(() => expect(location.pathname).toBe('/home'));
});

test('after a reload under an overlay, one step back leaves the page', async () => {
  history.replaceState({ key: 'before', idx: 0 }, '');
  history.pushState({ key: 'page', idx: 1 }, '');
  history.pushState({ key: 'page', idx: 1, over: 'the one before the reload' }, '');
  // The script that starts the page calls it, and then the app.
  leaveReloadedOverlay();
  leaveReloadedOverlay();
  await vi.waitFor(() => expect(history.state).toEqual({ key: 'page', idx: 1 }));
  history.back();
  await vi.waitFor(() => expect(history.state).toEqual({ key: 'before', idx: 0 }));
});

test("a page's next overlay uses the entry of the one before", async () => {
  open();
  unregister?.();
  const { length } = history;
  unregister = onBrowserBack(close);
  expect(history.length).toBe(length);
  history.back();
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(history.state).toEqual({ key: 'page', idx: 1 });
  expect(router).not.toHaveBeenCalled();
});

test('back closes the lower of two overlays once the upper one is closed', async () => {
  open();
  const closeUpper = vi.fn();
  onBrowserBack(closeUpper)();
  history.back();
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(closeUpper).not.toHaveBeenCalled();
  expect(router).not.toHaveBeenCalled();
});

test('a router entry below an open overlay does not close it', () => {
  open();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(router).toHaveBeenCalledTimes(1);
  expect(close).not.toHaveBeenCalled();
});

test('leaving open overlays by links adds no listeners', () => {
  const listeners = new Set<unknown>();
  vi.spyOn(window, 'addEventListener').mockImplementation((_, listener) => void listeners.add(listener));
  vi.spyOn(window, 'removeEventListener').mockImplementation(
    (_, listener) => void listeners.delete(listener),
  );
  const left: number[] = [];
  for (const key of ['first', 'second', 'third']) {
    open();
    history.pushState({ key }, '');
    unregister?.();
    left.push(listeners.size);
  }
  vi.restoreAllMocks();
  expect(left[2]).toBe(left[0]);
});
