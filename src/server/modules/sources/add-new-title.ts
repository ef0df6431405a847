import type { Db } from '../../database/db.ts';
import { importRecord } from '../../import/import-titles.ts';
import { parseTitleRecord } from '../catalogue/rules/title-record.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitleIncludingHidden } from '../catalogue/titles.ts';
import type { NewTitle } from './new-title.ts';

/** Adds a title, or returns the one of that origin as it is; undefined when its name or year cannot be a title's. */
export async function addNewTitle(db: Db, title: NewTitle): Promise<Title | undefined> {
  const same = await db
    .selectFrom('content')
    .select('id')
    .where('origin', '=', title.origin)
    .executeTakeFirst();
  if (same) return findTitleIncludingHidden(db, same.id);
  const read = parseTitleRecord({
    origin: title.origin,
    type: title.type,
    titolo: title.name,
    data_uscita: releaseDateOf(title),
    durata: title.duration,
    ...(title.picture !== undefined && { copertina: title.picture, banner: title.picture }),
  });
  if ('faults' in read) return undefined;
  const { id } = await importRecord({ db }, read.record);
  return findTitleIncludingHidden(db, id);
}

/** The release date that a title without a known day is given. */
function releaseDateOf({ year, since = new Date() }: Pick<NewTitle, 'year' | 'since'>): string {
  return year === undefined ? since.toISOString().slice(0, 10) : `${year}-01-01`;
}
