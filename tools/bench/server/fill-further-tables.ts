import { type Kysely, sql } from 'kysely';
import { openDatabase } from '../../../src/server/database/open-database.ts';
import type { Schema } from '../../../src/server/database/schema.ts';
import { readSetting, saveSetting } from '../../../src/server/database/stored-settings.ts';
import { FULL as BOT, botRows } from './bot/bot-rows.ts';
import { FULL as DESK, deskRows } from './desk/desk-rows.ts';
import { sizesAt } from './fill-database.ts';
import { type Filling, loadUnindexed, timed } from './load-unindexed.ts';

type Part = {
  name: string;
  /** The setting that says it has been filled. */
  done: string;
  /** Tables that get many rows, and the tables that refer to them. */
  tables: string;
  rows(scale: number): Filling;
};

const PARTS: readonly Part[] = [
  {
    name: 'the bot',
    done: 'bench.bot',
    tables: `
      video subtitle_file viewing watch_progress title_request title_requester live_message report report_person
      awaited_title movie_night movie_night_member movie_night_title movie_night_vote
      outbox video_post`,
    rows: (scale) => botRows({ ...sizesAt(scale), ...scaled(BOT, scale) }),
  },
  {
    name: 'the desk',
    done: 'bench.desk',
    tables: 'person payment premium_gift premium_grant change search_miss',
    rows: (scale) => deskRows({ ...sizesAt(scale), ...scaled(DESK, scale) }),
  },
];

/** Fills the rows of bot and desk into a database that `fillDatabase` has filled to this scale; once is enough. */
export async function fillFurtherTables({ url, scale }: { url: string; scale: number }): Promise<void> {
  const { db, close } = await openDatabase({ url, folder: '', waitsForSlowStatements: true });
  try {
    for (const part of PARTS) await fill(db, part, scale);
  } finally {
    await close();
  }
}

async function fill(db: Kysely<Schema>, { name, done, tables, rows }: Part, scale: number): Promise<void> {
  if (await readSetting(db, done)) return;
  console.log(`Filling the tables of ${name} ...`);
  await db
    .connection()
    .execute((connection) => loadUnindexed(connection, rows(scale), { tables: tables.trim().split(/\s+/) }));
  await timed('statistics', () => sql`vacuum (freeze, analyze)`.execute(db));
  await saveSetting(db, done, String(scale));
}

function scaled<Sizes extends Record<string, number>>(
  full: Sizes,
  scale: number,
): Record<keyof Sizes, number>;
function scaled(full: Record<string, number>, scale: number): Record<string, number> {
  return Object.fromEntries(Object.entries(full).map(([name, size]) => [name, Math.round(size * scale)]));
}
