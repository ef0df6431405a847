import type { Db } from '../../../database/db.ts';
import { withKnownSeasons } from '../known-seasons.ts';
import type { TitleRecord } from '../rules/title-record.ts';
import { identifyTitles, idsOf } from './identify-titles.ts';
import { titleRecordsOf } from './title-records.ts';
import { joinTranslations } from './translations.ts';

/**
 * Lets records meet the titles that the catalogue has from elsewhere, by the alias of a merged title, or by TMDB or IMDb
 * id. Such a record becomes the known title's: its fields stay, empty ones are filled in, videos are added. So is one that
 * meets another record. Returns each origin once.
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
    else joined.set(origin, title ? fillIn(title, record) : record);
    for (const key of keys) origins.set(key, origin);
  }
  return withKnownSeasons(db, [...joined.values()]);
}

/** The titles with other origins that records meet, by the record's origin. */
async function findKnownTitles(
  db: Db,
  records: readonly TitleRecord[],
): Promise<ReadonlyMap<string, TitleRecord>> {
  const titlesOf = await identifyTitles(db, records.map(idsOf));
  const met = records.flatMap(({ origin, type }, index) => {
    const [title] = (titlesOf[index] ?? []).filter((one) => one.type === type || one.grade !== 'imdb');
    // Its own title is one that an import replaces.
    return title && title.grade !== 'origin' ? [{ origin, id: title.id }] : [];
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

function externalIds({ type, tmdb_id, imdb_id }: TitleRecord): string[] {
  return [
    ...(tmdb_id == null ? [] : [`${type} tmdb ${tmdb_id}`]),
    ...(imdb_id == null ? [] : [`${type} imdb ${imdb_id}`]),
  ];
}

/** Records only ever add videos, and hide a title only where they say so. */
export function withoutVideos(stored: TitleRecord): TitleRecord {
  return { ...stored, hidden: null, sorgenti: [] };
}

/** A record with the empty fields of another's, and the videos of both. */
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
