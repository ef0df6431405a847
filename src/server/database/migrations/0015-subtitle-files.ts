import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** When an owner was told of a subtitle file whose video is not known, and since when the messenger lacks one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table subtitle_file add column told_at timestamptz, add column lost_at timestamptz`,
    `create index subtitle_file_untold on subtitle_file (owner_id) where content_id is null and told_at is null`,
  ]);
}
