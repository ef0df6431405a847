import { type RawBuilder, sql } from 'kysely';

/** The last row of a page of the most wanted; the next page begins after it. */
export type AfterRow = { people: number; id: number };

/** SQL: a row of this table comes after that one in an index on `people desc, id`, whose place the first condition finds. */
export function isAfter(table: 'title_request' | 'report', after: AfterRow | undefined): RawBuilder<boolean> {
  if (!after) return sql`true`;
  const { people, id } = after;
  return sql`(people <= ${people} and (people < ${people} or ${sql.ref(`${table}.id`)} > ${id}))`;
}

/** A place as the desk's pages are asked for: `12.345`. */
export const placeOf = ({ people, id }: AfterRow): string => `${people}.${id}`;

/** Reads a place; undefined for the first page. */
export function parsePlace(place: string | undefined): AfterRow | undefined {
  const [people, id] = (place ?? '').split('.').map(Number);
  return people !== undefined && id !== undefined ? { people, id } : undefined;
}
