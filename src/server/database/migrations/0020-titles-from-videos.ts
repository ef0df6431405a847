import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * What an unmatched video is likely to be and its still, and which titles were there when a title was asked for. All
 * unmatched videos are matched once more, so that their candidates are known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table source_post add column thumbnail_id text, add column candidates smallint, add column candidate_id integer`,
    `create index source_post_ignored on source_post (group_key, id) where state = 'ignored'`,
    `create index source_post_reported on source_post (owner_id, changed_at) where not by_hand`,
    `alter table title_request add column newest_title integer`,
    `delete from setting where key = 'videos.rematched'`,
  ]);
}
