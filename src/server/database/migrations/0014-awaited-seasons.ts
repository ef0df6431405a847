import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Seasons of series that people asked for: of other seasons they are not told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table awaited_season (
      content_id integer not null references content on delete cascade,
      user_id text not null,
      season smallint not null,
      since timestamptz not null default now(),
      primary key (content_id, season, user_id)
    )`,
    `create index awaited_season_by_person on awaited_season (user_id)`,
  ]);
}
