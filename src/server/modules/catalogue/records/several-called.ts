import { all, type Db } from '../../../database/db.ts';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { isTableOrigin } from '../rules/table-origin.ts';
import type { TitleRecord } from '../rules/title-record.ts';

/** The origins of a table's records without year and numbers of which the catalogue has several titles of that name and kind. */
export async function findSeveralCalled(
  db: Db,
  records: readonly TitleRecord[],
): Promise<ReadonlySet<string>> {
  const vague = records.filter(
    ({ origin, data_uscita, tmdb_id, imdb_id }) =>
      isTableOrigin(origin) && data_uscita == null && tmdb_id == null && imdb_id == null,
  );
  if (vague.length === 0) return new Set();
  const rows = await all<{ origin: string }>(db)`
    select wanted.origin
    from unnest(
      ${vague.map(({ origin }) => origin)}::text[], ${vague.map(({ type }) => type)}::text[],
      ${vague.map(({ titolo }) => normalizeForSearch(titolo))}::text[]
    ) as wanted(origin, type, name)
    join title on titolo_ricerca = wanted.name and wanted.name <> '' and title.type = wanted.type
    where not exists (select from title_alias where title_alias.origin = wanted.origin)
    group by wanted.origin having count(*) > 1 and not bool_or(title.origin = wanted.origin)`;
  return new Set(rows.map(({ origin }) => origin));
}
