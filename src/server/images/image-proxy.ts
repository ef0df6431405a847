import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { ImageWidth } from '../../contract/image-widths.ts';
import { atMost } from '../lib/at-most.ts';
import { drawnTitleIn } from '../lib/drawn-covers.ts';
import type { ImageProxySettings } from '../lib/image-urls.ts';
import { type DiskCache, openDiskCache } from './disk-cache.ts';
import { drawCover } from './draw-cover.ts';
import { createFairQueue, QueueFullError } from './fair-queue.ts';
import { ImageError } from './image-error.ts';
import { createImageFetcher, type FetchImage } from './image-fetcher.ts';
import { type ImageFormat, renderImage, thumbHashOf } from './render-image.ts';

/** Concurrent fetches, each with up to 12 MB in memory. */
const FETCHES = 4;
/** Concurrent renderings: each takes a core, of which the calls need one, and up to 100 MB. */
const RENDERINGS = Math.min(2, Math.max(1, availableParallelism() - 1));
/** Images that may wait: some 20 s of renderings for one caller, who may be many people behind one address. */
const WAITING = { maxOfCaller: 400, max: 4000 };
/** The time until a failed source is fetched again, in milliseconds. */
const FAILURE_TTL_MS = 60_000;

type Wanted = {
  source: string;
  width: ImageWidth;
  format: ImageFormat;
  /** The caller: callers take turns. */
  caller: string;
  /** Called with the ThumbHash when the image is fetched. */
  onThumbHash?: (thumbHash: string) => Promise<void>;
};

type Settings = { images: ImageProxySettings; clientFolder: string };

type Options = { fetchSource?: FetchImage; failureTtlMs?: number };

export type ImageProxy = {
  /** The image's bytes; rejects with an `ImageError`. */
  picture(wanted: Wanted): Promise<Buffer>;
};

/**
 * Image proxy: fetches each image of an allowed host once, or draws it, renders each size and format once, and caches
 * both on disk. Waiting requests hold no bytes: only a running rendering reads the original.
 */
export function createImageProxy(
  { images, clientFolder }: Settings,
  log: Pick<Logger, 'warn'>,
  { fetchSource = createImageFetcher(images, { clientFolder }), failureTtlMs = FAILURE_TTL_MS }: Options = {},
): ImageProxy {
  const cache = quietly(() => openDiskCache(images.folder, images.maxBytes), log);
  const failures = new LRUCache<string, ImageError>({ ...atMost(5000), ttl: failureTtlMs });
  const fetching = createFairQueue<void>({ concurrency: FETCHES, ...WAITING });
  const rendering = createFairQueue<Buffer>({ concurrency: RENDERINGS, ...WAITING });

  async function fetchOriginal({ source, caller, onThumbHash }: Wanted): Promise<void> {
    const bytes = await fetchSource(source);
    let thumbHash = '';
    const validate = async () => {
      thumbHash = await thumbHashOf(bytes);
      return bytes;
    };
    // Goes before the caller's renderings: it holds one of the fetches, and the bytes.
    await rendering(caller, nameOfOriginal(source), validate, { isNext: true });
    await cache.write(nameOfOriginal(source), bytes);
    await onThumbHash?.(thumbHash);
  }

  async function render(wanted: Wanted, name: string): Promise<Buffer> {
    const cached = await cache.read(name);
    if (cached) return cached;
    const rendition = await renderImage(await originalOf(wanted.source), wanted);
    await cache.write(name, rendition);
    return rendition;
  }

  async function originalOf(source: string): Promise<Buffer> {
    const drawn = drawnTitleIn(source);
    if (drawn) return drawCover(drawn);
    // The original is missing if the disk could not store it.
    return (await cache.read(nameOfOriginal(source))) ?? fetchSource(source);
  }

  async function make(wanted: Wanted, name: string): Promise<Buffer> {
    const { source, caller } = wanted;
    if (drawnTitleIn(source) === undefined && !(await cache.has(nameOfOriginal(source)))) {
      const failed = failures.get(source);
      if (failed) throw failed;
      await fetching(caller, source, () => fetchOriginal(wanted));
    }
    return rendering(caller, name, () => render(wanted, name));
  }

  return {
    async picture(wanted) {
      const name = `${digest(wanted.source)}-${wanted.width}.${wanted.format}`;
      const cached = await cache.read(name);
      if (cached) return cached;
      return make(wanted, name).catch((error: unknown) => {
        if (error instanceof QueueFullError)
          throw new ImageError(error.isCallersOwn ? 429 : 503, error.message);
        if (error instanceof ImageError) failures.set(wanted.source, error);
        throw error;
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
    has: async (name) => (await cache()).has(name),
    read: async (name) => (await cache()).read(name),
    async write(name, bytes) {
      try {
        await (await cache()).write(name, bytes);
        isFull = false;
      } catch (err) {
        if (!isFull) log.warn({ err }, 'cannot cache pictures: each is fetched and rendered every time');
        isFull = true;
      }
    },
  };
}

const nameOfOriginal = (source: string) => `${digest(source)}-original`;

function digest(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 32);
}
