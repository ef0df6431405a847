import { expect, it } from 'vitest';
import { remarkOnOwners, settingRemarks } from '../../../src/server/config/setting-remarks.ts';

it.each([
  ['https://film.example/app', 'https://film.example'],
  ['"https://film.example:8443/app/"', 'https://film.example:8443'],
  ['film.example/app', 'https://film.example'],
  ['https://film.example/?a=b', 'https://film.example'],
])('PUBLIC_URL=%s is said to count without its path', (url, origin) => {
  expect(settingRemarks({ PUBLIC_URL: url })).toEqual([
    expect.stringContaining(`PUBLIC_URL counts as ${origin}, without its path`),
  ]);
});

it.each([
  undefined,
  '',
  'https://film.example',
  ' "https://film.example/" ',
  'film.example//',
  'film',
  'ftp://a/b',
])('PUBLIC_URL=%s has no remark', (url) => {
  expect(settingRemarks({ PUBLIC_URL: url })).toEqual([]);
});

it('a bot without owners is remarked upon, and the way to one’s number said', () => {
  expect(remarkOnOwners({ botToken: '1:a', ownerIds: [] })).toEqual([
    expect.stringContaining('@userinfobot'),
  ]);
  expect(remarkOnOwners({ botToken: '1:a', ownerIds: ['42'] })).toEqual([]);
  expect(remarkOnOwners({ botToken: undefined, ownerIds: [] })).toEqual([]);
});

it('a setting of an earlier version is named, and does nothing', () => {
  expect(settingRemarks({ SEERR_URL: 'http://nas:5055', SEERR_KEY: 'abcdefgh' })).toEqual([
    'SEERR_URL has no effect any longer: approved requests are not handed over to a Seerr',
  ]);
});
