import { LRUCache } from 'lru-cache';
import { jsonAnswer, type KeptAnswer, keep } from './answer.ts';

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ANSWERS = 5000;

/** How long a catalogue answer is kept, in milliseconds. */
const LIFE = 20_000;

/** Catalogue answers as ready bytes, by call and input. */
export type CatalogueCache = {
  /** The kept answer, or what `compute` finds: once for all who ask meanwhile; a failure is not kept. */
  answer(key: string, compute: () => Promise<unknown>): Promise<KeptAnswer>;
  counts: CacheCounts;
};

/** How many answers were asked for, and how many of them had to be computed. */
export type CacheCounts = Readonly<{ asked: number; computed: number }>;

export function catalogueCache(life = LIFE): CatalogueCache {
  const counts = { asked: 0, computed: 0 };
  const cache = new LRUCache<string, KeptAnswer, () => Promise<unknown>>({
    max: MAX_ANSWERS,
    maxSize: MAX_BYTES,
    ttl: life,
    // Bytes and their compressed forms.
    sizeCalculation: (kept) => kept.plain.length * 2,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _old, { context }) => {
      counts.computed += 1;
      return keep(jsonAnswer(await context()));
    },
  });
  return {
    answer(key, compute) {
      counts.asked += 1;
      return cache.forceFetch(key, { context: compute });
    },
    counts,
  };
}
