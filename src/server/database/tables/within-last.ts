import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: a stored moment is within the last `seconds`. A moment in the future does not count: a fast clock has
 * written it. Allows a minute, since transactions that wait for each other started in a different order.
 */
export const isWithinLast = (moment: RawBuilder<unknown>, seconds: number): RawBuilder<boolean> =>
  sql`(${moment} > now() - make_interval(secs => ${seconds}) and ${moment} < now() + interval '1 minute')`;

/** The seconds of a day. */
export const DAY_SECONDS = 24 * 60 * 60;

/** A repeat within this time is answered as the first time: the server may have been killed before it answered. */
export const LOST_ANSWER_SECONDS = 120;
