import { expect, it } from 'vitest';
import { readWebAddress } from '../../../src/server/lib/web-address.ts';

it.each([
  ['http://nas:8096/', 'http://nas:8096/'],
  ['HTTPS://Film.example/a?b#c', 'https://Film.example/a?b#c'],
  ['localhost:8096', 'http://localhost:8096'],
  ['localhost', 'http://localhost'],
  ['nas:8096/web', 'http://nas:8096/web'],
  ['192.168.1.5', 'http://192.168.1.5'],
  ['[::1]:8096', 'http://[::1]:8096'],
  ['nas.lan', 'http://nas.lan'],
  ['film.example:8096', 'http://film.example:8096'],
  ['film.example/jellyfin', 'https://film.example/jellyfin'],
  [' “https://film.example” ', 'https://film.example'],
  ['<http://nas>', 'http://nas'],
  ['http:/nas', 'http://nas'],
  ['https//film.example', 'https://film.example'],
  ['http:\\\\nas:8096', 'http://nas:8096'],
])('%s is the address %s', (text, address) => {
  expect(readWebAddress(text)).toBe(address);
});

it.each([
  '',
  'nas',
  'ftp://nas',
  'smb://nas:445',
  'javascript:alert(1)',
  'anna@film.example',
  'il mio server',
  'http://',
  'http://[',
  'http://a b',
  'nas:port',
])('%j is no address', (text) => {
  expect(readWebAddress(text)).toBeUndefined();
});
