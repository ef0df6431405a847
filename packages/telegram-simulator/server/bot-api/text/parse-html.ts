import type { Entity } from '../../../wire-message.ts';
import { badRequest } from '../api-error.ts';
import { createEntityBuilder, type EntityBuilder, type FormattedText } from './entity-builder.ts';
import { isLinkTarget } from './link-target.ts';

const TYPES: Record<string, Entity['type']> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strikethrough',
  strike: 'strikethrough',
  del: 'strikethrough',
  span: 'spoiler',
  'tg-spoiler': 'spoiler',
  'tg-emoji': 'custom_emoji',
  a: 'text_link',
  code: 'code',
  pre: 'pre',
  blockquote: 'blockquote',
};

const NAMED: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' };
const START_TAG = /<([^\s>/]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"']*))?)*)\s*>/y;
const END_TAG = /<\/([^\s>]*)\s*>/y;
const ATTRIBUTE = /([^\s=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/g;
const REFERENCE = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(lt|gt|amp|quot));?/iy;

/** The Bot API's HTML. Throws "can't parse entities: ..." as it does. */
export function parseHtml(source: string): FormattedText {
  const spans = createEntityBuilder(source);
  for (let at = 0; at < source.length;) {
    const character = source.charAt(at);
    if (character === '<')
      at = source.charAt(at + 1) === '/' ? endTag(spans, source, at) : startTag(spans, source, at);
    else if (character === '&') at = reference(spans, source, at);
    else {
      spans.write(character);
      at += 1;
    }
  }
  const unclosed = spans.open.at(-1);
  if (unclosed) throw broken(`Can't find end tag corresponding to start tag "${unclosed.mark}"`);
  return spans.done();
}

function startTag(spans: EntityBuilder, source: string, at: number): number {
  const offset = spans.byteOffset(at);
  const tag = /^[^\s>]*/.exec(source.slice(at + 1))?.[0].toLowerCase() ?? '';
  if (at + 1 + tag.length >= source.length) throw broken(`Unclosed start tag at byte offset ${offset}`);
  const type = TYPES[tag];
  if (!type) throw broken(`Unsupported start tag "${tag}" at byte offset ${offset}`);
  START_TAG.lastIndex = at;
  const match = START_TAG.exec(source);
  if (!match) throw broken(`Unclosed start tag "${tag}" at byte offset ${offset}`);
  const attributes = readAttributes(match[2] ?? '');
  if (tag === 'span' && attributes.get('class') !== 'tg-spoiler') {
    throw broken(`Tag "span" must have class "tg-spoiler" at byte offset ${offset}`);
  }
  spans.start({ type, mark: tag, at, ...detailsOf(tag, attributes) });
  return START_TAG.lastIndex;
}

function detailsOf(tag: string, attributes: Map<string, string>): Partial<Entity> {
  const language = /^language-(.+)/.exec(attributes.get('class') ?? '')?.[1];
  if (tag === 'a') return { url: attributes.get('href') ?? '' };
  if (tag === 'tg-emoji') return { custom_emoji_id: attributes.get('emoji-id') };
  if (tag === 'code' && language) return { language };
  return tag === 'blockquote' && attributes.has('expandable') ? { type: 'expandable_blockquote' } : {};
}

function endTag(spans: EntityBuilder, source: string, at: number): number {
  const offset = spans.byteOffset(at);
  END_TAG.lastIndex = at;
  const match = END_TAG.exec(source);
  if (!match) throw broken(`Unclosed end tag at byte offset ${offset}`);
  const innermost = spans.open.at(-1);
  if (!innermost) throw broken(`Unexpected end tag at byte offset ${offset}`);
  const tag = match[1]?.toLowerCase();
  if (tag && tag !== innermost.mark) {
    throw broken(
      `Unmatched end tag at byte offset ${offset}, expected "</${innermost.mark}>", found "</${tag}>"`,
    );
  }
  if (innermost.mark === 'a') endLink(spans, innermost.url ?? '');
  else if (innermost.mark === 'code') endCode(spans, innermost.language);
  else spans.end();
  return END_TAG.lastIndex;
}

/** A link without an address leads to its own text; a wrong address leaves the text alone. */
function endLink(spans: EntityBuilder, address: string): void {
  const url = address || spans.inner();
  spans.end({ url }, isLinkTarget(url));
}

/** `<pre><code class="language-x">` is one block in that language. */
function endCode(spans: EntityBuilder, language: string | undefined): void {
  const outer = spans.open.at(-2);
  if (outer?.type !== 'pre') return spans.end();
  if (language) outer.language = language;
  spans.end({}, false);
}

function readAttributes(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', ...values] of source.matchAll(ATTRIBUTE)) {
    found.set(name.toLowerCase(), decode(values.find(Boolean) ?? ''));
  }
  return found;
}

function reference(spans: EntityBuilder, source: string, at: number): number {
  REFERENCE.lastIndex = at;
  const match = REFERENCE.exec(source);
  spans.write(match ? decodeOne(match) : '&');
  return match ? REFERENCE.lastIndex : at + 1;
}

const decode = (text: string) =>
  text.replace(new RegExp(REFERENCE.source, 'gi'), (...match: string[]) => decodeOne(match));

function decodeOne([whole = '', decimal, hexadecimal, name]: readonly (string | undefined)[]): string {
  if (name) return NAMED[name.toLowerCase()] ?? whole;
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

const broken = (why: string) => badRequest(`can't parse entities: ${why}`);
