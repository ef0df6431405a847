import type { Entity } from '../../../wire-message.ts';
import { badRequest } from '../api-error.ts';
import { createEntityBuilder, type EntityBuilder, type FormattedText } from './entity-builder.ts';
import { isLinkTarget } from './link-target.ts';

const TYPES: Record<string, Entity['type']> = {
  '*': 'bold',
  _: 'italic',
  '`': 'code',
  '```': 'pre',
  '[': 'text_link',
};
const MARK = /```|[*_`[]/y;

/** The parse mode 'Markdown': marks cannot be nested. Throws "can't parse entities: ..." as the Bot API does. */
export function parseLegacyMarkdown(source: string): FormattedText {
  const spans = createEntityBuilder(source);
  for (let at = 0; at < source.length;) {
    MARK.lastIndex = at;
    const mark = MARK.exec(source)?.[0];
    if (source.charAt(at) === '\\' && /[*_`[]/.test(source.charAt(at + 1))) {
      spans.write(source.charAt(at + 1));
      at += 2;
    } else if (mark) at = entity(spans, source, at, mark);
    else {
      spans.write(source.charAt(at));
      at += 1;
    }
  }
  return spans.done();
}

/** One entity as a whole; the place after it. */
function entity(spans: EntityBuilder, source: string, at: number, mark: string): number {
  const start = at + mark.length;
  const end = source.indexOf(mark === '[' ? ']' : mark, start);
  if (end === -1) throw unclosed(spans, at);
  const language = mark === '```' ? /^([^\s`]+)\n|^\n/.exec(source.slice(start, end)) : null;
  spans.start({ type: TYPES[mark] ?? 'bold', mark, at, ...(language?.[1] && { language: language[1] }) });
  spans.write(source.slice(start + (language?.[0].length ?? 0), end));
  if (mark !== '[') {
    spans.end();
    return end + mark.length;
  }
  return endLink(spans, source, end, at);
}

/** Without a valid address the text stays plain. */
function endLink(spans: EntityBuilder, source: string, end: number, at: number): number {
  const close = source.charAt(end + 1) === '(' ? source.indexOf(')', end) : undefined;
  if (close === -1) throw unclosed(spans, at);
  const url = close === undefined ? '' : source.slice(end + 2, close);
  spans.end({ url }, isLinkTarget(url));
  return (close ?? end) + 1;
}

const unclosed = (spans: EntityBuilder, at: number) =>
  badRequest(
    `can't parse entities: Can't find end of the entity starting at byte offset ${spans.byteOffset(at)}`,
  );
