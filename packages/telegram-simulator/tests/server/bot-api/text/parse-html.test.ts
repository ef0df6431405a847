import { expect, it } from 'vitest';
import { parseHtml } from '../../../../server/bot-api/text/parse-html.ts';

const bold = (offset: number, length: number) => ({ type: 'bold', offset, length });

it.each([
  ['<b>a</b> <i>b</i>', 'a b', [bold(0, 1), { type: 'italic', offset: 2, length: 1 }]],
  ['<STRONG>a</STRONG>', 'a', [bold(0, 1)]],
  ['<b>a<u>b</u></b>', 'ab', [bold(0, 2), { type: 'underline', offset: 1, length: 1 }]],
  ['🎬<b>è</b>', '🎬è', [bold(2, 1)]],
  ['&lt;b&gt; &amp; &quot;&#128;&#x1F3AC;&nbsp;', '<b> & "\u0080🎬&nbsp;', []],
  ['a < b'.replace('<', '&lt;'), 'a < b', []],
  [
    '<a href="https://x.it/?a=1&amp;b=2">x</a>',
    'x',
    [{ type: 'text_link', offset: 0, length: 1, url: 'https://x.it/?a=1&b=2' }],
  ],
  [
    "<a href='tg://user?id=1'>x</a>",
    'x',
    [{ type: 'text_link', offset: 0, length: 1, url: 'tg://user?id=1' }],
  ],
  [
    '<a>https://x.it</a>',
    'https://x.it',
    [{ type: 'text_link', offset: 0, length: 12, url: 'https://x.it' }],
  ],
  ['<a href="nowhere">x</a>', 'x', []],
  [
    '<pre><code class="language-ts">a</code></pre>',
    'a',
    [{ type: 'pre', offset: 0, length: 1, language: 'ts' }],
  ],
  ['<code>a</code>', 'a', [{ type: 'code', offset: 0, length: 1 }]],
  ['<span class="tg-spoiler">a</span>', 'a', [{ type: 'spoiler', offset: 0, length: 1 }]],
  ['<blockquote expandable>a</blockquote>', 'a', [{ type: 'expandable_blockquote', offset: 0, length: 1 }]],
  ['<b></b>a', 'a', []],
])('the HTML "%s" is parsed into text and entities', (source, text, entities) => {
  expect(parseHtml(source)).toEqual({ text, entities });
});
