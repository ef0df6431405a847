import { expect, it } from 'vitest';
import { parseMarkdown } from '../../../../server/bot-api/text/parse-markdown.ts';

const mark = (type: string, offset: number, length: number, more = {}) => ({ type, offset, length, ...more });

it.each([
  [
    '*a* _b_ __c__ ~d~ ||e||',
    'a b c d e',
    [
      mark('bold', 0, 1),
      mark('italic', 2, 1),
      mark('underline', 4, 1),
      mark('strikethrough', 6, 1),
      mark('spoiler', 8, 1),
    ],
  ],
  ['*a_b_*', 'ab', [mark('bold', 0, 2), mark('italic', 1, 1)]],
  ['1\\.5 \\- \\*', '1.5 - *', []],
  ['`a.b*`', 'a.b*', [mark('code', 0, 4)]],
  ['```ts\na.b\n```', 'a.b\n', [mark('pre', 0, 4, { language: 'ts' })]],
  ['[a](https://x.it/\\))', 'a', [mark('text_link', 0, 1, { url: 'https://x.it/)' })]],
  ['[*a*](https://x.it)', 'a', [mark('text_link', 0, 1, { url: 'https://x.it' }), mark('bold', 0, 1)]],
  ['[a](nowhere)', 'a', []],
  ['>a\n>*b*\nc', 'a\nb\nc', [mark('blockquote', 0, 3), mark('bold', 2, 1)]],
  ['a\n>b', 'a\nb', [mark('blockquote', 2, 1)]],
  ['>a\n**>b\n>c||', 'a\nb\nc', [mark('blockquote', 0, 1), mark('expandable_blockquote', 2, 3)]],
  ['>||a|| b', 'a b', [mark('blockquote', 0, 3), mark('spoiler', 0, 1)]],
  ['![👍](tg://emoji?id=536)', '👍', [mark('custom_emoji', 0, 2, { custom_emoji_id: '536' })]],
])('the MarkdownV2 "%s" is parsed into text and entities', (source, text, entities) => {
  expect(parseMarkdown(source)).toEqual({ text, entities });
});

it.each([
  ['>*a\nb*', "Can't find end of Bold entity at byte offset 1"],
  ['a > b', "Character '>' is reserved"],
])('the MarkdownV2 "%s" is refused', (source, words) => {
  expect(() => parseMarkdown(source)).toThrow(words);
});
