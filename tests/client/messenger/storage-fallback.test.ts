// @vitest-environment happy-dom
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
});

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
  expect(sessionStorage.length).toBe(2);
  expect(sessionStorage.key(1)).toBe('b');
  expect(sessionStorage.key(2)).toBeNull();
  expect(localStorage.getItem('a')).toBeNull();
  sessionStorage.removeItem('a');
  expect(sessionStorage.getItem('a')).toBeNull();
  sessionStorage.clear();
  expect(sessionStorage.length).toBe(0);
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
