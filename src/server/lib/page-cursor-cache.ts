import { LRUCache } from 'lru-cache';

/** The last title of a page, and its position. */
type PageCursor = { passed: number; createdAt: string; id: number };

/** Remembers the ends of pages, so that later ones are read by keyset from there and not by a deep OFFSET. */
export type PageCursorCache = {
  /** The last cursor that is not behind this offset. */
  nearest(titles: string, offset: number): PageCursor | undefined;
  remember(titles: string, cursor: PageCursor): void;
};

const MAX_ORDERS = 500;
/** Titles for each remembered cursor. */
const BUCKET_SIZE = 600;

/** TTL in milliseconds, as of cached answers: titles that come or go meanwhile shift those behind them. */
const TTL_MS = 20_000;

export function createPageCursorCache(life = TTL_MS): PageCursorCache {
  const orders = new LRUCache<string, Map<number, PageCursor>>({ max: MAX_ORDERS, ttl: life });
  return {
    nearest(titles, offset) {
      const cursors = orders.get(titles);
      for (let bucket = Math.floor(offset / BUCKET_SIZE); cursors && bucket >= 0; bucket -= 1) {
        const cursor = cursors.get(bucket);
        if (cursor && cursor.passed <= offset) return cursor;
      }
      return undefined;
    },
    remember(titles, cursor) {
      const cursors = orders.get(titles) ?? new Map<number, PageCursor>();
      cursors.set(Math.floor(cursor.passed / BUCKET_SIZE), cursor);
      if (!orders.has(titles)) orders.set(titles, cursors);
    },
  };
}
