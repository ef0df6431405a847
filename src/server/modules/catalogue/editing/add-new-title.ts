import type { Db } from '../../../database/db.ts';
import { withYear } from '../../../lib/with-year.ts';
import { importRecord } from '../records/import-record.ts';
import { parseTitleWords } from '../rules/parse-title-words.ts';
import { parseTitleRecord } from '../rules/title-record.ts';
import type { Title } from '../title.ts';
import { findTitleIncludingHidden } from '../titles.ts';

/**
 * Adds a title, or returns the existing one of that origin unchanged; undefined if its name or year cannot be a
 * title's.
 */
export async function addNewTitle(db: Db, title: NewTitle): Promise<Title | undefined> {
  const same = await db
    .selectFrom('title')
    .select('id')
    .where('origin', '=', title.origin)
    .executeTakeFirst();
  if (same) return findTitleIncludingHidden(db, same.id);
  const read = parseTitleRecord({
    origin: title.origin,
    type: title.type,
    titolo: title.name,
    data_uscita: title.year === undefined ? null : `${title.year}-01-01`,
    durata: title.duration,
    ...(title.picture !== undefined && { copertina: title.picture, banner: title.picture }),
  });
  if ('faults' in read) return undefined;
  const { id } = await importRecord({ db }, read.record);
  return findTitleIncludingHidden(db, id);
}

/** Adds a title named by words, with its year if they have one. */
export async function addTitleOfWords(
  db: Db,
  { origin, type, words }: Pick<NewTitle, 'origin' | 'type'> & { words: string },
): Promise<Title | undefined> {
  const duration = type === 'serie' ? 1 : 0;
  return addNewTitle(db, { origin, type, ...parseTitleWords(words), duration });
}

/** A title that an owner makes in the chat. */
export type NewTitle = {
  /** Identifies the title: the same origin is the same title. */
  origin: string;
  type: 'film' | 'serie';
  name: string;
  year: number | undefined;
  /** Minutes of a film, seasons of a series; 0 if unknown. */
  duration: number;
  /** The address of a picture for cover and banner. */
  picture?: string | undefined;
};

/** The name of a new title on one line: `Gita a Goa (2019)`. */
export function newTitleName({ name, year }: NewTitle): string {
  return withYear(name, year);
}
