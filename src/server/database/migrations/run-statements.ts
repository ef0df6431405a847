import { type Kysely, sql } from 'kysely';

/** Runs DDL statements one after the other: drivers refuse several in one go. */
export async function runStatements(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
