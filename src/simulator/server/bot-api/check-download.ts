import type { FileKind } from '../world/file-store.ts';
import { badRequest } from './refusal.ts';
import { isLoopback } from './web-address.ts';

const TYPES = {
  photo: /^image\/(jpeg|png|gif|webp)\b/,
  video: /^video\/mp4\b/,
  document: /^(image\/gif|application\/(pdf|zip))\b/,
};
/** Bytes that the messenger fetches by address. */
const LIMITS = { photo: 5 * 1024 * 1024, video: 20 * 1024 * 1024, document: 20 * 1024 * 1024 };

/**
 * Looks whether the messenger could fetch a file from an address, without its bytes. Drawings
 * (SVG) are taken from this machine only, where the demo's covers are. Throws in the words of the Bot API.
 */
export async function checkDownload(url: string, kind: FileKind, patience: number) {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) }).catch(() => undefined);
  await response?.body?.cancel();
  if (!response?.ok) throw badRequest('failed to get HTTP URL content');
  const mimeType = response.headers.get('content-type') ?? '';
  const isDrawing = kind === 'photo' && mimeType.startsWith('image/svg+xml') && isLoopback(url);
  if (!isDrawing && !TYPES[kind].test(mimeType)) throw badRequest('wrong type of the web page content');
  const size = Number(response.headers.get('content-length') ?? 0);
  if (size > LIMITS[kind]) throw badRequest('failed to get HTTP URL content');
  return { size, mimeType: mimeType.replace(/;.*/, '') };
}
