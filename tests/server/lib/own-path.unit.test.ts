import { expect, it } from 'vitest';
import { isOwnPath } from '../../../src/server/lib/own-path.ts';

it.each(['/posters/a.svg', '/a', '/a?b=//c', '/è/\\a'])('a path of this server: %s', (url) => {
  expect(isOwnPath(url)).toBe(true);
});

it.each([
  '//evil.example/x',
  '/\\evil.example/x',
  '/\t/evil.example/x',
  '/\n\\evil.example',
  'posters/a.svg',
  'https://a/b',
  '',
])('browsers leave this server for %j', (url) => {
  expect(isOwnPath(url)).toBe(false);
});
