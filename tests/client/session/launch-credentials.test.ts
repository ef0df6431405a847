import { beforeEach, expect, test, vi } from 'vitest';
import {
  clearLaunchCredentials,
  hasLeft,
  readFarewell,
  readLaunchCredentials,
  storeFarewell,
  storeLaunchCredentials,
  withoutLaunchCredentials,
} from '../../../src/client/session/launch-credentials.ts';

const STORED = { userId: '42', key: 'launch-key' };

beforeEach(() => sessionStorage.clear());

test('a link wins over stored credentials', () => {
  storeLaunchCredentials(STORED);
  expect(readLaunchCredentials('?user-id=7&key=other')).toEqual({ userId: '7', key: 'other' });
});

test.each(['?user-id=7', '?key=other', '?user-id=&key=other', '?user-id=7&key='])(
  '%s is incomplete: stored credentials are not used instead',
  (search) => {
    storeLaunchCredentials(STORED);
    expect(readLaunchCredentials(search)).toBeUndefined();
  },
);

test('without a link the stored credentials are used until they are cleared', () => {
  expect(readLaunchCredentials('?a=b')).toBeUndefined();
  storeLaunchCredentials(STORED);
  expect(readLaunchCredentials('?a=b')).toEqual(STORED);
  clearLaunchCredentials();
  expect(readLaunchCredentials('?a=b')).toBeUndefined();
});

test.each([
  ['typed', 'navigate', '', false],
  ['linked to from elsewhere', 'navigate', 'https://example.org/', false],
  ['linked to from the app', 'navigate', `${location.origin}/films`, true],
  ['reloaded', 'reload', '', true],
  ['returned to', 'back_forward', '', true],
])('an address that is %s keeps the stored credentials or not', (_how, type, referrer, keeps) => {
  storeLaunchCredentials(STORED);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  expect(readLaunchCredentials('')).toEqual(keeps ? STORED : undefined);
  expect(readLaunchCredentials('?user-id=42&key=launch-key')).toEqual(STORED);
  vi.restoreAllMocks();
});

test.each(['{', '3', 'null', '{"userId":"42"}', '{"key":"k"}', '{"userId":42,"key":"k"}'])(
  'stored credentials of %s are ignored',
  (kept) => {
    sessionStorage.setItem('vetrina.launch', kept);
    expect(readLaunchCredentials('')).toBeUndefined();
  },
);

test.each([
  ['?user-id=42&key=launch-key', ''],
  ['?user-id=42&a=b%20c&key=launch-key', '?a=b+c'],
  ['?user-id=42&a=b', '?a=b'],
  ['?a=b&key=launch-key', '?a=b'],
  ['?a=b%20c', '?a=b%20c'],
  ['', ''],
])('without id and key %s is "%s"', (search, rest) => {
  expect(withoutLaunchCredentials(search)).toBe(rest);
});

const LAUNCH = { userId: '42', key: 'a-key' };

test('a launch that ended with an erasure is known again, with what became of the subscription', () => {
  expect(readFarewell()).toBeUndefined();
  expect(hasLeft(LAUNCH, 'signed')).toBe(false);
  storeFarewell(LAUNCH, 'signed', { stillRenews: true });
  expect(hasLeft(LAUNCH, 'signed')).toBe(true);
  expect(readFarewell()).toEqual({ stillRenews: true });
});

test.each([
  [{ ...LAUNCH, key: 'a-key2' }, 'signed'],
  [LAUNCH, 'signed later'],
  [LAUNCH, undefined],
])('another launch begins anew, and forgets the farewell', (launch, initData) => {
  storeFarewell(LAUNCH, 'signed', { stillRenews: false });
  expect(hasLeft(launch, initData)).toBe(false);
  expect(readFarewell()).toBeUndefined();
});
