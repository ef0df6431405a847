import type { Entity } from '../../../wire-message.ts';
import { badRequest } from '../refusal.ts';
import { isHttpAddress } from '../web-address.ts';
import { createSpans, type FormattedText, type Spans } from './spans.ts';

const TYPES: Record<string, Entity['type']> = {
  '*': 'bold',
  _: 'italic',
  __: 'underline',
  '~': 'strikethrough',
  '||': 'spoiler',
  '`': 'code',
  '```': 'pre',
  '[': 'text_link',
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
};
const MARK = /```|\|\||__|[*_~`[]/y;
const RESERVED = /[_*[\]()~`>#+\-=|{}.!]/;

/** MarkdownV2 without block quotes and custom emoji. Throws "can't parse entities: ..." as the Bot API does. */
export function parseMarkdown(source: string): FormattedText {
  const spans = createSpans(source);
  for (let at = 0; at < source.length; ) {
    const inside = spans.open.at(-1)?.mark ?? '';
    at = isEscape(source, at) ? escaped(spans, source, at) : step(spans, source, at, inside);
  }
  const unclosed = spans.open.at(-1);
  if (unclosed) {
    throw broken(
      `Can't find end of ${NAMES[unclosed.mark]} entity at byte offset ${spans.byteOffset(unclosed.at)}`,
    );
  }
  return spans.done();
}

function step(spans: Spans, source: string, at: number, inside: string): number {
  if (inside.startsWith('`')) return insideCode(spans, source, at, inside);
  if (inside === '[' && source.charAt(at) === ']') return endLink(spans, source, at);
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

function onMark(spans: Spans, source: string, at: number, mark: string): number {
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

function insideCode(spans: Spans, source: string, at: number, mark: string): number {
  if (source.startsWith(mark, at)) {
    spans.end();
    return at + mark.length;
  }
  spans.write(source.charAt(at));
  return at + 1;
}

function endLink(spans: Spans, source: string, at: number): number {
  const match = /^\]\(((?:\\.|[^)\\])*)(\)?)/.exec(source.slice(at));
  if (match && !match[2]) throw broken(`Can't find end of a URL at byte offset ${spans.byteOffset(at + 2)}`);
  const url = match?.[1]?.replace(/\\(.)/g, '$1') ?? spans.inner();
  spans.end({ url }, isHttpAddress(url) || /^(tg|mailto|tel):/.test(url));
  return at + (match?.[0].length ?? 1);
}

function isEscape(source: string, at: number): boolean {
  const next = source.charCodeAt(at + 1);
  return source.charAt(at) === '\\' && next > 0 && next < 127;
}

function escaped(spans: Spans, source: string, at: number): number {
  spans.write(source.charAt(at + 1));
  return at + 2;
}

const broken = (why: string) => badRequest(`can't parse entities: ${why}`);
