import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** The id of a genre by its name, or undefined when there is none. */
export async function genreIdOf(db: Kysely<Schema>, genre: string): Promise<number | undefined> {
  const row = await db.selectFrom('genre').select('id').where('nome', '=', genre).executeTakeFirst();
  return row?.id;
}

/** Ids of the genres with these names; unknown names are ignored. */
export async function genreIdsOf(db: Kysely<Schema>, names: readonly string[]): Promise<number[]> {
  const rows = await db.selectFrom('genre').select('id').where('nome', 'in', names).execute();
  return rows.map((row) => row.id);
}

/** All genres' names. */
export async function genreNames(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('genre').select('nome').execute();
  return rows.map((row) => row.nome);
}
