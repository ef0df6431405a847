import sharp from 'sharp';
import type { MediaKind, MessageContent } from '../../../wire-message.ts';
import { readFileId, type StoredFile } from '../../world/file-store.ts';
import { mediaContentOfFile } from '../../world/media-content.ts';
import type { World } from '../../world/world.ts';
import { badRequest } from '../api-error.ts';
import { download } from '../download.ts';
import { MEDIA_RULES } from '../media-rules.ts';
import type { Parameters, Upload } from '../parameters.ts';

/** The image types that the messenger makes a photo of, by their first bytes. */
const PICTURE = /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP)/s;
const MAX_PHOTO = 10 * 1024 * 1024;

/**
 * The file of a call, in the field of a message that `kind` names: an upload, an address or a file identifier. A
 * photo is measured; for other files the call's facts count. Throws in the words of the Bot API.
 */
export async function readMedia(
  world: World,
  parameters: Parameters,
  kind: MediaKind,
  name: string = kind,
): Promise<Partial<MessageContent>> {
  return mediaContentOfFile(await readFile(world, parameters, kind, name));
}

async function readFile(
  world: World,
  parameters: Parameters,
  kind: MediaKind,
  name: string,
): Promise<StoredFile> {
  const value = parameters.text(name);
  const upload = parameters.uploads.get(value.replace(/^attach:\/\//, '')) ?? parameters.uploads.get(name);
  if (upload) return addUpload(world, upload, kind, parameters);
  if (value === '') throw badRequest(`there is no ${kind} in the request`);
  if (!/^https?:/i.test(value)) return findFile(world, value, kind);
  const { bytes, ...file } = await download(value, kind, world.limits.downloadTimeout);
  const size = bytes ? await pictureSize(bytes) : {};
  return world.files.add({ kind, url: value, ...facts(parameters, kind), ...file, ...size });
}

async function addUpload(
  world: World,
  { bytes, name, mimeType }: Upload,
  kind: MediaKind,
  parameters: Parameters,
): Promise<StoredFile> {
  if (bytes.length === 0) throw badRequest('file must be non-empty');
  if (kind === 'photo' && bytes.length > MAX_PHOTO) {
    throw badRequest(
      `file of size ${bytes.length} bytes is too big for a photo; the maximum size is ${MAX_PHOTO} bytes`,
    );
  }
  if (kind === 'photo' && !PICTURE.test(bytes.toString('latin1', 0, 16)))
    throw badRequest('IMAGE_PROCESS_FAILED');
  const file = { kind, size: bytes.length, mimeType: mimeOf(kind, mimeType), fileName: name };
  const size = kind === 'photo' || kind === 'sticker' ? await pictureSize(bytes) : {};
  return world.files.add({ ...facts(parameters, kind), ...file, ...size }, bytes);
}

/** A picture's width and height in pixels, by its header; empty for an unreadable one. */
async function pictureSize(bytes: Buffer): Promise<{ width?: number; height?: number }> {
  try {
    const { width, height } = await sharp(bytes).metadata();
    return { width, height };
  } catch {
    return {};
  }
}

function mimeOf(kind: MediaKind, given: string): string {
  const usual = MEDIA_RULES[kind].mimeType;
  const [family] = usual.split('/');
  const fits = kind === 'document' || kind === 'sticker' ? given !== '' : given.startsWith(`${family}/`);
  return fits ? given : usual;
}

/** A file's facts from the call, else the usual ones of its kind. */
function facts(parameters: Parameters, kind: MediaKind) {
  const { shape, hasDuration, describedBy = [] } = MEDIA_RULES[kind];
  const described = describedBy.map((name) => [name, parameters.text(name) || undefined]);
  return {
    ...(shape && {
      width: (kind !== 'photo' && parameters.integer('width')) || shape.width,
      height: (kind !== 'photo' && parameters.integer('height')) || shape.height,
    }),
    ...(hasDuration && { duration: parameters.integer('duration') }),
    ...Object.fromEntries(described),
  };
}

function findFile({ bot }: World, fileId: string, kind: MediaKind): StoredFile {
  const file = readFileId(bot, fileId);
  if (!file) throw badRequest('wrong file identifier/HTTP URL specified');
  if (file.kind !== kind) {
    throw badRequest(`can't use file of type ${MEDIA_RULES[file.kind].name} as ${MEDIA_RULES[kind].name}`);
  }
  return file;
}
