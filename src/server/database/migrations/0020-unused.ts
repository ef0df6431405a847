import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Nothing reads these any longer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `drop trigger pass_counters_on on content`,
    `drop function pass_counters_on()`,
    `alter table content drop column mi_piace, drop column preferiti, drop column visualizzazioni`,
    `alter table video drop column former_number`,
    `drop table star_subscription`,
    `drop index if exists play_event_by_person, movie_night_ending, person_by_first_visit, payment_by_time`,
  ]);
}
