import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { RouteContext } from '../../http/route-context.ts';
import { shownLanguages } from '../../languages/current-language.ts';
import { selectReachableTitles } from './select-titles.ts';
import type { Title } from './title.ts';
import { titleToAnswer } from './title-to-answer.ts';
import { HAS_WORKING_VIDEO } from './visible-to.ts';

/** A title by its id, its version, and its counters, which are stored elsewhere. */
export type TitleVersion = Pick<Title, 'id' | 'mi_piace' | 'preferiti' | 'visualizzazioni'> & {
  version: string;
};

/** SQL: the version of a title: the transaction that wrote its row, and whether it can be watched. */
export const TITLE_VERSION = sql<string>`title.xmin || case when ${HAS_WORKING_VIDEO} then '' else '-' end`;

/**
 * Serialises titles as `titlesToAnswers` returns them: a JSON array in UTF-8. Leaves out titles that no longer
 * exist.
 */
export type SerializeTitles = (titles: readonly TitleVersion[]) => Promise<Buffer>;

type Serialized = { version: string; json: Buffer };

const MAX_BYTES = 24 * 1024 * 1024;

/**
 * Serialises titles from a cache of their JSON by version: reading, converting and serialising the rows of a long list takes
 * several times as long.
 */
export function createTitleSerializer({ db, images }: Pick<RouteContext, 'db' | 'images'>): SerializeTitles {
  /** The keys are ids, with a language if titles are translated. */
  const cache = new LRUCache<number | string, Serialized>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ json }) => json.length,
  });

  async function readInto(found: Map<number, Buffer>, ids: readonly number[]): Promise<void> {
    const titles = await selectReachableTitles(db)
      .select(TITLE_VERSION.as('version'))
      .where(sql<boolean>`title.id = any(${ids}::int[])`)
      .execute();
    for (const { version, ...title } of titles) {
      const json = withoutCounters(titleToAnswer(title, images.allowedHosts));
      cache.set(keyOf(title.id), { version, json });
      found.set(title.id, json);
    }
  }

  return async (titles) => {
    const found = new Map<number, Buffer>();
    const unknown: number[] = [];
    for (const { id, version } of titles) {
      const cached = cache.get(keyOf(id));
      if (cached?.version === version) found.set(id, cached.json);
      else unknown.push(id);
    }
    if (unknown.length > 0) await readInto(found, unknown);
    return join(titles, found);
  };
}

function keyOf(id: number): number | string {
  const languages = shownLanguages();
  return languages === undefined ? id : `${languages} ${id}`;
}

/** Bytes that a comma and three counters take at most. */
const MAX_COUNTERS = 80;

/** Writes the titles into one buffer: concatenating thousands takes twice as long. */
function join(titles: readonly TitleVersion[], found: ReadonlyMap<number, Buffer>): Buffer {
  const serialized = titles.flatMap((title) => {
    const json = found.get(title.id);
    return json ? [{ title, json }] : [];
  });
  const size = serialized.reduce((sum, { json }) => sum + json.length + MAX_COUNTERS, 2);
  const bytes = Buffer.allocUnsafe(size);
  let end = bytes.write('[');
  for (const { title, json } of serialized) {
    if (end > 1) end += bytes.write(',', end);
    end += json.copy(bytes, end);
    end += bytes.write(counters(title), end, 'latin1');
  }
  end += bytes.write(']', end);
  return bytes.subarray(0, end);
}

type Answer = ReturnType<typeof titleToAnswer>;

/** The JSON of an answer without its counters and its closing brace. */
function withoutCounters({ mi_piace, preferiti, visualizzazioni, ...rest }: Answer): Buffer {
  return Buffer.from(JSON.stringify(rest).slice(0, -1));
}

function counters({ mi_piace, preferiti, visualizzazioni }: TitleVersion): string {
  return `,"mi_piace":${mi_piace},"preferiti":${preferiti},"visualizzazioni":${visualizzazioni}}`;
}
