import { it } from 'vitest';
import { CANT, expectRefused, html, markdown, type RefusedCall, text } from '../../support/refused-call.ts';

it.each<RefusedCall>([
  ['an unknown parse mode', 'sendMessage', { ...text, parse_mode: 'BBCode' }, 'unsupported parse_mode'],
  [
    'an unknown tag',
    'sendMessage',
    html('<h1>x</h1>'),
    `${CANT} Unsupported start tag "h1" at byte offset 0`,
  ],
  [
    'an unclosed tag',
    'sendMessage',
    html('<b>x'),
    `${CANT} Can't find end tag corresponding to start tag "b"`,
  ],
  [
    'a text with crossed tags',
    'sendMessage',
    html('<b><i>test</b></i>'),
    `${CANT} Unmatched end tag at byte offset 10, expected "</i>", found "</b>"`,
  ],
  ['a stray end tag', 'sendMessage', html('è</b>'), `${CANT} Unexpected end tag at byte offset 2`],
  ['half a start tag', 'sendMessage', html('a <b'), `${CANT} Unclosed start tag at byte offset 2`],
  ['half an end tag', 'sendMessage', html('<b>a</b'), `${CANT} Unclosed end tag at byte offset 4`],
  [
    'a span without a class',
    'sendMessage',
    html('<span>a</span>'),
    `${CANT} Tag "span" must have class "tg-spoiler" at byte offset 0`,
  ],
  [
    'an unescaped dot',
    'sendMessage',
    markdown('ciao.'),
    `${CANT} Character '.' is reserved and must be escaped with the preceding '\\'`,
  ],
  [
    'an unclosed bold entity',
    'sendMessage',
    markdown('*ciao'),
    `${CANT} Can't find end of Bold entity at byte offset 0`,
  ],
  [
    'half a link',
    'sendMessage',
    markdown('[a](http://x.it'),
    `${CANT} Can't find end of a URL at byte offset 4`,
  ],
  [
    'an entity beyond the text',
    'sendMessage',
    { ...text, entities: [{ type: 'bold', offset: 99, length: 1 }] },
    'entity begins after the end of the text at UTF-16 offset 99',
  ],
  [
    'an entity longer than the text',
    'sendMessage',
    { ...text, entities: [{ type: 'bold', offset: 0, length: 99 }] },
    'entity beginning at UTF-16 offset 0 ends after the end of the text at UTF-16 offset 99',
  ],
  [
    'an unknown entity',
    'sendMessage',
    { ...text, entities: [{ type: 'loud', offset: 0, length: 1 }] },
    "can't parse MessageEntity: Unsupported type specified",
  ],
  [
    'a link entity without an address',
    'sendMessage',
    { ...text, entities: [{ type: 'text_link', offset: 0, length: 1 }] },
    'can\'t parse MessageEntity: Can\'t find field "url"',
  ],
])('%s is refused: %s', expectRefused);
