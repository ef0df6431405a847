import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../database/schema.ts';
import type { TitleRecord } from '../rules/title-record.ts';
import { titleRecordsOf } from './title-records.ts';

/**
 * Lets records meet the titles that the catalogue has from elsewhere, by the alias of a merged title, or by TMDB or IMDb
 * id. Such a record becomes the known title's: its fields stay, empty ones are filled in, sources are added. So is one that
 * meets another record. Answers each origin once.
 */
export async function joinKnownTitles(
  db: Kysely<Schema>,
  records: readonly TitleRecord[],
): Promise<TitleRecord[]> {
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
    else joined.set(origin, title ? fillIn(title, record) : record);
    for (const key of keys) origins.set(key, origin);
  }
  return [...joined.values()];
}

/** The titles with other origins that records meet, by the record's origin. */
async function findKnownTitles(
  db: Kysely<Schema>,
  records: readonly TitleRecord[],
): Promise<ReadonlyMap<string, TitleRecord>> {
  const ids = await findTitleIds(db, records);
  const met = records.flatMap((record) => {
    const { origin } = record;
    // Its own title, which an import replaces.
    if (ids.has(`origin ${origin}`)) return [];
    const id = [`alias ${origin}`, ...externalIds(record)].map((key) => ids.get(key)).find(Boolean);
    return id === undefined ? [] : [{ origin, id }];
  });
  const stored = await titleRecordsOf(db, [...new Set(met.map(({ id }) => id))]);
  const titles = new Map(stored.map(({ id, record }) => [id, withoutSources(record)]));
  return new Map(
    met.flatMap(({ origin, id }) => {
      const title = titles.get(id);
      return title ? [[origin, title] as const] : [];
    }),
  );
}

/** Ids of titles by all that a record may meet them by. Each kind is looked up in its index. */
async function findTitleIds(
  db: Kysely<Schema>,
  records: readonly TitleRecord[],
): Promise<ReadonlyMap<string, number>> {
  const origins = records.map(({ origin }) => origin);
  const { rows } = await sql<{ key: string; id: number }>`
    select 'origin ' || origin as key, id from content where origin = any(${origins}::text[])
    union all select 'alias ' || origin, content_id from title_alias where origin = any(${origins}::text[])
    union all select type || ' tmdb ' || tmdb_id, id from content
      where tmdb_id = any(${records.flatMap(({ tmdb_id }) => tmdb_id ?? [])}::int[])
    union all select type || ' imdb ' || imdb_id, id from content
      where imdb_id = any(${records.flatMap(({ imdb_id }) => imdb_id ?? [])}::text[])
    order by id desc`.execute(db);
  // The oldest one of a key is the last.
  return new Map(rows.map(({ key, id }) => [key, id]));
}

function externalIds({ type, tmdb_id, imdb_id }: TitleRecord): string[] {
  return [
    ...(tmdb_id == null ? [] : [`${type} tmdb ${tmdb_id}`]),
    ...(imdb_id == null ? [] : [`${type} imdb ${imdb_id}`]),
  ];
}

/** Records only ever add sources, and hide a title only where they say so. */
export function withoutSources(stored: TitleRecord): TitleRecord {
  return { ...stored, hidden: null, sorgenti: [] };
}

/** A record with the empty fields of another's, and the sources of both. */
export function fillIn(title: TitleRecord, other: TitleRecord): TitleRecord {
  const values = new Map<string, unknown>(Object.entries(title));
  const missing = Object.entries(other).filter(([field]) => isEmpty(values.get(field)));
  const sorgenti = [...title.sorgenti, ...other.sorgenti];
  return { ...title, ...Object.fromEntries(missing), hidden: title.hidden, sorgenti };
}

function isEmpty(value: unknown): boolean {
  return value == null || value === '' || value === 0 || (Array.isArray(value) && value.length === 0);
}
