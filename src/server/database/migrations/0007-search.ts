import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * The chat's search by names: titles, original titles and people by their trigrams (GIN: a fraction of a nearest-
 * neighbour scan's time, and cheaper to write), and titles by their whole name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `drop index content_by_words`,
    // Every search reads through the GIN pending list: keep it short.
    `create index content_by_words on content
      using gin (titolo_ricerca gin_trgm_ops, originale_ricerca gin_trgm_ops)
      with (gin_pending_list_limit = 512)`,
    `create index content_by_name on content (titolo_ricerca)`,
    `create index artist_by_words on artist using gin (nome_ricerca gin_trgm_ops)
      with (gin_pending_list_limit = 512)`,
  ]);
}
