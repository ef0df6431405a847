import * as v from 'valibot';
import type { InlineAnswer } from '../../wire-actions.ts';
import { asPhoto, asVideo } from '../world/attachments.ts';
import { readFileId } from '../world/file-store.ts';
import type { InlineContent } from '../world/inline-results.ts';
import type { World } from '../world/world.ts';
import type { Parameters } from './parameters.ts';
import { wordsOf } from './read-buttons.ts';
import { readMarkup } from './read-markup.ts';
import { badRequest } from './refusal.ts';
import { readCaption, readMessageText } from './text/read-text.ts';
import { isHttpAddress } from './web-address.ts';

const words = v.optional(v.string());
const json = v.looseObject({
  type: v.string(),
  id: v.string(),
  title: words,
  description: words,
  thumbnail_url: words,
  photo_url: words,
  photo_file_id: words,
  video_url: words,
  video_file_id: words,
  mime_type: words,
  input_message_content: v.optional(v.looseObject({ message_text: v.string() })),
});
type Json = v.InferOutput<typeof json>;

type Shown = InlineAnswer['results'][number];

/** One inline result: what the list shows, and what choosing it sends. Throws in the words of the Bot API. */
export function readInlineResult(world: World, parameters: Parameters, listed: unknown) {
  const read = v.safeParse(json, listed);
  if (!read.success) throw badRequest(`can't parse inline query result: ${wordsOf(read.issues[0])}`);
  const result = read.output;
  if (result.id === '' || Buffer.byteLength(result.id) > 64) throw badRequest('RESULT_ID_INVALID');
  for (const url of [result.thumbnail_url, result.photo_url, result.video_url]) {
    if (url !== undefined && !isHttpAddress(url)) throw badRequest('WEBDOCUMENT_URL_INVALID');
  }
  const own = parameters.inside(result);
  const { buttons } = readMarkup(own, { isPrivate: false });
  const content: InlineContent = { ...readContent(world, own, result), ...(buttons && { buttons }) };
  return { shown: show(result, content), content };
}

function show(result: Json, { photo }: InlineContent): Shown {
  return {
    id: result.id,
    kind: result.type === 'photo' || result.type === 'video' ? result.type : 'article',
    title: result.title ?? '',
    description: result.description,
    thumbnailUrl: result.thumbnail_url ?? photo?.url,
  };
}

function readContent(world: World, own: Parameters, result: Json): InlineContent {
  if (result.type === 'article') return readArticle(own, result);
  if (result.type !== 'photo' && result.type !== 'video') {
    throw badRequest(`can't parse inline query result: type "${result.type}" is not known to the simulator`);
  }
  const media = result.type === 'photo' ? readPhoto(world, result) : readVideo(world, result);
  const text = result.input_message_content ? readText(own, result) : readCaption(own);
  return result.input_message_content ? text : { ...text, ...media };
}

function readArticle(own: Parameters, result: Json): InlineContent {
  for (const field of ['title', 'input_message_content'] as const) {
    if (!result[field]) throw badRequest(`can't parse inline query result: Can't find field "${field}"`);
  }
  return readText(own, result);
}

const readText = (own: Parameters, { input_message_content }: Json) =>
  readMessageText(own.inside(input_message_content ?? {}), 'message_text');

function readPhoto(world: World, { photo_file_id, photo_url, thumbnail_url }: Json) {
  if (photo_file_id !== undefined) return { photo: asPhoto(findFile(photo_file_id, 'photo')) };
  if (!photo_url) throw badRequest('can\'t parse inline query result: Can\'t find field "photo_url"');
  if (!thumbnail_url) throw badRequest('can\'t parse inline query result: Can\'t find field "thumbnail_url"');
  const shape = { width: 800, height: 1200, size: 0, mimeType: 'image/jpeg' };
  return { photo: asPhoto(world.files.add({ kind: 'photo', url: photo_url, ...shape })) };
}

function readVideo(world: World, { video_file_id, video_url, mime_type, thumbnail_url, title }: Json) {
  if (!title) throw badRequest('can\'t parse inline query result: Can\'t find field "title"');
  if (video_file_id !== undefined) return { video: asVideo(findFile(video_file_id, 'video')) };
  for (const [field, value] of Object.entries({ video_url, mime_type, thumbnail_url })) {
    if (!value) throw badRequest(`can't parse inline query result: Can't find field "${field}"`);
  }
  const shape = { width: 1280, height: 720, size: 0, mimeType: mime_type ?? 'video/mp4' };
  return { video: asVideo(world.files.add({ kind: 'video', url: video_url, ...shape })) };
}

function findFile(fileId: string, kind: 'photo' | 'video') {
  const file = readFileId(fileId);
  if (file?.kind !== kind) throw badRequest('wrong remote file identifier specified: Wrong string length');
  return file;
}
