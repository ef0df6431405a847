import { type RawBuilder, sql } from 'kysely';
import type { DbTransaction } from '../../../database/db.ts';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import type { TitleRecord } from '../rules/title-record.ts';

/** SQL: the translations of a title as a record has them. */
export const TRANSLATIONS_OF_RECORD: RawBuilder<unknown> = sql`coalesce((
  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('lingua', language, 'titolo', name, 'trama', plot, 'copertina', cover))
    order by language collate "C")
  from title_translation where title_id = title.id
), '[]')`;

type Translations = TitleRecord['traduzioni'];

/** The translations of two records of a title; gaps of the first are filled from the second. */
export function joinTranslations(first: Translations, other: Translations): Translations {
  if (!first || !other) return first ?? other;
  const others = new Map(other.map((one) => [one.lingua, one]));
  const filled = first.map((one) => ({ ...others.get(one.lingua), ...one }));
  const known = new Set(first.map(({ lingua }) => lingua));
  return [...filled, ...other.filter(({ lingua }) => !known.has(lingua))].sort((a, b) =>
    a.lingua < b.lingua ? -1 : 1,
  );
}

/** Replaces the translations of titles whose records have any, or none on purpose; `ids` maps origins to title ids. */
export async function replaceTranslations(
  transaction: DbTransaction,
  records: readonly TitleRecord[],
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const replaced = records.flatMap(({ origin, traduzioni }) =>
    traduzioni ? [{ title_id: ids.get(origin) ?? 0, traduzioni }] : [],
  );
  if (replaced.length === 0) return;
  const titleIds = replaced.map(({ title_id }) => title_id);
  await sql`delete from title_translation where title_id = any(${titleIds}::int[])`.execute(transaction);
  const rows = replaced.flatMap(({ title_id, traduzioni }) =>
    traduzioni.map(({ lingua: language, titolo: name, trama: plot, copertina: cover }) => ({
      title_id,
      language,
      name,
      plot,
      cover,
      search_name: normalizeForSearch(name ?? ''),
    })),
  );
  await sql`
    insert into title_translation (title_id, language, name, search_name, plot, cover)
    select title_id, language, name, search_name, plot, cover from json_to_recordset(${JSON.stringify(rows)}::json)
      as new(title_id integer, language text, name text, search_name text, plot text, cover text)`.execute(
    transaction,
  );
}
