import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Origins of titles that were merged into another: an import of theirs meets that one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table title_alias (
      origin text primary key,
      content_id integer not null references content on delete cascade
    )`,
    `create index title_alias_by_content on title_alias (content_id)`,
  ]);
}
