import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installStorageFallback } from '../../../src/client/messenger/storage-fallback.ts';
import { overQuota } from '../support/storage-over-quota.ts';
import { spyOnWarnings } from './fake-host.ts';

const real = { sessionStorage, localStorage };
const warn = spyOnWarnings();

beforeEach(() => warn.mockClear());
afterEach(() => {
  for (const [name, value] of Object.entries(real)) {
    Object.defineProperty(window, name, { value, configurable: true });
  }
  newPage();
  history.replaceState(null, '', '/');
});

/** Removes the fallback's patches, as a page load does. */
function newPage(): void {
  for (const method of ['pushState', 'replaceState']) Reflect.deleteProperty(history, method);
}

function reloadWithout(name: keyof typeof real): void {
  newPage();
  block(name);
  installStorageFallback();
}

function block(name: keyof typeof real): void {
  Object.defineProperty(window, name, {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
}

test('working storage is left alone', () => {
  installStorageFallback();
  expect(window.sessionStorage).toBe(real.sessionStorage);
  expect(window.localStorage).toBe(real.localStorage);
  expect(warn).not.toHaveBeenCalled();
});

test('blocked storage is replaced by one in memory', () => {
  block('sessionStorage');
  block('localStorage');
  installStorageFallback();
  expect(warn).toHaveBeenCalledTimes(2);
  sessionStorage.setItem('a', '1');
  sessionStorage.setItem('b', '2');
  expect(sessionStorage.getItem('a')).toBe('1');
  expect(localStorage.getItem('a')).toBeNull();
  sessionStorage.removeItem('a');
  expect(sessionStorage.getItem('a')).toBeNull();
  expect(sessionStorage.getItem('b')).toBe('2');
});

test('a reload keeps what was stored, on this page and on one that was opened since', async () => {
  const reload = () => reloadWithout('sessionStorage');
  reload();
  sessionStorage.setItem('vetrina.launch', '{}');
  reload();
  expect(sessionStorage.getItem('vetrina.launch')).toBe('{}');
  history.pushState({ idx: 1 }, '', '/films');
  expect(history.state).toMatchObject({ idx: 1 });
  reload();
  expect(sessionStorage.getItem('vetrina.launch')).toBe('{}');
  expect(location.href).not.toContain('launch');
});

test('changes in quick succession are few for the history, and none is lost', async () => {
  vi.useFakeTimers();
  block('localStorage');
  installStorageFallback();
  const changes = vi.spyOn(History.prototype, 'replaceState');
  for (let vote = 1; vote <= 50; vote += 1) localStorage.setItem('votes', String(vote));
  vi.advanceTimersByTime(1000);
  expect(changes.mock.calls.length).toBeLessThan(4);
  vi.useRealTimers();
  reloadWithout('localStorage');
  expect(localStorage.getItem('votes')).toBe('50');
});

test('storage over quota is replaced by one in memory with the same entries', () => {
  real.sessionStorage.setItem('vetrina.launch', '{}');
  vi.stubGlobal('sessionStorage', overQuota(real.sessionStorage));
  installStorageFallback();
  expect(sessionStorage.getItem('vetrina.launch')).toBe('{}');
  sessionStorage.setItem('more', '1');
  expect(sessionStorage.getItem('more')).toBe('1');
  real.sessionStorage.clear();
});

test('storage disabled by a web view is replaced too', () => {
  vi.stubGlobal('localStorage', null);
  installStorageFallback();
  localStorage.setItem('jwt', 'x');
  expect(localStorage.getItem('jwt')).toBe('x');
});
