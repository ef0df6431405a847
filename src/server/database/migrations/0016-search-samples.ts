import type { Kysely } from 'kysely';
import { runStatements } from './run-statements.ts';

/**
 * Lowers the statistics target of the name columns to 10. Before a search the planner compares the words with each name
 * that it keeps as a sample: a hundred of them take it longer than an index takes to answer, and it decides the same by
 * ten.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table content alter column titolo_ricerca set statistics 10,
      alter column originale_ricerca set statistics 10`,
    `alter table artist alter column nome_ricerca set statistics 10`,
    `analyze content (titolo_ricerca, originale_ricerca)`,
    `analyze artist (nome_ricerca)`,
  ]);
}
