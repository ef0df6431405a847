import type { MediaKind } from '../../wire-message.ts';
import { type ApiError, badRequest } from './api-error.ts';
import { isLoopback } from './check-url.ts';
import { MEDIA_RULES } from './media-rules.ts';

/**
 * Fetches a file by address as the messenger does. Only photos are read, to measure them; of other files just the
 * header. Drawings (SVG) are accepted from this machine only, where the demo's covers are. Throws in the words of
 * the Bot API.
 */
export async function download(url: string, kind: MediaKind, timeout: number) {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch(() => undefined);
  if (!response?.ok) throw await unreachable(response);
  const mimeType = response.headers.get('content-type') ?? '';
  const isDrawing = kind === 'photo' && mimeType.startsWith('image/svg+xml') && isLoopback(url);
  const { fetchable, fetchLimit } = MEDIA_RULES[kind];
  if (!isDrawing && !fetchable.test(mimeType)) {
    await response.body?.cancel();
    throw badRequest('wrong type of the web page content');
  }
  const announced = Number(response.headers.get('content-length') ?? 0);
  if (announced > fetchLimit) throw await unreachable(response);
  const bytes = kind === 'photo' ? await readBytes(response, fetchLimit) : undefined;
  if (!bytes) await response.body?.cancel();
  return { bytes, size: bytes?.length ?? announced, mimeType: mimeType.replace(/;.*/, '') };
}

async function unreachable(response: Response | undefined): Promise<ApiError> {
  await response?.body?.cancel();
  return badRequest('failed to get HTTP URL content');
}

/** An answer need not name its length, and may break off. */
async function readBytes(response: Response, limit: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of response.body ?? []) {
      parts.push(part);
      length += part.length;
      if (length > limit) break;
    }
  } catch {
    length = Infinity;
  }
  if (length > limit) throw badRequest('failed to get HTTP URL content');
  return Buffer.concat(parts);
}
