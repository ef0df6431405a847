import * as v from 'valibot';
import type { InlineAnswer } from '../../../wire-actions.ts';
import type { MediaKind, MessageContent } from '../../../wire-message.ts';
import { readFileId } from '../../world/file-store.ts';
import type { InlineContent } from '../../world/inline-results.ts';
import { mediaContentOfFile } from '../../world/media-content.ts';
import type { World } from '../../world/world.ts';
import { badRequest } from '../api-error.ts';
import { isHttpUrl } from '../check-url.ts';
import { MEDIA_RULES } from '../media-rules.ts';
import type { Parameters } from '../parameters.ts';
import { readCaption, readMessageText } from '../text/read-text.ts';
import { schemaErrorText } from './read-buttons.ts';
import { readMarkup } from './read-markup.ts';
import { readStructuredContent } from './read-structured-content.ts';

/** File results by type: kind of file, prefix of the fields, fields needed always, and fields needed with an address. */
const FILES: Readonly<Record<string, FileResult>> = {
  photo: { kind: 'photo', prefix: 'photo', needs: [], withUrl: ['thumbnail_url'] },
  gif: { kind: 'animation', prefix: 'gif', needs: [], withUrl: ['thumbnail_url'] },
  mpeg4_gif: { kind: 'animation', prefix: 'mpeg4', needs: [], withUrl: ['thumbnail_url'] },
  video: { kind: 'video', prefix: 'video', needs: ['title'], withUrl: ['mime_type', 'thumbnail_url'] },
  audio: { kind: 'audio', prefix: 'audio', needs: [], withUrl: ['title'] },
  voice: { kind: 'voice', prefix: 'voice', needs: ['title'], withUrl: [] },
  document: { kind: 'document', prefix: 'document', needs: ['title'], withUrl: ['mime_type'] },
  sticker: { kind: 'sticker', prefix: 'sticker', needs: ['sticker_file_id'], withUrl: [] },
};
type FileResult = { kind: MediaKind; prefix: string; needs: readonly string[]; withUrl: readonly string[] };

const CARDS = ['location', 'venue', 'contact'];

const optionalText = v.optional(v.string());
const inlineResult = v.looseObject({
  type: v.string(),
  id: v.string(),
  title: optionalText,
  description: optionalText,
  thumbnail_url: optionalText,
  first_name: optionalText,
  input_message_content: v.optional(v.looseObject({})),
});
type InlineResult = v.InferOutput<typeof inlineResult>;

type Shown = InlineAnswer['results'][number];

/**
 * One inline result: its entry in the list, and the message that choosing it sends. Throws in the words of the Bot
 * API.
 */
export function readInlineResult(world: World, parameters: Parameters, listed: unknown) {
  const read = v.safeParse(inlineResult, listed);
  if (!read.success) throw badRequest(`can't parse inline query result: ${schemaErrorText(read.issues[0])}`);
  const result = read.output;
  if (result.id === '' || Buffer.byteLength(result.id) > 64) throw badRequest('RESULT_ID_INVALID');
  for (const [field, value] of Object.entries(result)) {
    const isFile = /^(thumbnail|photo|gif|mpeg4|video|audio|voice|document)_url$/.test(field);
    if (isFile && !isHttpUrl(String(value))) throw badRequest('WEBDOCUMENT_URL_INVALID');
  }
  const own = parameters.inside(result);
  const { buttons } = readMarkup(own, { isPrivate: false });
  const content: InlineContent = { ...readContent(world, own, result), ...(buttons && { buttons }) };
  return { shown: show(result, content), content };
}

function show(
  { id, type, title, first_name, description, thumbnail_url }: InlineResult,
  content: InlineContent,
): Shown {
  const thumbnailUrl = thumbnail_url ?? content.photo?.url;
  return { id, kind: type, title: title ?? first_name ?? '', description, thumbnailUrl };
}

function readContent(world: World, own: Parameters, result: InlineResult): InlineContent {
  const { type, input_message_content: input } = result;
  const file = FILES[type];
  if (type === 'article') need(own, ['title', 'input_message_content']);
  else if (file) {
    const media = readFile(world, own, file);
    return input ? readInput(own.inside(input)) : { ...readCaption(own), ...media };
  } else if (!CARDS.includes(type)) {
    throw badRequest(`can't parse inline query result: type "${type}" is not known to the simulator`);
  }
  return readInput(own.inside(input ?? result));
}

/** An `input_message_content`. */
function readInput(input: Parameters): Partial<MessageContent> {
  return readStructuredContent(input) ?? readMessageText(input, 'message_text');
}

function readFile(
  world: World,
  own: Parameters,
  { kind, prefix, needs, withUrl }: FileResult,
): Partial<MessageContent> {
  need(own, needs);
  const fileId = own.text(`${prefix}_file_id`);
  if (fileId !== '') {
    const stored = readFileId(world.bot, fileId);
    if (stored?.kind !== kind)
      throw badRequest('wrong remote file identifier specified: Wrong string length');
    return mediaContentOfFile(stored);
  }
  need(own, [`${prefix}_url`, ...withUrl]);
  const { shape, mimeType } = MEDIA_RULES[kind];
  const facts = {
    url: own.text(`${prefix}_url`),
    mimeType: own.text('mime_type') || mimeType,
    size: 0,
    width: own.integer(`${prefix}_width`) || shape?.width,
    height: own.integer(`${prefix}_height`) || shape?.height,
    duration: own.integer(`${prefix}_duration`) || undefined,
    title: own.text('title') || undefined,
  };
  return mediaContentOfFile(world.files.add({ kind, ...facts }));
}

function need(own: Parameters, fields: readonly string[]): void {
  for (const field of fields) {
    if (own.text(field) === '')
      throw badRequest(`can't parse inline query result: Can't find field "${field}"`);
  }
}
