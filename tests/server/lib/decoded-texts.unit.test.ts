import { expect, it } from 'vitest';
import { decodedTexts } from '../../../src/server/lib/decoded-texts.ts';

async function textOf(...chunks: readonly string[]): Promise<string> {
  async function* bytes() {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }
  let text = '';
  for await (const part of decodedTexts(bytes())) text += part;
  return text;
}

it.each([1, 70_000])('a byte order mark is dropped from the start of %s characters alone', async (length) => {
  const first = 'a'.repeat(length);
  expect(await textOf(`\uFEFF${first}`, '\uFEFFb', 'c')).toBe(`${first}\uFEFFbc`);
});
