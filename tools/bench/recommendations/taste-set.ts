import type { Kysely } from 'kysely';
import { type PlaySeed, seedPlays } from '../../../packages/demo-catalogue/seed-activity.ts';
import { type RandomGenerator, seededRandom } from '../../../packages/demo-catalogue/seeded-random.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { importTitles } from '../../../src/server/import/import-titles.ts';
import { MS_PER_DAY } from '../../../src/server/lib/calendar.ts';

const TITLES = 2000;
const PEOPLE = 2000;
const PLAYS_OF_PERSON = 30;
/** Titles of one taste; every genre has four tastes, which its ranking cannot tell apart. */
const TASTES = 40;
const GENRES = 10;
const TASTES_OF_PERSON = 2;
/** Plays within a person's tastes; the others are of anything. */
const WITHIN_TASTE = 0.8;
const DAYS = 300;

/**
 * Fills an empty catalogue with titles and people of known tastes, the same at every call: a title belongs to one
 * taste, a person has two; four of five plays are within them, by the popularity of their titles (Zipf), the others by that of
 * all. Without tastes all plays are by the popularity of all.
 */
export async function fillTasteSet(db: Kysely<Schema>, hasTastes: boolean): Promise<void> {
  await importTitles(db, titles());
  const ids = (await db.selectFrom('content').select('id').orderBy('id').execute()).map(({ id }) => id);
  const random = seededRandom('tastes');
  const plays: PlaySeed[] = [];
  const now = Date.now();
  for (let person = 1; person <= PEOPLE; person += 1) {
    const tastes = Array.from({ length: TASTES_OF_PERSON }, () => random.whole(0, TASTES - 1));
    for (let play = 0; play < PLAYS_OF_PERSON; play += 1) {
      const rank =
        hasTastes && random.chance(WITHIN_TASTE) ? rankIn(random.pick(tastes), random) : zipf(TITLES, random);
      const at = new Date(now - (1 - play / PLAYS_OF_PERSON) * DAYS * MS_PER_DAY);
      plays.push({ userId: `person ${person}`, titleId: ids[rank] ?? 0, at });
    }
  }
  plays.sort((one, other) => one.at.getTime() - other.at.getTime());
  while (plays.length > 0) await seedPlays(db, plays.splice(0, 10_000));
}

/** The place of a title among all: those of a taste stand `TASTES` apart. */
function rankIn(taste: number, random: RandomGenerator): number {
  return taste + TASTES * zipf(TITLES / TASTES, random);
}

/** A rank from 0 up to a number, the first ones most often. */
function zipf(count: number, random: RandomGenerator): number {
  return Math.floor((count + 1) ** random.between(0, 1)) - 1;
}

function* titles() {
  for (let index = 0; index < TITLES; index += 1) {
    const genre = (index % TASTES) % GENRES;
    const value = {
      origin: `bench:${index}`,
      type: 'film',
      titolo: `Film ${index}`,
      trama: '',
      generi: [`Genere ${genre}`],
      data_uscita: '2020-01-01',
      durata: 100,
    };
    yield { location: value.origin, value };
  }
}
