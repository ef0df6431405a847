import { LRUCache } from 'lru-cache';
import { type EtaggedResponse, jsonResponse, withEtag } from './responses.ts';

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ANSWERS = 5000;

/** TTL of a cached answer, in milliseconds. */
export const CATALOGUE_TTL_MS = 20_000;

/** Cache of serialised answers by call and input. */
export type CatalogueCache = {
  /** The cached answer, or the result of `compute`, shared by concurrent callers; rejections are not cached. */
  answer(key: string, compute: () => Promise<unknown>): Promise<EtaggedResponse>;
  counts: CacheCounts;
};

/** Numbers of lookups and of misses. */
export type CacheCounts = { lookups: number; computed: number };

export function createCatalogueCache(life = CATALOGUE_TTL_MS): CatalogueCache {
  const counts = { lookups: 0, computed: 0 };
  const cache = new LRUCache<string, EtaggedResponse, () => Promise<unknown>>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    ttl: life,
    // Plain and compressed bytes.
    sizeCalculation: (cached) => cached.plain.length * 2,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _old, { context }) => {
      counts.computed += 1;
      return withEtag(jsonResponse(await context()));
    },
  });
  return {
    answer(key, compute) {
      counts.lookups += 1;
      return cache.forceFetch(key, { context: compute });
    },
    counts,
  };
}
