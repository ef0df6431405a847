import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { ImageWidth } from '../../contract/image-widths.ts';
import type { AllowedImageHosts } from '../domain/image-urls.ts';
import { type DiskCache, openDiskCache } from './disk-cache.ts';
import { ImageError } from './image-error.ts';
import { createImageFetcher, type FetchImage } from './image-fetcher.ts';
import { createKeyedMutex } from './keyed-mutex.ts';
import { type ImageFormat, renderImage, thumbHashOf } from './render-image.ts';

/** Concurrent fetches and renderings; a rendering takes a core and up to 100 MB. */
const FETCHES = 6;
const RENDERINGS = 2;
/** Maximum number of waiting requests. */
const MAX_WAITING = 300;
/** How long a failed source is not fetched again, in milliseconds. */
const REST_MS = 60_000;

export type ImageProxySettings = AllowedImageHosts & { folder: string; maxBytes: number };

type Wanted = {
  source: string;
  width: ImageWidth;
  format: ImageFormat;
  /** Called with the ThumbHash when the image is fetched. */
  onThumbHash?: (thumbHash: string) => Promise<void>;
};

type Options = { fetchSource?: FetchImage; restMs?: number };

export type ImageProxy = {
  /** The image's bytes; rejects with an `ImageError`. */
  picture(wanted: Wanted): Promise<Buffer>;
};

/**
 * Image proxy: fetches each image of an allowed host once, renders each size and format once, and caches both on disk.
 */
export function createImageProxy(
  settings: ImageProxySettings,
  log: Pick<Logger, 'warn'>,
  { fetchSource = createImageFetcher(settings), restMs = REST_MS }: Options = {},
): ImageProxy {
  const cache = quietly(() => openDiskCache(settings.folder, settings.maxBytes), log);
  const failures = new LRUCache<string, ImageError>({ max: 5000, ttl: restMs });
  const fetching = pLimit(FETCHES);
  const rendering = pLimit(RENDERINGS);
  const oneAtATime = createKeyedMutex();
  let waiting = 0;

  async function original({ source, onThumbHash }: Wanted): Promise<Buffer> {
    const name = `${digest(source)}-original`;
    const kept = await cache.read(name);
    if (kept) return kept;
    const failed = failures.get(source);
    if (failed) throw failed;
    try {
      const bytes = await fetching(() => fetchSource(source));
      const thumbHash = await rendering(() => thumbHashOf(bytes));
      await cache.write(name, bytes);
      await onThumbHash?.(thumbHash);
      return bytes;
    } catch (error) {
      if (error instanceof ImageError) failures.set(source, error);
      throw error;
    }
  }

  async function make(wanted: Wanted, name: string): Promise<Buffer> {
    const kept = await cache.read(name);
    if (kept) return kept;
    const bytes = await original(wanted);
    const rendition = await rendering(() => renderImage(bytes, wanted));
    await cache.write(name, rendition);
    return rendition;
  }

  return {
    async picture(wanted) {
      const name = `${digest(wanted.source)}-${wanted.width}.${wanted.format}`;
      const kept = await cache.read(name);
      if (kept) return kept;
      if (waiting >= MAX_WAITING) throw new ImageError(503, 'too many pictures are being made');
      waiting += 1;
      return oneAtATime(wanted.source, () => make(wanted, name)).finally(() => {
        waiting -= 1;
      });
    },
  };
}

/** Opened lazily. Without a writable disk images are only slower; logged once. */
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
