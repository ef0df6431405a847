import type { ColumnType, Generated } from 'kysely';

/** A `date` column: `YYYY-MM-DD` goes in; drivers differ in the result, so it is cast to text when read. */
export type Day = ColumnType<unknown, string, string>;
/** A `timestamptz` column. */
export type Moment = ColumnType<Date, Date | string, Date | string>;
export type MomentWithDefault = ColumnType<Date, Date | string | undefined, Date | string>;
/** A `bigint` column: drivers differ in the result, so it is never read as a number. */
export type BigId = ColumnType<unknown, never, never>;

/**
 * Columns of a row that one server at a time claims and works off: such a table is a kind of work, see
 * `src/server/kinds-of-work.ts`.
 */
export interface ClaimColumns {
  /** Number of claims so far. */
  attempts: Generated<number>;
  next_attempt_at: MomentWithDefault;
  /** When the claim expires; null without one. */
  claimed_until: Date | null;
  /** The reason why the last attempt failed. */
  failure: string | null;
}
