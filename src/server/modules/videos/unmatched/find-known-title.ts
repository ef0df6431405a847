import { all, type Db } from '../../../database/db.ts';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { uniqueById } from '../../../lib/unique-by-id.ts';
import { identifyTitle } from '../../catalogue/records/identify-titles.ts';
import { withArticleInFront } from '../../catalogue/rules/title-key.ts';
import type { Title } from '../../catalogue/title.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { titleIdsOf } from '../../imports/tmdb/tmdb-refs.ts';
import { candidatesById, findNamesakes } from '../../search/resolve-titles.ts';
import { isCalled, type TitleCandidate } from '../../search/title-names.ts';
import { titlesInside } from '../matching/titles-inside.ts';
import { databaseReference } from '../matching/video-text.ts';

/** `type` and `year`: undefined if a person says none. */
type Wanted = { name: string; type: 'film' | 'serie' | undefined; year: number | undefined };

/** Tolerated difference of release years. */
const YEARS_APART = 1;

/**
 * The title that a person's words mean, hidden ones included: by the number of a database or a link in its name, else by any
 * of its names in any spelling, kind and year. That name as the title's own counts before a further name.
 */
export async function findKnownTitle(db: Db, wanted: Wanted): Promise<Title | 'several' | undefined> {
  const reference = databaseReference([wanted.name]);
  const identified = reference && (await identifyTitle(db, titleIdsOf(reference.ref)));
  if (identified) return findTitleIncludingHidden(db, identified.id);
  const name = normalizeForSearch(withArticleInFront(wanted.name));
  const called = (await candidatesFor(db, name)).filter((title) => isCalled(title, { name }));
  const fitting = ofYear(
    called.filter(({ type }) => type === (wanted.type ?? type)),
    wanted.year,
  );
  const own = fitting.filter((title) => normalizeForSearch(title.name) === name);
  const [found, other] = own.length > 0 ? own : fitting;
  if (other) return 'several';
  return found && findTitleIncludingHidden(db, found.id);
}

/** Titles of a similar name that people may reach, and hidden ones of exactly this name. */
async function candidatesFor(db: Db, name: string): Promise<TitleCandidate[]> {
  if (name === '') return [];
  const same = await all<{ id: number }>(db)`select id from title where titolo_ricerca = ${name}`;
  const exactly = await candidatesById(
    db,
    same.map(({ id }) => id),
  );
  const inside = await titlesInside(db, [{ text: name, readings: [] }]);
  return uniqueById([...exactly, ...(await findNamesakes(db, [name])), ...inside]);
}

/** Titles of the year, else of an unknown or neighbouring year; all if no year is wanted. */
function ofYear(titles: readonly TitleCandidate[], wanted: number | undefined): readonly TitleCandidate[] {
  if (wanted === undefined) return titles;
  const exactly = titles.filter(({ year }) => year === wanted);
  if (exactly.length > 0) return exactly;
  return titles.filter(({ year }) => year === null || Math.abs(year - wanted) <= YEARS_APART);
}
