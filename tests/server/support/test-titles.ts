import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Schema } from '../../../src/server/database/schema.ts';
import { upsertTitles } from '../../../src/server/modules/catalogue/records/upsert-titles.ts';
import {
  type TitleRecordInput,
  titleRecordSchema,
} from '../../../src/server/modules/catalogue/rules/title-record.ts';

/** A title to add. */
export type NewTitle = {
  type: 'film' | 'serie';
  name: string;
  plot: string;
  genres: string[];
  releaseDate: string | null;
  duration: number;
  adult: boolean;
  cover: string | null;
  banner: string | null;
  trailer: string | null;
  preview?: string | null;
  originalName?: string;
  otherNames?: string[];
  origin: string;
  createdAt: Date;
};

const FIRST_ADDED = Date.UTC(2026, 0, 1);
const MS_PER_MINUTE = 60_000;

/** Adds titles as an import does; returns their ids, by origin. */
export async function addTitles(
  db: Kysely<Schema>,
  titles: readonly NewTitle[],
): Promise<ReadonlyMap<string, number>> {
  const records = titles.map((title) => v.parse(titleRecordSchema, recordOf(title)));
  const { ids } = await db.transaction().execute((transaction) => upsertTitles(transaction, records));
  return ids;
}

function recordOf(title: NewTitle): TitleRecordInput {
  const { type, origin, adult, banner, trailer } = title;
  return {
    type,
    origin,
    adult,
    banner,
    trailer,
    titolo: title.name,
    titolo_originale: title.originalName ?? null,
    altri_titoli: title.otherNames ?? [],
    trama: title.plot,
    generi: title.genres,
    data_uscita: title.releaseDate,
    durata: title.duration,
    copertina: title.cover,
    anteprima: title.preview ?? null,
    created_at: title.createdAt.toISOString(),
  };
}

/** Adds a title for each change to a plain film, each a minute newer than the previous one; returns their ids. */
export async function addTestTitles(
  db: Kysely<Schema>,
  changes: readonly Partial<NewTitle>[],
): Promise<number[]> {
  const titles = changes.map((change, index) => ({ ...plainFilm(index), ...change }));
  const ids = await addTitles(db, titles);
  return titles.map(({ origin }) => ids.get(origin) ?? 0);
}

/** A list of `count` changes: empty ones, or those of `change`. */
export function titleChanges(count: number, change: (index: number) => Partial<NewTitle> = () => ({})) {
  return Array.from({ length: count }, (_, index) => change(index));
}

function plainFilm(index: number): NewTitle {
  return {
    origin: `test:${crypto.randomUUID()}`,
    type: 'film',
    name: `Film ${index}`,
    plot: 'Una trama.',
    genres: ['Dramma'],
    releaseDate: '2020-05-17',
    duration: 100,
    adult: false,
    cover: `/posters/film-${index}.svg`,
    banner: null,
    trailer: null,
    createdAt: new Date(FIRST_ADDED + index * MS_PER_MINUTE),
  };
}

/** The id of the title of an origin, hidden or not. */
export async function titleIdByOrigin(db: Kysely<Schema>, origin: string): Promise<number | undefined> {
  const title = await db.selectFrom('title').select('id').where('origin', '=', origin).executeTakeFirst();
  return title?.id;
}
