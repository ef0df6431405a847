import * as v from 'valibot';
import { type Entity, entity, type LinkPreview } from '../../../wire-message.ts';
import { badRequest } from '../api-error.ts';
import { isHttpUrl } from '../check-url.ts';
import type { Parameters } from '../parameters.ts';
import type { FormattedText } from './entity-builder.ts';
import { findEntities } from './find-entities.ts';
import { parseHtml } from './parse-html.ts';
import { parseLegacyMarkdown } from './parse-legacy-markdown.ts';
import { parseMarkdown } from './parse-markdown.ts';

const MAX_TEXT = 4096;
const MAX_CAPTION = 1024;

type MessageText = FormattedText & { linkPreview: LinkPreview | undefined };

/** A message's text, with the picture that its link shows. Throws for an empty or a too long one. */
export function readMessageText(parameters: Parameters, name = 'text'): MessageText {
  const source = parameters.text(name);
  if (source === '') throw badRequest('message text is empty');
  const formatted = format(source, parameters, 'entities');
  if (formatted.text === '') throw badRequest('text must be non-empty');
  if (formatted.text.length > MAX_TEXT) throw badRequest('message is too long');
  return { ...formatted, linkPreview: readLinkPreview(parameters) };
}

/** The caption of a file, which may be empty. Throws if it is too long. */
export function readCaption(parameters: Parameters): FormattedText {
  const formatted = format(parameters.text('caption'), parameters, 'caption_entities');
  if (formatted.text.length > MAX_CAPTION) throw badRequest('message caption is too long');
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

const shape = v.object({ type: v.string(), offset: v.number(), length: v.number() });

/** Entities that a call lists instead of naming a parse mode. Throws in the words of the Bot API. */
function readEntities(listed: unknown, text: string): Entity[] {
  if (!Array.isArray(listed)) throw badRequest("can't parse entities: expected an Array of MessageEntities");
  return listed.map((one) => readEntity(one, text));
}

function readEntity(listed: unknown, text: string): Entity {
  if (!v.is(shape, listed)) throw badRequest('can\'t parse MessageEntity: Can\'t find field "type"');
  if (!v.is(entity.entries.type, listed.type)) {
    throw badRequest("can't parse MessageEntity: Unsupported type specified");
  }
  const read = v.safeParse(entity, listed);
  if (!read.success) throw badRequest("can't parse MessageEntity: wrong field");
  const { offset, length, type, url } = read.output;
  if (type === 'text_link' && url === undefined) {
    throw badRequest('can\'t parse MessageEntity: Can\'t find field "url"');
  }
  if (type === 'text_link' && !isHttpUrl(url ?? '')) {
    throw badRequest(`entity URL '${url}' is invalid: ${url ? 'Wrong HTTP URL' : 'URL host is empty'}`);
  }
  if (offset < 0) throw badRequest(`receive an entity with incorrect offset ${offset}`);
  if (offset > text.length) {
    throw badRequest(`entity begins after the end of the text at UTF-16 offset ${offset}`);
  }
  if (offset + length > text.length) {
    throw badRequest(
      `entity beginning at UTF-16 offset ${offset} ends after the end of the text at UTF-16 offset ${offset + length}`,
    );
  }
  return read.output;
}

const linkPreviewOptions = v.object({
  is_disabled: v.optional(v.boolean(), false),
  url: v.optional(v.string(), ''),
  show_above_text: v.optional(v.boolean(), false),
});

const PICTURE = /\.(jpe?g|png|webp)$/i;

/** The preview that `link_preview_options` ask for by the address of a picture; other pages get none here. */
function readLinkPreview(parameters: Parameters): LinkPreview | undefined {
  const listed =
    parameters.json('link_preview_options', "can't parse link preview options JSON object") ?? {};
  const read = v.safeParse(linkPreviewOptions, listed);
  if (!read.success) throw badRequest("can't parse link preview options");
  const { is_disabled: isDisabled, url, show_above_text: isAbove } = read.output;
  if (isDisabled || !isHttpUrl(url) || !URL.canParse(url) || !PICTURE.test(new URL(url).pathname))
    return undefined;
  return { url, isAbove };
}
