import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import sharp from 'sharp';
import { portOf } from '../../commands/child-process.mjs';

/** Noise hardly compresses: about 7 MB as a JPEG. */
const LARGE = { width: 3600, height: 2250, quality: 92 };
const SMALL = { width: 500, height: 750, quality: 40 };

/** Serves pictures: of about 7 MB below `/banner/`, of 120 KB elsewhere. */
export async function startOriginals(): Promise<{ host: string; close(): Promise<void> }> {
  const [large, small] = await Promise.all([noise(LARGE), noise(SMALL)]);
  const server = createServer((request, response) => {
    response.end(request.url?.startsWith('/banner/') ? large : small);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    host: `127.0.0.1:${portOf(server)}`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function noise({ width, height, quality }: typeof LARGE): Promise<Buffer> {
  const raw = { width, height, channels: 3 } as const;
  return sharp(randomBytes(width * height * 3), { raw })
    .jpeg({ quality })
    .toBuffer();
}
