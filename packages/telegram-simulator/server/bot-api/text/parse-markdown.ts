import type { Entity } from '../../../wire-message.ts';
import { badRequest } from '../api-error.ts';
import { createEntityBuilder, type EntityBuilder, type FormattedText } from './entity-builder.ts';
import { isLinkTarget } from './link-target.ts';

const TYPES: Record<string, Entity['type']> = {
  '*': 'bold',
  _: 'italic',
  __: 'underline',
  '~': 'strikethrough',
  '||': 'spoiler',
  '`': 'code',
  '```': 'pre',
  '[': 'text_link',
  '![': 'custom_emoji',
  '>': 'blockquote',
};
const NAMES: Record<string, string> = {
  '*': 'Bold',
  _: 'Italic',
  __: 'Underline',
  '~': 'Strikethrough',
  '||': 'Spoiler',
  '`': 'Code',
  '```': 'PreCode',
  '[': 'TextUrl',
  '![': 'CustomEmoji',
  '>': 'BlockQuote',
};
const MARK = /```|\|\||__|!\[|[*_~`[]/y;
const RESERVED = /[_*[\]()~`>#+\-=|{}.!]/;

/** The parse mode 'MarkdownV2'. Throws "can't parse entities: ..." as the Bot API does. */
export function parseMarkdown(source: string): FormattedText {
  const spans = createEntityBuilder(source);
  for (let at = 0; at < source.length;) {
    const inside = spans.open.at(-1)?.mark ?? '';
    at = isEscape(source, at) ? escaped(spans, source, at) : step(spans, source, at, inside);
  }
  if (spans.open.at(-1)?.mark === '>') spans.end();
  expectClosed(spans);
  return spans.done();
}

function expectClosed(spans: EntityBuilder): void {
  const unclosed = spans.open.at(-1);
  if (!unclosed) return;
  throw broken(
    `Can't find end of ${NAMES[unclosed.mark]} entity at byte offset ${spans.byteOffset(unclosed.at)}`,
  );
}

function step(spans: EntityBuilder, source: string, at: number, inside: string): number {
  if (inside.startsWith('`')) return insideCode(spans, source, at, inside);
  if (inside.endsWith('[') && source.charAt(at) === ']') return endLink(spans, source, at);
  const quoted = stepOfQuote(spans, source, at, inside);
  if (quoted !== undefined) return quoted;
  MARK.lastIndex = at;
  const mark = MARK.exec(source)?.[0];
  if (mark) return onMark(spans, source, at, mark);
  const character = source.charAt(at);
  if (RESERVED.test(character)) {
    throw broken(`Character '${character}' is reserved and must be escaped with the preceding '\\'`);
  }
  spans.write(character);
  return at + 1;
}

/** Handles the start, continuation and end of a block quote; undefined for anything else. */
function stepOfQuote(spans: EntityBuilder, source: string, at: number, inside: string): number | undefined {
  const rest = source.slice(at, at + 4);
  const isQuote = spans.open[0]?.mark === '>';
  if (rest.startsWith('>') && /(^|\n)(\*\*)?$/.test(source.slice(0, at))) {
    if (!isQuote) spans.start({ type: 'blockquote', mark: '>', at });
    return at + 1;
  }
  // An expandable quote has this mark at its end.
  if (inside === '>' && /^\|\|(\n(?!>)|$)/.test(rest)) {
    spans.end({ type: 'expandable_blockquote' });
    return at + 2;
  }
  if (!isQuote || !/^\n(?!>)/.test(rest)) return undefined;
  if (inside === '>') spans.end();
  expectClosed(spans);
  spans.write('\n');
  return at + 1;
}

function onMark(spans: EntityBuilder, source: string, at: number, mark: string): number {
  const next = at + mark.length;
  if (spans.open.at(-1)?.mark === mark) {
    spans.end();
    return next;
  }
  const language = mark === '```' ? /^([^\s`]+)\n/.exec(source.slice(next)) : null;
  spans.start({ type: TYPES[mark] ?? 'bold', mark, at, ...(language && { language: language[1] }) });
  const skipped = language?.[0].length ?? (mark === '```' && source.charAt(next) === '\n' ? 1 : 0);
  return next + skipped;
}

function insideCode(spans: EntityBuilder, source: string, at: number, mark: string): number {
  if (source.startsWith(mark, at)) {
    spans.end();
    return at + mark.length;
  }
  spans.write(source.charAt(at));
  return at + 1;
}

function endLink(spans: EntityBuilder, source: string, at: number): number {
  const match = /^\]\(((?:\\.|[^)\\])*)(\)?)/.exec(source.slice(at));
  if (match && !match[2]) throw broken(`Can't find end of a URL at byte offset ${spans.byteOffset(at + 2)}`);
  const url = match?.[1]?.replace(/\\(.)/g, '$1') ?? spans.inner();
  const [, emoji] = /^tg:\/\/emoji\?id=(\d+)$/.exec(url) ?? [];
  if (spans.open.at(-1)?.mark === '![') spans.end({ custom_emoji_id: emoji }, emoji !== undefined);
  else spans.end({ url }, isLinkTarget(url));
  return at + (match?.[0].length ?? 1);
}

function isEscape(source: string, at: number): boolean {
  const next = source.charCodeAt(at + 1);
  return source.charAt(at) === '\\' && next > 0 && next < 127;
}

function escaped(spans: EntityBuilder, source: string, at: number): number {
  spans.write(source.charAt(at + 1));
  return at + 2;
}

const broken = (why: string) => badRequest(`can't parse entities: ${why}`);
