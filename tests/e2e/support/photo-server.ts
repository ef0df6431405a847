import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp, { type Sharp } from 'sharp';

/** Looks of photographs: bright, dark, detailed, of one colour, or of many. */
const PHOTO_KINDS = ['bright', 'dark', 'busy', 'flat', 'mixed'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

type Size = { width: number; height: number };

/** The sizes of a movie database's posters and backdrops. */
const POSTER: Size = { width: 780, height: 1170 };
const BACKDROP: Size = { width: 1280, height: 720 };

/** Light and colour of large shapes, and the grain and edges over them. */
const LOOKS: Record<PhotoKind, { mean: number; shapes: number; detail: number; tint: string }> = {
  bright: { mean: 225, shapes: 30, detail: 12, tint: '#fff4e0' },
  dark: { mean: 22, shapes: 22, detail: 10, tint: '#8fa8d8' },
  busy: { mean: 128, shapes: 110, detail: 90, tint: '#ffffff' },
  flat: { mean: 150, shapes: 3, detail: 3, tint: '#c8b090' },
  mixed: { mean: 128, shapes: 120, detail: 25, tint: '#ffd8b8' },
};

/** Noise of one size of grain, drawn large. */
async function noise({ width, height }: Size, grain: number, mean: number, sigma: number): Promise<Sharp> {
  const small = { width: Math.ceil(width / grain), height: Math.ceil(height / grain) };
  const create = {
    ...small,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean, sigma },
  } as const;
  return sharp(await sharp({ create }).png().toBuffer()).resize(width, height, {
    kernel: 'cubic',
    fit: 'fill',
  });
}

/** A photograph of this look, as a JPEG like a movie database's. */
export async function renderPhoto(look: PhotoKind, size: Size): Promise<Buffer> {
  const { mean, shapes, detail, tint } = LOOKS[look];
  const layers = await Promise.all(
    [12, 3].map(async (grain) => ({
      input: await (await noise(size, grain, 128, detail)).png().toBuffer(),
      blend: 'soft-light' as const,
    })),
  );
  const tinted = {
    input: { create: { ...size, channels: 3, background: tint } },
    blend: 'multiply',
  } as const;
  const base = await noise(size, Math.ceil(size.height / 6), mean, shapes);
  return sharp(
    await base
      .composite([...layers, tinted])
      .png()
      .toBuffer(),
  )
    .jpeg({ quality: 85 })
    .toBuffer();
}

export type PhotoServer = { host: string; close(): void };

/**
 * Stands in for a movie database's image server: `/poster/{n}.jpg` and `/backdrop/{n}.jpg` are photographs whose look
 * changes with the number.
 */
export async function startPhotoServer(): Promise<PhotoServer> {
  const taken = new Map<string, Promise<Buffer>>();
  const server = createServer(async (request, response) => {
    const [, kind, number] = /^\/(poster|backdrop)\/(\d+)\.jpg$/.exec(request.url ?? '') ?? [];
    const look = PHOTO_KINDS[Number(number) % PHOTO_KINDS.length] ?? 'flat';
    const name = `${kind} ${look}`;
    const photo = taken.get(name) ?? renderPhoto(look, kind === 'poster' ? POSTER : BACKDROP);
    taken.set(name, photo);
    response.writeHead(200, { 'content-type': 'image/jpeg' }).end(await photo);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
