import type { Kysely } from 'kysely';
import { createIndexesOfSmallTables } from './large-indexes.ts';

/** A series' followers in the order of their ids: its notifications are made in batches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexesOfSmallTables(db, ['list_item_followers']);
}
