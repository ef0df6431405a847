import { describe, expect, it } from 'vitest';
import { imageHostAccess, imageUrl, imageVersionTag, jpegUrl } from '../../../src/server/lib/image-urls.ts';

const named = { hosts: ['image.tmdb.org'], privateHosts: ['192.168.1.5:8096', 'media.local:80'] };
const cover = (source: string) => ({ kind: 'copertina', id: 7, source }) as const;
const REMOTE = 'https://image.tmdb.org/t/p/w780/a.jpg';

describe('a picture', () => {
  it('a picture of a named host is served by this server, under an address that changes with its source', () => {
    expect(imageUrl(named, cover(REMOTE))).toBe(`/images/copertina/7?v=${imageVersionTag(REMOTE)}`);
    expect(jpegUrl(named, cover(REMOTE), 960)).toBe(
      `/images/copertina/7.jpg?v=${imageVersionTag(REMOTE)}&w=960`,
    );
    expect(imageVersionTag(REMOTE)).toMatch(/^[\w-]{10}$/);
    expect(imageVersionTag(REMOTE)).not.toBe(imageVersionTag(`${REMOTE}2`));
  });

  it('a picture of the client’s own files keeps its address for browsers, and is rendered as a JPEG', () => {
    const own = '/posters/a-cover.webp';
    expect(imageUrl(named, cover(own))).toBe(own);
    expect(jpegUrl(named, cover(own), 960)).toBe(`/images/copertina/7.jpg?v=${imageVersionTag(own)}&w=960`);
  });

  it.each([
    '/posters/a.svg',
    'https://elsewhere.example/a.jpg',
    'http://192.168.1.5/a.jpg',
    'data:image/png;base64,AA',
    '',
  ])('a picture at %s keeps its address', (source) => {
    expect(imageUrl(named, cover(source))).toBe(source);
    expect(jpegUrl(named, cover(source), 960)).toBe(source);
  });
});

it.each([
  [REMOTE, 'public'],
  ['/posters/a-cover.webp', 'own'],
  ['/posters/../a.webp', undefined],
  ['https://IMAGE.tmdb.org:443/a', 'public'],
  ['https://image.tmdb.org:8443/a', undefined],
  ['https://image.tmdb.org.evil.example/a', undefined],
  ['https://image.tmdb.org@evil.example/a', undefined],
  ['http://192.168.1.5:8096/Items/1/Images/Primary', 'private'],
  ['http://media.local/a', 'private'],
  ['https://media.local/a', undefined],
  ['ftp://image.tmdb.org/a', undefined],
  ['image.tmdb.org/a', undefined],
])('the access to the host of %s is %s', (address, as) => {
  expect(imageHostAccess(named, address)).toBe(as);
});
