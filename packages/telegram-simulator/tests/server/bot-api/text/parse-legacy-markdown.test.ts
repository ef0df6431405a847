import { expect, it } from 'vitest';
import { parseLegacyMarkdown } from '../../../../server/bot-api/text/parse-legacy-markdown.ts';

const mark = (type: string, offset: number, length: number, more = {}) => ({ type, offset, length, ...more });

it.each([
  ['*a* _b_ `c_d`', 'a b c_d', [mark('bold', 0, 1), mark('italic', 2, 1), mark('code', 4, 3)]],
  ['```ts\na.b```', 'a.b', [mark('pre', 0, 3, { language: 'ts' })]],
  ['[a](https://x.it)', 'a', [mark('text_link', 0, 1, { url: 'https://x.it' })]],
  ['[a] b', 'a b', []],
  ['1.5 - a\\_b!', '1.5 - a_b!', []],
  ['*a_b*', 'a_b', [mark('bold', 0, 3)]],
])('the legacy Markdown "%s" is parsed into text and entities', (source, text, entities) => {
  expect(parseLegacyMarkdown(source)).toEqual({ text, entities });
});

it.each([
  ['è *a', 3],
  ['[a](https://x.it', 0],
  ['a_b', 1],
])('the legacy Markdown "%s" is refused', (source, at) => {
  const words = `can't parse entities: Can't find end of the entity starting at byte offset ${at}`;
  expect(() => parseLegacyMarkdown(source)).toThrow(words);
});
