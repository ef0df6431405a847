import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * Further names of a title, for search and for matching videos, and the same normalised, one a line. Few titles have
 * any: the index holds only those. Of the statistics as in 0016.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table content
      add column altri_titoli text[] not null default '{}',
      add column altri_ricerca text not null default ''`,
    `alter table content alter column altri_ricerca set statistics 10`,
    `create index content_by_other_words on content using gin (altri_ricerca gin_trgm_ops)
      with (gin_pending_list_limit = 512) where altri_ricerca <> ''`,
  ]);
}
