import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { encodedBody, htmlResponse, jsonResponse, withEtag } from '../../../src/server/http/responses.ts';

const VALUE = Array.from({ length: 200 }, (_, id) => ({ id, titolo: `Titolo ${id}` }));
const TEXT = JSON.stringify(VALUE);

it.each([
  ['br', 'br', (bytes: Buffer) => brotliDecompressSync(bytes)],
  ['gzip, deflate', 'gzip', (bytes: Buffer) => gunzipSync(bytes)],
])('a client that accepts "%s" gets %s, compressed once', async (accepted, encoding, decompress) => {
  const answer = jsonResponse(VALUE);
  const [body, atTheSameTime] = await Promise.all([
    encodedBody(answer, accepted),
    encodedBody(answer, accepted),
  ]);
  expect(body.headers).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': encoding,
    vary: 'accept-encoding',
  });
  expect(decompress(body.bytes).toString()).toBe(TEXT);
  expect(atTheSameTime).toBe(body);
  expect(encodedBody(answer, accepted)).toBe(body);
});

it.each([undefined, '', 'identity'])('a client that accepts %j gets uncompressed bytes', async (accepted) => {
  const answer = jsonResponse(VALUE);
  const body = await encodedBody(answer, accepted);
  expect(body.headers).toEqual({
    'content-type': 'application/json; charset=utf-8',
    vary: 'accept-encoding',
  });
  expect(body.bytes.toString()).toBe(TEXT);
  expect(encodedBody(answer, accepted)).toBe(body);
});

it.each([
  ['an ordinary response by quality 5, as quick as intended', VALUE, 5],
  ['a long response by quality 4, in half the time', Array.from({ length: 20 }, () => VALUE), 4],
])('brotli compresses %s', async (_, value, quality) => {
  const { bytes } = await encodedBody(jsonResponse(value), 'br');
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  expect(bytes.equals(brotliCompressSync(JSON.stringify(value), { params }))).toBe(true);
});

it('a page is compressed as small as can be from its second request on, one page at a time', async () => {
  const html = TEXT.repeat(5);
  const [page, other] = [withEtag(htmlResponse(html)), withEtag(htmlResponse(`${html} `))];
  const quick = await encodedBody(page, 'br');
  await encodedBody(other, 'br');
  expect(await encodedBody(page, 'br')).toBe(quick);
  const otherQuick = await encodedBody(other, 'br');
  await expect.poll(() => encodedBody(page, 'br')).not.toBe(quick);
  const best = await encodedBody(page, 'br');
  expect(best.bytes.equals(brotliCompressSync(html))).toBe(true);
  expect(best.headers).toEqual(quick.headers);
  expect(await encodedBody(other, 'br')).toBe(otherQuick);
  await expect.poll(() => encodedBody(other, 'br')).not.toBe(otherQuick);
});

it('a small response is never compressed', async () => {
  const { bytes, headers } = await encodedBody(htmlResponse('<p>Ciao</p>'), 'br, gzip');
  expect(bytes.toString()).toBe('<p>Ciao</p>');
  expect(headers).toEqual({ 'content-type': 'text/html; charset=utf-8' });
});

it('an ETag distinguishes responses, and is weak: encodings differ in bytes', () => {
  const tagOf = (value: unknown) => withEtag(jsonResponse(value)).tag;
  expect(tagOf([1])).toMatch(/^W\/"[\w-]{27}"$/);
  expect(tagOf([1])).toBe(tagOf([1]));
  expect(tagOf([1])).not.toBe(tagOf([2]));
});
