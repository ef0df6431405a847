import type { Kysely } from 'kysely';
import { GENRES_AND_CREDITS } from './baseline/genres-and-credits.ts';
import { LISTS } from './baseline/lists.ts';
import { NOTICES } from './baseline/notices.ts';
import { PEOPLE } from './baseline/people.ts';
import { PLAYBACK } from './baseline/playback.ts';
import { RANKINGS } from './baseline/rankings.ts';
import { SERVER_STATE } from './baseline/server-state.ts';
import { SOURCES } from './baseline/sources.ts';
import { TITLES } from './baseline/titles.ts';
import { createIndexesOfSmallTables } from './large-indexes.ts';
import { runStatements } from './run-statements.ts';

/** The schema of the first release. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    ...TITLES,
    ...GENRES_AND_CREDITS,
    ...PEOPLE,
    ...LISTS,
    ...RANKINGS,
    ...SOURCES,
    ...PLAYBACK,
    ...NOTICES,
    ...SERVER_STATE,
  ]);
  await createIndexesOfSmallTables(db, ['play_event_by_person', 'bot_update_by_chat', 'list_item_followers']);
}
