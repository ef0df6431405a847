import { LRUCache } from 'lru-cache';
import { atMost } from '../lib/at-most.ts';
import { type ImageKind, imageVersionTag } from '../lib/image-urls.ts';

/** A title's image URLs; `translated`: covers in other languages. */
type TitleImages = Record<ImageKind, string | null> & { translated: readonly string[] };

/** Reads the images of visible titles. */
export type ReadTitleImages = (ids: readonly number[]) => Promise<ReadonlyMap<number, TitleImages>>;

export type ImageSources = {
  /** An image's source; undefined when the title is missing or hidden, or has none. */
  find(image: { kind: ImageKind; id: number; tag: string | undefined }): Promise<string | undefined>;
};

const MAX_TITLES = 20_000;

/**
 * Looks up images' sources. One is cached for `ttlMs`, but used for its own tag only: a changed title is read
 * again. While a query runs the next one gathers ids, so that any number of lookups uses one connection.
 */
export function createImageSources(read: ReadTitleImages, ttlMs: number): ImageSources {
  const cache = new LRUCache<number, TitleImages>({ ...atMost(MAX_TITLES), ttl: ttlMs });
  let gathering: { ids: Set<number>; images: ReturnType<ReadTitleImages> } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function gather() {
    const ids = new Set<number>();
    const images = last.then(() => {
      gathering = undefined;
      return read([...ids]);
    });
    last = images.catch(() => undefined);
    return { ids, images };
  }

  async function readBatched(id: number): Promise<TitleImages | undefined> {
    gathering ??= gather();
    gathering.ids.add(id);
    const found = (await gathering.images).get(id);
    if (found) cache.set(id, found);
    else cache.delete(id);
    return found;
  }

  return {
    async find({ kind, id, tag }) {
      const cached = tagged(cache.get(id), kind, tag);
      if (cached !== undefined) return cached;
      const images = await readBatched(id);
      return tagged(images, kind, tag) ?? images?.[kind] ?? undefined;
    },
  };
}

function tagged(
  images: TitleImages | undefined,
  kind: ImageKind,
  tag: string | undefined,
): string | undefined {
  const all = images ? [images[kind], ...(kind === 'copertina' ? images.translated : [])] : [];
  return all.find((source) => source !== null && imageVersionTag(source) === tag) ?? undefined;
}
