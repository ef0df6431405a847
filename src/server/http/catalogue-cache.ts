import { LRUCache } from 'lru-cache';
import { type EtaggedResponse, jsonResponse, withEtag } from './responses.ts';

const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ANSWERS = 5000;
const MAX_URLS = 10_000;
/** Longer URLs are not remembered. */
const MAX_URL_LENGTH = 500;

/** TTL of a cached answer, in milliseconds. */
export const CATALOGUE_TTL_MS = 20_000;

/** Cache of serialised answers by call and input. */
export type CatalogueCache = {
  /** The cached answer, or the result of `compute`, shared by concurrent callers; rejections are not cached. */
  answer(key: string, compute: () => Promise<unknown>): Promise<EtaggedResponse>;
  /** Remembers the key that a URL was parsed to, whichever user it names. */
  remember(url: string, parsed: ParsedUrl): void;
  /** The cached answer for such a URL, without parsing it. */
  find(url: string): CachedAnswer | undefined;
  counts: CacheCounts;
};

/** A cached answer, and the user that the URL names. */
export type CachedAnswer = { answer: EtaggedResponse; cacheControl: string; userId: string | undefined };

type ParsedUrl = { key: string; cacheControl: string };

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
  const urls = new LRUCache<string, ParsedUrl>({ max: MAX_URLS });
  return {
    answer(key, compute) {
      counts.lookups += 1;
      return cache.forceFetch(key, { context: compute });
    },
    remember(url, parsed) {
      if (url.length <= MAX_URL_LENGTH) urls.set(withoutUser(url).anonymous, parsed);
    },
    find(url) {
      const { anonymous, userId } = withoutUser(url);
      const parsed = urls.get(anonymous);
      const answer = parsed && cache.get(parsed.key);
      return answer && { answer, cacheControl: parsed.cacheControl, userId };
    },
    counts,
  };
}

const USER = /(?<=[?&]user-id=)[^&]*/;

/** The URL with its user left out, and that user. */
function withoutUser(url: string): { anonymous: string; userId: string | undefined } {
  const [userId] = USER.exec(url) ?? [];
  return { anonymous: userId === undefined ? url : url.replace(USER, ''), userId };
}
