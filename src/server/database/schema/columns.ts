import type { ColumnType } from 'kysely';

/** A `date` column: `YYYY-MM-DD` goes in; drivers differ in what comes out, so it is cast to text when read. */
export type Day = ColumnType<unknown, string, string>;
/** A `timestamptz` column. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
export type MomentWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;
/** A `bigint` column: drivers differ in what comes out, so it is never read as a number. */
export type BigId = ColumnType<unknown, never, never>;
