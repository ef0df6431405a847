import { expect, test } from 'vitest';
import { isAtLeast, readVersion } from '../../../src/client/messenger/version.ts';

test.each([
  ['6.0', '6.1', false],
  ['6.1', '6.1', true],
  ['7.9', '7.10', false],
  ['7.10', '7.10', true],
  ['7.12', '8.0', false],
  ['8', '8.0', true],
  ['10.1', '6.1', true],
])('version %s is at least %s: %s', (version, needed, isLater) => {
  expect(isAtLeast(version, needed)).toBe(isLater);
});

test.each([
  ['8.0', '8.0'],
  ['10.1', '10.1'],
  ['v8.0', '8.0'],
  ['8.0.1', '8.0.1'],
  [' 9.6-beta', '9.6'],
  ['8', '8'],
  [null, '6.0'],
  ['', '6.0'],
  ['newest', '6.0'],
  ['0.0', '6.0'],
])('a messenger that calls its version %j has %s', (text, version) => {
  expect(readVersion(text)).toBe(version);
});
