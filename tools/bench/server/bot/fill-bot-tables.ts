import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../../../../src/server/database/open-database.ts';
import type { Schema } from '../../../../src/server/database/schema.ts';
import { readSetting, saveSetting } from '../../../../src/server/database/stored-settings.ts';
import { sizesAt } from '../fill-database.ts';
import { loadUnindexed, timed } from '../load-unindexed.ts';
import { botRows, FULL } from './bot-rows.ts';

const DONE = 'bench.bot';

/** Tables that get many rows, and the last, which refer to one of these. */
const TABLES = `
  video subtitle_file viewing watch_progress title_request title_requester live_message report report_person
  title_neighbour neighbour_refresh awaited_title movie_night movie_night_member movie_night_title movie_night_vote
  seerr_request outbox source_post`
  .trim()
  .split(/\s+/);

/** Fills what the bot has into a database that `fillDatabase` has filled to this scale; once is enough. */
export async function fillBotTables({ url, scale }: { url: string; scale: number }): Promise<void> {
  const { db, close } = await openDatabase({ url, folder: '', waitsForSlowStatements: true });
  try {
    if (await readSetting(db, DONE)) return;
    console.log('Filling the tables of the bot ...');
    await db.connection().execute((connection) => fill(connection, scale));
    await timed('statistics', () => sql`vacuum (freeze, analyze)`.execute(db));
    await saveSetting(db, DONE, String(scale));
  } finally {
    await close();
  }
}

async function fill(db: Kysely<Schema>, scale: number): Promise<void> {
  const { titles, people } = sizesAt(scale);
  const at = (size: number) => Math.round(size * scale);
  const { requests, mostWanted, reports, mostReported, nights } = FULL;
  const sizes = {
    titles,
    people,
    requests: at(requests),
    mostWanted: at(mostWanted),
    reports: at(reports),
    mostReported: at(mostReported),
    nights: at(nights),
  };
  await loadUnindexed(db, botRows(sizes), { tables: TABLES });
}
