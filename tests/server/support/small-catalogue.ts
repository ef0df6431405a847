import type { Kysely } from 'kysely';
import type { Schema } from '../../../src/server/database/schema.ts';
import { insertCustomListUnchecked } from '../../../src/server/modules/lists/custom-lists.ts';
import { extendPremium } from '../../../src/server/modules/premium/premium.ts';
import { restoreSnapshot, type Snapshot, takeSnapshot } from './database-snapshot.ts';
import { addTitles, type NewTitle } from './test-titles.ts';

export const ORDINARY = '1';
export const PREMIUM = '2';
export const OTHER_PREMIUM = '3';

export const FILMS = 25;
export const SERIES = 5;

/** Film n: of the year 2000 + n % 5, 15 n minutes long, added n days after the first; the last is for adults. */
function film(n: number): NewTitle {
  return {
    origin: `test:film-${n}`,
    type: 'film',
    name: `Film ${n}`,
    plot: `La trama del film ${n}. `.repeat(5),
    genres: n % 2 ? ['Commedia', 'Horror'] : ['Commedia'],
    releaseDate: `${2000 + (n % 5)}-01-02`,
    duration: 15 * n,
    adult: n === FILMS,
    cover: `/drawings/film-${n}.svg`,
    banner: null,
    trailer: null,
    createdAt: new Date(Date.UTC(2026, 0, n)),
  };
}

/** Series n: n seasons, added n days after the first film. */
function series(n: number): NewTitle {
  return { ...film(n), origin: `test:series-${n}`, type: 'serie', name: `Serie ${n}`, duration: n };
}

const counted = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export type SmallCatalogue = {
  /** Ids of films 1, 2, 3 ... and of series 1, 2, 3 ... */
  films: number[];
  series: number[];
  /** The list of `PREMIUM`, and the one of `OTHER_PREMIUM`; both are empty. */
  ownList: number;
  foreignList: number;
};

let filled: { catalogue: SmallCatalogue; rows: Snapshot } | undefined;

/**
 * Fills an empty database with a few titles, two premium people and a list of each of these: the first one by the
 * repositories, later ones with the first one's rows, which takes a fifth of the time.
 */
export async function fillSmallCatalogue(db: Kysely<Schema>): Promise<SmallCatalogue> {
  if (filled) await restoreSnapshot(db, filled.rows);
  else filled = { catalogue: await addSmallCatalogue(db), rows: await takeSnapshot(db) };
  return filled.catalogue;
}

async function addSmallCatalogue(db: Kysely<Schema>): Promise<SmallCatalogue> {
  const ids = await addTitles(db, [...counted(FILMS).map(film), ...counted(SERIES).map(series)]);
  const idsOf = (kind: string, count: number) => counted(count).map((n) => ids.get(`test:${kind}-${n}`) ?? 0);
  await extendPremium(db, PREMIUM);
  await extendPremium(db, OTHER_PREMIUM);
  return {
    films: idsOf('film', FILMS),
    series: idsOf('series', SERIES),
    ownList: await insertCustomListUnchecked(db, { userId: PREMIUM, titolo: 'Da vedere' }),
    foreignList: await insertCustomListUnchecked(db, { userId: OTHER_PREMIUM, titolo: 'Di un altro' }),
  };
}
