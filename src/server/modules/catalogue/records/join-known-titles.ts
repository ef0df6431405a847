import { all, type Db } from '../../../database/db.ts';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { withKnownSeasons } from '../known-seasons.ts';
import { isTableOrigin } from '../rules/table-origin.ts';
import type { TitleRecord } from '../rules/title-record.ts';
import { identifyTitles, idsOf } from './identify-titles.ts';
import { titleRecordsOf } from './title-records.ts';
import { joinTranslations } from './translations.ts';

/**
 * Joins records with titles that the catalogue has from other sources, by the alias of a merged title, by TMDB or
 * IMDb id, or by name, kind and year if a table has nothing else. Such a record becomes the known title's: its
 * fields stay, empty ones are filled in, videos are added. Two records of one title join as well. Returns each
 * origin once.
 */
export async function joinKnownTitles(db: Db, records: readonly TitleRecord[]): Promise<TitleRecord[]> {
  const known = await findKnownTitles(db, records);
  const joined = new Map<string, TitleRecord>();
  const origins = new Map<string, string>();
  for (const record of records) {
    const title = known.get(record.origin);
    const keys = externalIds(record);
    const origin = title?.origin ?? keys.map((key) => origins.get(key)).find(Boolean) ?? record.origin;
    const before = joined.get(origin);
    if (before && record.origin === origin) joined.set(origin, fillIn(record, before));
    else if (before) joined.set(origin, fillIn(before, record));
    else joined.set(origin, title ? meet(title, record) : record);
    for (const key of keys) origins.set(key, origin);
  }
  return withKnownSeasons(db, [...joined.values()]);
}

/** A title with a record; one that a table has made with the table's row, whose cells count. */
function meet(title: TitleRecord, record: TitleRecord): TitleRecord {
  if (title.origin !== record.origin) return fillIn(title, record);
  const [year] = /^\d{4}(?=-01-01)/.exec(record.data_uscita ?? '') ?? [];
  const isYearAlone = year !== undefined && title.data_uscita?.startsWith(year);
  return fillIn(isYearAlone ? { ...record, data_uscita: title.data_uscita } : record, title);
}

/** The titles that records meet, by the record's origin. */
async function findKnownTitles(
  db: Db,
  records: readonly TitleRecord[],
): Promise<ReadonlyMap<string, TitleRecord>> {
  const titlesOf = await identifyTitles(db, records.map(idsOf));
  const called = await findCalled(
    db,
    records.filter(({ origin }, index) => isTableOrigin(origin) && titlesOf[index]?.length === 0),
  );
  const met = records.flatMap(({ origin, type }, index) => {
    const [title] = (titlesOf[index] ?? []).filter((one) => one.type === type || one.grade !== 'imdb');
    const id = title?.id ?? called.get(origin);
    // Its own title is one that an import replaces; a table's few columns leave the other fields.
    return id === undefined || (title?.grade === 'origin' && !isTableOrigin(origin)) ? [] : [{ origin, id }];
  });
  const stored = await titleRecordsOf(db, [...new Set(met.map(({ id }) => id))]);
  const titles = new Map(stored.map(({ id, record }) => [id, withoutVideos(record)]));
  return new Map(
    met.flatMap(({ origin, id }) => {
      const title = titles.get(id);
      return title ? [[origin, title] as const] : [];
    }),
  );
}

/** The titles of exactly these names, kinds and years, one of the same year before one of an unknown one, by the record's origin. */
async function findCalled(db: Db, records: readonly TitleRecord[]): Promise<ReadonlyMap<string, number>> {
  if (records.length === 0) return new Map();
  const rows = await all<{ origin: string; id: number }>(db)`
    select distinct on (wanted.origin) wanted.origin, title.id
    from unnest(
      ${records.map(({ origin }) => origin)}::text[], ${records.map(({ type }) => type)}::text[],
      ${records.map(({ titolo }) => normalizeForSearch(titolo))}::text[],
      ${records.map(({ data_uscita }) => data_uscita?.slice(0, 4) ?? null)}::int[]
    ) as wanted(origin, type, name, year)
    join title on titolo_ricerca = wanted.name and wanted.name <> '' and title.type = wanted.type
      and (anno is null or wanted.year is null or anno = wanted.year)
    order by wanted.origin, anno is not distinct from wanted.year desc, title.id`;
  return new Map(rows.map(({ origin, id }) => [origin, id]));
}

function externalIds({ type, tmdb_id, imdb_id }: TitleRecord): string[] {
  return [
    ...(tmdb_id == null ? [] : [`${type} tmdb ${tmdb_id}`]),
    ...(imdb_id == null ? [] : [`${type} imdb ${imdb_id}`]),
  ];
}

/** Records only ever add videos, and hide a title only by an explicit field. */
export function withoutVideos(stored: TitleRecord): TitleRecord {
  return { ...stored, hidden: null, sorgenti: [] };
}

/** A record with its empty fields filled from a second one, and the videos of both. */
export function fillIn(title: TitleRecord, other: TitleRecord): TitleRecord {
  const values = new Map<string, unknown>(Object.entries(title));
  const missing = Object.entries(other).filter(([field]) => isEmpty(values.get(field)));
  const sorgenti = [...title.sorgenti, ...other.sorgenti];
  const traduzioni = joinTranslations(title.traduzioni, other.traduzioni);
  return { ...title, ...Object.fromEntries(missing), hidden: title.hidden, traduzioni, sorgenti };
}

function isEmpty(value: unknown): boolean {
  return value == null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0);
}
