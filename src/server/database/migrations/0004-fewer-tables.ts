import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * Approved requests are not handed over to a Seerr, whose states were Seerr's own; recommendations are read from what people
 * chose, without computed neighbours.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(db, [
    `drop table seerr_request`,
    `delete from due_work where kind = 'seerr'`,
    `drop table title_neighbour`,
    `drop table neighbour_refresh`,
    `delete from setting where key = 'recommendations.last-play'`,
  ]);
