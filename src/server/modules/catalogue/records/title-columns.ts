import { type RawBuilder, sql } from 'kysely';
import { normalizeForSearch } from '../../../lib/normalize-for-search.ts';
import { TITLE_RECORD_FIELDS, type TitleRecord } from '../rules/title-record.ts';
import type { TitleTable } from '../titles.table.ts';

const SEARCH_COLUMNS = TITLE_RECORD_FIELDS.flatMap(({ name, searchColumn }) =>
  searchColumn ? [{ name, searchColumn }] : [],
);

/** The columns of `title` copied from a record unchanged, and those normalised for search. */
export const RECORD_COLUMNS: readonly (keyof TitleTable)[] = [
  ...TITLE_RECORD_FIELDS.flatMap(({ column }) => column ?? []),
  ...SEARCH_COLUMNS.map(({ searchColumn }) => searchColumn),
];

/** `RECORD_COLUMNS` of one table, comma-separated. */
export function recordColumnsOf(table: 'title' | 'record'): RawBuilder<unknown> {
  return sql.join(RECORD_COLUMNS.map((column) => sql.ref(`${table}.${column}`)));
}

/** The columns of a row set of records, with their types. */
const ROW_SET_COLUMNS = sql.join([
  ...TITLE_RECORD_FIELDS.map((field) => sql`${sql.ref(field.name)} ${sql.raw(field.sql)}`),
  ...SEARCH_COLUMNS.map(({ searchColumn }) => sql`${sql.ref(searchColumn)} text`),
]);

/** Records as a row set named `record`, for one statement of any size. */
export function recordsAsRowSet(records: readonly TitleRecord[]): RawBuilder<unknown> {
  return sql`json_to_recordset(${JSON.stringify(records.map(columnValues))}::json) as record(${ROW_SET_COLUMNS})`;
}

function columnValues(record: TitleRecord) {
  const normalized = SEARCH_COLUMNS.map(({ name, searchColumn }) => [searchColumn, searchText(record[name])]);
  return { ...record, ...Object.fromEntries(normalized) };
}

/** A name, or names one a line, normalised for search. */
function searchText(value: TitleRecord[keyof TitleRecord]): string {
  const names = [value].flat().filter((name) => typeof name === 'string');
  return names.map(normalizeForSearch).filter(Boolean).join('\n');
}

/** The names credited in one role, in order, as an array. */
export function creditedNamesExpression(
  titleId: RawBuilder<number>,
  role: 'regia' | 'cast',
): RawBuilder<string[]> {
  return sql`array(
    select artist.nome from credit join artist on artist.id = credit.artist_id
    where credit.title_id = ${titleId} and credit.role = ${role} order by credit.position)`;
}
