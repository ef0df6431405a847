import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { ImageWidth } from '../../contract/image-widths.ts';
import { atMost } from '../lib/at-most.ts';
import { drawnTitleIn } from '../lib/drawn-covers.ts';
import type { ImageProxySettings } from '../lib/image-urls.ts';
import { drawCover } from './draw-cover.ts';
import { QueueFullError, createFairQueue } from './fair-queue.ts';
import { ImageError } from './image-error.ts';
import { type FetchImage, createImageFetcher } from './image-fetcher.ts';
import { type ImageFormat, renderImage, thumbHashOf } from './render-image.ts';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chance, clock } from '../lib/clock.ts';

const UNFINISHED = '.new';

/** LRU cache of files in a folder, limited in bytes. */
type DiskCache = {
  /** True if a file was written and has not been evicted since. */
  has(name: string): Promise<boolean>;
  /** Reads a file; undefined when missing. */
  read(name: string): Promise<Buffer | undefined>;
  /** Writes a file atomically. Rejects when the disk does. */
  write(name: string, bytes: Buffer): Promise<void>;
};

/**
 * Opens the cache, creating its folder. Files' mtimes are their last use, so that the LRU order survives a restart.
 */
export async function openDiskCache(folder: string, maxBytes: number): Promise<DiskCache> {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes,
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') void remove(join(folder, name));
    },
  });
  for (const { name, size } of await filesIn(folder)) sizes.set(name, size);

  return {
    has: async (name) => sizes.has(name),
    async read(name) {
      if (sizes.get(name) === undefined) return undefined;
      const path = join(folder, name);
      const now = clock.date();
      void utimes(path, now, now).catch(() => undefined);
      return readFile(path).catch(() => {
        sizes.delete(name);
        return undefined;
      });
    },
    async write(name, bytes) {
      if (bytes.length === 0 || bytes.length > maxBytes) return;
      const unfinished = join(folder, `${name}.${chance.uuid()}${UNFINISHED}`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // fsync before rename: complete even after a power failure.
        await writeFile(unfinished, bytes, { flush: true });
        await rename(unfinished, join(folder, name));
      } catch (error) {
        await remove(unfinished);
        throw error;
      }
      sizes.set(name, bytes.length);
    },
  };
}

/** Complete files, least recently used first; removes temporary files of killed processes. */
async function filesIn(folder: string): Promise<{ name: string; size: number }[]> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const found = await stat(path).catch(() => undefined);
      if (found?.isFile() && found.size > 0 && !name.endsWith(UNFINISHED))
        return [{ name, size: found.size, used: found.mtimeMs }];
      await remove(path);
      return [];
    }),
  );
  return files.flat().toSorted((a, b) => a.used - b.used);
}

async function remove(path: string): Promise<void> {
  await rm(path, { force: true }).catch(() => undefined);
}

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
