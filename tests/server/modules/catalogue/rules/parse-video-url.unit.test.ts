import { expect, it } from 'vitest';
import {
  pageAboutTitle,
  parseVideoUrl,
} from '../../../../../src/server/modules/catalogue/rules/parse-video-url.ts';

const message = (chatId: string, messageId: number) => ({ kind: 'message', chatId, messageId });

it.each([
  ['https://t.me/archivio/34', message('@archivio', 34)],
  ['http://telegram.me/s/archivio/34/', message('@archivio', 34)],
  ['HTTPS://T.ME/archivio/34', message('@archivio', 34)],
  ['https://t.me/archivio/7/34', message('@archivio', 34)],
  ['https://t.me/archivio/34?single', message('@archivio', 34)],
  ['https://t.me/archivio/34?single&thread=7', message('@archivio', 34)],
  ['https://t.me/c/1234/34', message('-1001234', 34)],
  ['https://t.me/c/1234/7/34', message('-1001234', 34)],
  ['t.me/archivio/34', message('@archivio', 34)],
  ['www.t.me/archivio/34', message('@archivio', 34)],
  ['telegram.dog/c/1234/34', message('-1001234', 34)],
  ['archivio.t.me/34', message('@archivio', 34)],
  ['https://t.me/archivio/34?embed=1&mode=tme', message('@archivio', 34)],
  ['https://t.me/archivio/34?t=1m20s', message('@archivio', 34)],
  ['https://t.me/archivio/34?comment-less=1', message('@archivio', 34)],
  ['https://t.me/archivio/34#x', message('@archivio', 34)],
  ['<https://t.me/archivio/34>', message('@archivio', 34)],
  ['https://t.me/archivio/34.', message('@archivio', 34)],
  ['tg://resolve?domain=archivio&post=34', message('@archivio', 34)],
  ['tg:resolve?post=34&domain=archivio&single', message('@archivio', 34)],
  ['tg://resolve?domain=archivio&post=34&thread=7', message('@archivio', 34)],
  ['tg://privatepost?channel=1234&post=34', message('-1001234', 34)],
])('the address %s is a message', (address, expected) => {
  expect(parseVideoUrl(address)).toEqual(expected);
});

it.each([
  'https://t.me/archivio',
  'https://t.me/joinchat/34',
  'https://t.me/addlist/34',
  'https://t.me/s/archivio?before=34',
  'https://www.youtube.com/watch?v=abc',
  'https://t.me/1archivio/34',
  'https://t.me/abc/34',
  'https://films.example/c/1234/34',
  'https://films.example/?comment=1',
  'https://films.example/?to=https://t.me/archivio/34?comment=1',
  'http://films.example/3',
])('the address %s is another page', (url) => {
  expect(parseVideoUrl(url)).toEqual({ kind: 'link', url });
});

it('an address is read as browsers write it', () => {
  expect(parseVideoUrl('https://films.example/a b')).toEqual({
    kind: 'link',
    url: 'https://films.example/a%20b',
  });
});

it.each([
  '',
  'archivio/34',
  'sub.ita/eng sono sbagliati',
  'film.mp4',
  'S1/E2',
  '12/05/2019',
  'tg://resolve?domain=archivio',
  'tg://resolve?domain=archivio&post=34&comment=5',
  'https://www.imdb.com/title/tt0013442/',
  'themoviedb.org/movie/653',
  'ftp://films.example/3',
  'x https://films.example',
  'ftp://films.example/https://films.example/3',
  'https://',
  'https://t.me/archivio/0',
  'https://t.me/archivio/2147483648',
  'https://t.me/archivio/34?comment=5',
  'http://telegram.me/archivio/34?comment=5',
  't.me/c/1234/34?comment=5',
  'https://t.me/archivio/34?single&comment=5',
])('the text %j is not an address', (address) => {
  expect(parseVideoUrl(address)).toBeUndefined();
});

it.each([
  ['https://m.imdb.com/title/tt0013442/', true],
  ['themoviedb.org/movie/653', true],
  ['https://it.wikipedia.org/wiki/Nosferatu', true],
  ['https://notimdb.com/title/1', false],
  ['https://films.example/imdb.com/title', false],
  ['https://www.youtube.com/watch?v=abc', false],
])('the page %s is about a title: %s', (address, isAbout) => {
  expect(pageAboutTitle(address) !== undefined).toBe(isAbout);
});
