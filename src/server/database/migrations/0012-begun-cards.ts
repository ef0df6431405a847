import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** When the first sending of an owner's card was begun: one that a dying server had begun is not repeated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table request_card add column begun_at timestamptz`,
    `alter table report_card add column begun_at timestamptz`,
    `alter table report_card alter column message_id drop not null`,
  ]);
}
