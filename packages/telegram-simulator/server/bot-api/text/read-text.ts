import type { Entity, LinkPreview } from '../../../wire-message.ts';
import { badRequest } from '../api-error.ts';
import type { Parameters } from '../parameters.ts';
import type { FormattedText } from './entity-builder.ts';
import { findEntities } from './find-entities.ts';
import { parseHtml } from './parse-html.ts';
import { parseLegacyMarkdown } from './parse-legacy-markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';
import { readEntities } from './read-entities.ts';
import { readLinkPreview } from './read-link-preview.ts';

const TEXT_LIMIT = 4096;
const CAPTION_LIMIT = 1024;

type MessageText = FormattedText & { linkPreview: LinkPreview | undefined };

/** A message's text, with the picture that its link shows. Throws for an empty or a too long one. */
export function readMessageText(parameters: Parameters, name = 'text'): MessageText {
  const source = parameters.text(name);
  if (source === '') throw badRequest('message text is empty');
  const formatted = format(source, parameters, 'entities');
  if (formatted.text === '') throw badRequest('text must be non-empty');
  if (formatted.text.length > TEXT_LIMIT) throw badRequest('message is too long');
  return { ...formatted, linkPreview: readLinkPreview(parameters) };
}

/** The caption of a file, which may be empty. Throws for a too long one. */
export function readCaption(parameters: Parameters): FormattedText {
  const formatted = format(parameters.text('caption'), parameters, 'caption_entities');
  if (formatted.text.length > CAPTION_LIMIT) throw badRequest('message caption is too long');
  return formatted;
}

function format(source: string, parameters: Parameters, entities: string): FormattedText {
  const { text, entities: marked } = parse(source, parameters, entities);
  return trim(text, findEntities(text, marked));
}

function parse(source: string, parameters: Parameters, entities: string): FormattedText {
  const mode = parameters.text('parse_mode').toLowerCase();
  if (mode === 'html') return parseHtml(source);
  if (mode === 'markdownv2') return parseMarkdown(source);
  if (mode === 'markdown') return parseLegacyMarkdown(source);
  if (mode !== '' && mode !== 'none') throw badRequest('unsupported parse_mode');
  const listed = parameters.json(entities, "can't parse entities JSON object");
  return { text: source, entities: listed === undefined ? [] : readEntities(listed, source) };
}

/** The messenger trims a text. */
function trim(text: string, entities: Entity[]): FormattedText {
  const trimmed = text.trim();
  const shift = text.length - text.trimStart().length;
  const moved = entities.flatMap((entity) => {
    const offset = Math.max(0, entity.offset - shift);
    const length = Math.min(trimmed.length, entity.offset + entity.length - shift) - offset;
    return length > 0 ? [{ ...entity, offset, length }] : [];
  });
  return { text: trimmed, entities: moved };
}
