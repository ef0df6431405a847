import { it } from 'vitest';
import { CANT, expectRefused, html, markdown, type RefusedCall, text } from '../../support/refused-call.ts';

it.each<RefusedCall>([
  ['with an unknown parse mode', 'sendMessage', { ...text, parse_mode: 'BBCode' }, 'unsupported parse_mode'],
  [
    'with an unknown tag',
    'sendMessage',
    html('<h1>x</h1>'),
    `${CANT} Unsupported start tag "h1" at byte offset 0`,
  ],
  [
    'with an open tag',
    'sendMessage',
    html('<b>x'),
    `${CANT} Can't find end tag corresponding to start tag "b"`,
  ],
  [
    'with crossed tags',
    'sendMessage',
    html('<b><i>test</b></i>'),
    `${CANT} Unmatched end tag at byte offset 10, expected "</i>", found "</b>"`,
  ],
  ['with a stray end', 'sendMessage', html('è</b>'), `${CANT} Unexpected end tag at byte offset 2`],
  ['with half a tag', 'sendMessage', html('a <b'), `${CANT} Unclosed start tag at byte offset 2`],
  ['with half an end', 'sendMessage', html('<b>a</b'), `${CANT} Unclosed end tag at byte offset 4`],
  [
    'with a plain span',
    'sendMessage',
    html('<span>a</span>'),
    `${CANT} Tag "span" must have class "tg-spoiler" at byte offset 0`,
  ],
  [
    'with a bare dot',
    'sendMessage',
    markdown('ciao.'),
    `${CANT} Character '.' is reserved and must be escaped with the preceding '\\'`,
  ],
  [
    'with open bold',
    'sendMessage',
    markdown('*ciao'),
    `${CANT} Can't find end of Bold entity at byte offset 0`,
  ],
  [
    'with half a link',
    'sendMessage',
    markdown('[a](http://x.it'),
    `${CANT} Can't find end of a URL at byte offset 4`,
  ],
  [
    'with a late entity',
    'sendMessage',
    { ...text, entities: [{ type: 'bold', offset: 99, length: 1 }] },
    'entity begins after the end of the text at UTF-16 offset 99',
  ],
  [
    'with a long entity',
    'sendMessage',
    { ...text, entities: [{ type: 'bold', offset: 0, length: 99 }] },
    'entity beginning at UTF-16 offset 0 ends after the end of the text at UTF-16 offset 99',
  ],
  [
    'with an unknown entity',
    'sendMessage',
    { ...text, entities: [{ type: 'loud', offset: 0, length: 1 }] },
    "can't parse MessageEntity: Unsupported type specified",
  ],
  [
    'with a link to nowhere',
    'sendMessage',
    { ...text, entities: [{ type: 'text_link', offset: 0, length: 1 }] },
    'can\'t parse MessageEntity: Can\'t find field "url"',
  ],
])('formatted text is refused: %s, %s', expectRefused);
