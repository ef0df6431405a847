import { afterEach, expect, test, vi } from 'vitest';
import { onBrowserBack } from '../../../../src/client/lib/navigation/browser-back.ts';

const close = vi.fn();
const router = vi.fn();
let unregister: (() => void) | undefined;

function open() {
  history.replaceState({ key: 'page' }, '');
  window.addEventListener('popstate', router);
  unregister = onBrowserBack(close);
}

afterEach(() => {
  unregister?.();
  window.removeEventListener('popstate', router);
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('with CloseWatcher, back closes the overlay and adds no history entry', () => {
  const watchers: EventTarget[] = [];
  const destroy = vi.fn();
  class CloseWatcher extends EventTarget {
    destroy = destroy;
    constructor() {
      super();
      watchers.push(this);
    }
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher);
  const { length } = history;
  open();
  expect(history.length).toBe(length);
  watchers[0]?.dispatchEvent(new Event('close'));
  expect(close).toHaveBeenCalledTimes(1);
  unregister?.();
  expect(destroy).toHaveBeenCalledTimes(1);
});

test('without it, back closes the overlay, and the page stays as it was', async () => {
  open();
  expect(history.state).toMatchObject({ key: 'page', over: expect.stringMatching(/./) });
  history.back();
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(history.state).toEqual({ key: 'page' });
  expect(router).not.toHaveBeenCalled();
});

test('closing the overlay removes its history entry, unnoticed by the page', async () => {
  open();
  unregister?.();
  unregister = undefined;
  await vi.waitFor(() => expect(history.state).toEqual({ key: 'page' }));
  expect(close).not.toHaveBeenCalled();
  expect(router).not.toHaveBeenCalled();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(router).toHaveBeenCalledTimes(1);
});

test('after a link from an open overlay, back skips its entry, and the router shows the page', async () => {
  open();
  history.pushState({ key: 'next' }, '');
  unregister?.();
  unregister = undefined;
  expect(history.state).toEqual({ key: 'next' });
  history.back();
  await vi.waitFor(() => expect(history.state).toEqual({ key: 'page' }));
  expect(router).toHaveBeenCalledTimes(1);
  expect(close).not.toHaveBeenCalled();
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
