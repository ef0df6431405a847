import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { ImageWidth } from '../../contract/images.ts';
import type { ImageHosts } from '../domain/image-address.ts';
import { type DiskCache, openDiskCache } from './disk-cache.ts';
import { type FetchSource, sourceFetcher } from './fetch-source.ts';
import { ImageFailure } from './image-failure.ts';
import { inTurn } from './in-turn.ts';
import { type ImageFormat, previewOf, render } from './render.ts';

/** Pictures fetched at once, and rendered at once: a rendering takes a core and up to 100 MB. */
const FETCHES = 6;
const RENDERINGS = 2;
/** Requests that may wait for their picture to be made. */
const MAX_WAITING = 300;
/** A source that failed is left alone so long, in milliseconds. */
const REST_MS = 60_000;

export type ImageSettings = ImageHosts & { folder: string; maxBytes: number };

type Wanted = {
  source: string;
  width: ImageWidth;
  format: ImageFormat;
  /** Told the picture's preview when it is fetched. */
  onPreview?: (preview: string) => Promise<void>;
};

type Options = { fetchSource?: FetchSource; restMs?: number };

export type ImageLibrary = {
  /** A picture's bytes in a size and format; rejects with an `ImageFailure`. */
  picture(wanted: Wanted): Promise<Buffer>;
};

/** Pictures of the named hosts: each fetched once and rendered once a size and format, then kept on disk. */
export function imageLibrary(
  settings: ImageSettings,
  log: Pick<Logger, 'warn'>,
  { fetchSource = sourceFetcher(settings), restMs = REST_MS }: Options = {},
): ImageLibrary {
  const cache = quietly(() => openDiskCache(settings.folder, settings.maxBytes), log);
  const failures = new LRUCache<string, ImageFailure>({ max: 5000, ttl: restMs });
  const fetching = pLimit(FETCHES);
  const rendering = pLimit(RENDERINGS);
  const oneAtATime = inTurn();
  let waiting = 0;

  async function original({ source, onPreview }: Wanted): Promise<Buffer> {
    const name = `${digest(source)}-original`;
    const kept = await cache.read(name);
    if (kept) return kept;
    const failed = failures.get(source);
    if (failed) throw failed;
    try {
      const bytes = await fetching(() => fetchSource(source));
      const preview = await rendering(() => previewOf(bytes));
      await cache.write(name, bytes);
      await onPreview?.(preview);
      return bytes;
    } catch (error) {
      if (error instanceof ImageFailure) failures.set(source, error);
      throw error;
    }
  }

  async function make(wanted: Wanted, name: string): Promise<Buffer> {
    const kept = await cache.read(name);
    if (kept) return kept;
    const bytes = await original(wanted);
    const rendition = await rendering(() => render(bytes, wanted));
    await cache.write(name, rendition);
    return rendition;
  }

  return {
    async picture(wanted) {
      const name = `${digest(wanted.source)}-${wanted.width}.${wanted.format}`;
      const kept = await cache.read(name);
      if (kept) return kept;
      if (waiting >= MAX_WAITING) throw new ImageFailure(503, 'too many pictures are being made');
      waiting += 1;
      return oneAtATime(wanted.source, () => make(wanted, name)).finally(() => {
        waiting -= 1;
      });
    },
  };
}

/** Opened when first used. A disk that takes nothing makes pictures slow, not missing: the log says so once. */
function quietly(open: () => Promise<DiskCache>, log: Pick<Logger, 'warn'>): DiskCache {
  let opened: Promise<DiskCache> | undefined;
  const cache = () => (opened ??= open());
  let isFull = false;
  return {
    read: async (name) => (await cache()).read(name),
    async write(name, bytes) {
      try {
        await (await cache()).write(name, bytes);
        isFull = false;
      } catch (err) {
        if (!isFull) log.warn({ err }, 'pictures cannot be kept: each is fetched and rendered every time');
        isFull = true;
      }
    },
  };
}

function digest(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 32);
}
