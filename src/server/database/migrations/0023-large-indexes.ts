import type { Kysely } from 'kysely';
import { createIndexesOfSmallTables } from './large-indexes.ts';

/** What is kept of a person is found by these. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndexesOfSmallTables(db, ['play_event_by_person', 'bot_update_by_chat']);
}
