import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/** Names, plots and covers of titles in further languages, and people's choice of the language for titles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table title_translation (
      content_id integer not null references content on delete cascade,
      language text not null,
      name text,
      search_name text not null,
      plot text,
      cover text,
      primary key (content_id, language)
    )`,
    `alter table title_translation alter column search_name set statistics 10`,
    `create index title_translation_by_name on title_translation (search_name) where search_name <> ''`,
    `create index title_translation_by_words on title_translation using gin (search_name gin_trgm_ops)
      with (gin_pending_list_limit = 512) where search_name <> ''`,
    `alter table person add column chosen_title_language text`,
  ]);
}
