import { type RawBuilder, sql } from 'kysely';
import type { ContentTable } from '../../../database/schema.ts';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import type { TitleRecord } from '../rules/title-record.ts';

/** The columns of `content` copied from a record as they are. */
export const RECORD_COLUMNS = [
  'type',
  'titolo',
  'titolo_ricerca',
  'titolo_originale',
  'originale_ricerca',
  'altri_titoli',
  'altri_ricerca',
  'trama',
  'generi',
  'data_uscita',
  'durata',
  'adult',
  'copertina',
  'banner',
  'trailer',
  'tmdb_id',
  'imdb_id',
] as const satisfies readonly (keyof ContentTable)[];

/** `RECORD_COLUMNS` of one table, comma-separated. */
export function recordColumnsOf(table: 'content' | 'title'): RawBuilder<unknown> {
  return sql.join(RECORD_COLUMNS.map((column) => sql.ref(`${table}.${column}`)));
}

/** Records as a row set named `title`, for one statement of any size. */
export function recordsAsRowSet(records: readonly TitleRecord[]): RawBuilder<unknown> {
  return sql`json_to_recordset(${JSON.stringify(records.map(rowOf))}::json) as title(
    origin text, type text, titolo text, titolo_ricerca text, titolo_originale text, originale_ricerca text,
    altri_titoli text[], altri_ricerca text,
    trama text, generi text[], data_uscita date, durata integer, adult boolean, copertina text, banner text,
    trailer text, tmdb_id integer, imdb_id text, anteprima text, hidden boolean, created_at timestamptz,
    registi text[], interpreti text[], sorgenti json)`;
}

function rowOf(record: TitleRecord) {
  return {
    ...record,
    titolo_ricerca: normalizeForSearch(record.titolo),
    titolo_originale: record.titolo_originale || null,
    originale_ricerca: normalizeForSearch(record.titolo_originale ?? ''),
    altri_ricerca: record.altri_titoli.map(normalizeForSearch).filter(Boolean).join('\n'),
  };
}

/** The names credited in one role, in order, as an array. */
export function creditedNamesExpression(
  contentId: RawBuilder<number>,
  role: 'regia' | 'cast',
): RawBuilder<string[]> {
  return sql`array(
    select artist.nome from credit join artist on artist.id = credit.artist_id
    where credit.content_id = ${contentId} and credit.role = ${role} order by credit.position)`;
}
