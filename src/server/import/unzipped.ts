import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** What a gzip stream holds. `pipe` alone does not forward errors: the reader would wait forever. */
export function unzipped(stream: Readable): Readable {
  const gunzip = createGunzip();
  stream.on('error', (error) => gunzip.destroy(error));
  return stream.pipe(gunzip);
}
