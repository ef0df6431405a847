import type { Kysely } from 'kysely';
import { createIndexesOfSmallTables } from './large-indexes.ts';
import { runStatements } from './run-statements.ts';

/**
 * What people have watched. A film has a row from its delivery on, for the list of what to continue; an episode only once
 * it is watched, since how far a series has been delivered is in `watch_progress`.
 */
const WATCHED: readonly string[] = [
  `create table viewing (
    user_id text not null,
    content_id integer not null references content on delete cascade,
    season smallint,
    episode smallint,
    delivered_at timestamptz,
    watched_at timestamptz,
    unique nulls not distinct (user_id, content_id, season, episode),
    check ((season is null) = (episode is null)),
    check (delivered_at is not null or watched_at is not null)
  )`,
  `create index viewing_by_content on viewing (content_id)`,
  `create index viewing_history on viewing (user_id, watched_at desc, content_id, season, episode)
    where watched_at is not null`,
  `create index viewing_unwatched on viewing (user_id, delivered_at desc, content_id) where watched_at is null`,
  `alter table watch_progress add column reached_at timestamptz not null default now()`,
  `alter table person add column series_notices_off boolean not null default false`,
];

/** Marks of what people have watched, and notices of the series that they have begun. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, WATCHED);
  await createIndexesOfSmallTables(db, ['watch_progress_followers']);
}
