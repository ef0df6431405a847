import sharp from 'sharp';
import type { Document, Photo, Video } from '../../wire-message.ts';
import { asDocument, asPhoto, asVideo } from '../world/attachments.ts';
import { type FileKind, readFileId, type StoredFile } from '../world/file-store.ts';
import type { World } from '../world/world.ts';
import { checkDownload } from './check-download.ts';
import type { Parameters, Upload } from './parameters.ts';
import { badRequest } from './refusal.ts';

const SHAPES = { photo: { width: 800, height: 1200 }, video: { width: 1280, height: 720 } };
const NAMES = { photo: 'Photo', video: 'Video', document: 'Document' };
const MIME_TYPES = { photo: 'image/jpeg', video: 'video/mp4', document: 'application/octet-stream' };
/** What the messenger makes a photo of, by the first bytes. */
const PICTURE = /^(\xff\xd8\xff|\x89PNG|GIF8|RIFF....WEBP)/s;
const PHOTO_LIMIT = 10 * 1024 * 1024;

/** The photo of a call: an upload, an address or a file identifier. Throws in the words of the Bot API. */
export async function readPhoto(world: World, parameters: Parameters, name = 'photo'): Promise<Photo> {
  return asPhoto(await readFile(world, parameters, name, 'photo'));
}

/** The video of a call, as `readPhoto`; its measures are what the call says of it. */
export async function readVideo(world: World, parameters: Parameters, name = 'video'): Promise<Video> {
  return asVideo(await readFile(world, parameters, name, 'video'));
}

/** The file of a call, as `readPhoto`: sent as it is. */
export async function readDocument(
  world: World,
  parameters: Parameters,
  name = 'document',
): Promise<Document> {
  return asDocument(await readFile(world, parameters, name, 'document'));
}

async function readFile(
  world: World,
  parameters: Parameters,
  name: string,
  kind: FileKind,
): Promise<StoredFile> {
  const value = parameters.text(name);
  const upload = parameters.uploads.get(value.replace(/^attach:\/\//, '')) ?? parameters.uploads.get(name);
  if (upload) return addUpload(world, upload, kind, parameters);
  if (value === '') throw badRequest(`there is no ${kind} in the request`);
  if (/^https?:/i.test(value)) {
    const { size, mimeType } = await checkDownload(value, kind, world.limits.downloadPatience);
    return world.files.add({ kind, url: value, size, mimeType, ...measures(parameters, kind) });
  }
  return findFile(value, kind);
}

async function addUpload(
  world: World,
  { bytes, name, mimeType }: Upload,
  kind: FileKind,
  parameters: Parameters,
): Promise<StoredFile> {
  if (bytes.length === 0) throw badRequest('file must be non-empty');
  if (kind === 'photo' && bytes.length > PHOTO_LIMIT) {
    throw badRequest(
      `file of size ${bytes.length} bytes is too big for a photo; the maximum size is ${PHOTO_LIMIT} bytes`,
    );
  }
  if (kind === 'photo' && !PICTURE.test(bytes.toString('latin1', 0, 16)))
    throw badRequest('IMAGE_PROCESS_FAILED');
  const facts = { kind, size: bytes.length, mimeType: mimeOf(kind, mimeType), fileName: name };
  const shape = kind === 'photo' ? await shapeOf(bytes) : measures(parameters, kind);
  return world.files.add({ ...facts, ...shape }, bytes);
}

/** How wide and high a picture is, in pixels; the usual shape for one that cannot be read. */
async function shapeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => SHAPES.photo);
  return { width, height };
}

function mimeOf(kind: FileKind, given: string): string {
  const [family] = MIME_TYPES[kind].split('/');
  const fits = kind === 'document' ? given !== '' : given.startsWith(`${family}/`);
  return fits ? given : MIME_TYPES[kind];
}

function measures(parameters: Parameters, kind: FileKind) {
  if (kind === 'document') return {};
  if (kind === 'photo') return SHAPES.photo;
  return {
    width: parameters.integer('width') || SHAPES.video.width,
    height: parameters.integer('height') || SHAPES.video.height,
    duration: parameters.integer('duration'),
  };
}

function findFile(fileId: string, kind: FileKind): StoredFile {
  const file = readFileId(fileId);
  if (!file) throw badRequest('wrong file identifier/HTTP URL specified');
  if (file.kind !== kind) throw badRequest(`can't use file of type ${NAMES[file.kind]} as ${NAMES[kind]}`);
  return file;
}
