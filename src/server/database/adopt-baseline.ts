import { sql, type Transaction } from 'kysely';
import { appliedMigrations } from './applied-migrations.ts';
import { recordMigration } from './apply-migrations.ts';
import { findPreReleaseGap, withBaseline } from './pre-release-migrations.ts';
import type { Schema } from './schema.ts';

/**
 * Takes a database with all migrations from before 1.0.0 as being at the baseline, and drops what that has not: the views
 * of former table names. Answers the migrations that are new in its list. Rejects when it is older than that.
 */
export async function adoptBaseline(transaction: Transaction<Schema>): Promise<string[]> {
  const applied = await appliedMigrations(transaction);
  const gap = findPreReleaseGap(applied);
  if (gap !== undefined)
    throw new Error(
      `it is from before 1.0.0 and lacks ${gap}. To keep what is in it: "npm run vetrina -- backup FILE" with the last version before 1.0.0 (docs/deployment.md tells which), then "npm run vetrina -- restore --yes FILE" with this one`,
    );
  const now = withBaseline(applied);
  const adopted = now.filter((name) => !applied.includes(name));
  if (adopted.length === 0) return [];
  await sql`drop view if exists wish, play_uncounted, reached_episode`.execute(transaction);
  await sql`delete from kysely_migration where name <> all (${now}::text[])`.execute(transaction);
  for (const name of adopted) await recordMigration(transaction, name);
  return adopted;
}
