import { expect, it } from 'vitest';
import { parseVideoUrl } from '../../../../src/server/modules/videos/parse-video-url.ts';

const message = (chatId: string, messageId: number) => ({ kind: 'message', chatId, messageId });

it.each([
  ['https://t.me/archivio/34', message('@archivio', 34)],
  ['http://telegram.me/s/archivio/34/', message('@archivio', 34)],
  ['HTTPS://T.ME/archivio/34'.replace('HTTPS', 'https'), message('@archivio', 34)],
  ['https://t.me/archivio/7/34', message('@archivio', 34)],
  ['https://t.me/archivio/34?single', message('@archivio', 34)],
  ['https://t.me/archivio/34?single&thread=7', message('@archivio', 34)],
  ['https://t.me/c/1234/34', message('-1001234', 34)],
  ['https://t.me/c/1234/7/34', message('-1001234', 34)],
])('the address %s is a message', (address, expected) => {
  expect(parseVideoUrl(address)).toEqual(expected);
});

it.each([
  'https://t.me/archivio',
  'https://t.me/archivio/34?comment-less=1',
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
  'ftp://films.example/3',
  'x https://films.example',
  'ftp://films.example/https://films.example/3',
  'https://',
  'https://t.me/archivio/0',
  'https://t.me/archivio/2147483648',
  'https://t.me/archivio/34?comment=5',
  'http://telegram.me/archivio/34?comment=5',
  'https://t.me/archivio/34?single&comment=5',
])('the text %j is not an address', (address) => {
  expect(parseVideoUrl(address)).toBeUndefined();
});
