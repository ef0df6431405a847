import { type Kysely, sql } from 'kysely';
import { createLogger } from '../../../../src/server/config/create-logger.ts';
import type { Schema } from '../../../../src/server/database/schema.ts';
import { KINDS_OF_WORK } from '../../../../src/server/kinds-of-work.ts';
import { deleteOldRows } from '../../../../src/server/maintenance/retention.ts';
import { readUsageStatistics } from '../../../../src/server/modules/desk/figures/usage-statistics.ts';
import { DIGESTS } from '../../../../src/server/modules/notices/due-digests.ts';
import { claimFannedOut } from '../../../../src/server/modules/notices/fan-out.ts';
import { erasePersonData, exportPersonData } from '../../../../src/server/modules/people/person-data.ts';
import { identifyRequest } from '../../../../src/server/modules/requests/match-requests.ts';
import { settleRequest } from '../../../../src/server/modules/requests/settle-requests.ts';
import { NOTICE_KINDS } from '../../../../src/server/modules.ts';
import { readQueueHealth } from '../../../../src/server/queue/given-up-work.ts';
import type { Bench, Table } from '../bench.ts';
import { USER_WITH_FULL_LISTS } from '../fill-database.ts';
import { toThreeDigits } from '../measure-calls.ts';
import { FULL } from './bot-rows.ts';
import { openCountedDatabase } from './counted-database.ts';

type Db = Kysely<Schema>;

const log = createLogger('silent');

/** Heavy work, whose rows are made beforehand, unmeasured. `people`: as many as want the most wanted title. */
type BotJob = {
  prepare?(db: Db, people: number): Promise<number>;
  run(db: Db, id: number): Promise<unknown>;
};

const YEAR = { plays: 365, deliveries: 365, updates: 365 };

/** The title that another request is for; another number in each run. */
const OTHER = {
  type: 'film',
  tmdbId: 1_000_000_000 + (Math.floor(Date.now() / 1000) % 1e9),
  season: null,
  name: 'Titolo',
  year: '2020',
  poster: null,
  plot: '',
} as const;

/** Jobs that owners, retention and the erasure of a person give the bot. */
const BOT_JOBS: Record<string, BotJob> = {
  '/statistiche': { run: (db) => readUsageStatistics(db, { days: 30, kinds: KINDS_OF_WORK }) },
  'how all queues stand': { run: (db) => readQueueHealth(db, KINDS_OF_WORK) },
  'approving what 100,000 want': {
    prepare: (db, people) => makeRequest(db, people),
    run: (db, id) => settleRequest(db, id, { state: 'accepted' }),
  },
  'passing that on, and claiming': {
    prepare: async (db, people) => {
      const id = await makeRequest(db, people);
      await settleRequest(db, id, { state: 'accepted' });
      return id;
    },
    run: async (db, id) => {
      while (await isFanningOut(db, id)) await claimFannedOut(db, NOTICE_KINDS, 25);
    },
  },
  'joining 100,000 into another request': {
    prepare: async (db, people) => {
      await makeRequest(db, 1, { tmdbId: OTHER.tmdbId });
      return makeRequest(db, people);
    },
    run: (db, id) => identifyRequest(db, id, OTHER),
  },
  'deleting an old request of 100,000': {
    prepare: (db, people) => makeRequest(db, people, { settledDaysAgo: 400 }),
    run: async (db) => {
      while (await deleteOldRows(db, 'title_request', YEAR));
    },
  },
  'deleting an old report of 100,000': {
    prepare: makeReport,
    run: async (db) => {
      while (await deleteOldRows(db, 'report', YEAR));
    },
  },
  '1,000 weekly digests': {
    prepare: async (db) => {
      await sql`
        update person set digest_at = now() where user_id in (select user_id from person where digest_at > now() limit 1000)`.execute(
        db,
      );
      return 0;
    },
    run: async (db) => {
      while (await DIGESTS.doNext({ db, log, bot: {} }));
    },
  },
  'exporting a person with 20,000 marks': { run: (db) => exportPersonData(db, USER_WITH_FULL_LISTS) },
  'erasing a person with 20,000 marks': {
    prepare: async (db) => {
      await sql`
        insert into viewing (user_id, title_id, season, episode, watched_at)
        select 'erased', title_id, season, episode, watched_at from viewing
        where user_id = ${USER_WITH_FULL_LISTS} and season is null and watched_at is not null on conflict do nothing`.execute(
        db,
      );
      return 0;
    },
    run: (db) => erasePersonData(db, 'erased'),
  },
};

async function isFanningOut(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select from fan_out where kind = 'decision' and subject = ${id}::text`.execute(
    db,
  );
  return rows.length > 0;
}

/** A request of this many people: open, or rejected this long ago. */
async function makeRequest(
  db: Db,
  people: number,
  { settledDaysAgo, tmdbId }: { settledDaysAgo?: number; tmdbId?: number } = {},
): Promise<number> {
  const key = tmdbId === undefined ? `words:${Date.now()}` : `film:${tmdbId}`;
  const { rows } = await sql<{ id: number }>`
    insert into title_request (key, words, name, people, state, settled_at)
    values (${key}, ${key}, ${key}, ${people}, ${settledDaysAgo === undefined ? 'open' : 'rejected'},
      now() - make_interval(days => ${settledDaysAgo ?? null}::int)) returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into title_requester (request_id, user_id) select ${id}::int, n::text from generate_series(1, ${people}::int) n`.execute(
    db,
  );
  await sql`vacuum analyze title_requester`.execute(db);
  return id;
}

/** A report of this many people, settled more than a year ago. */
async function makeReport(db: Db, people: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into report (title_id, kind, state, people, settled_at)
    select id, 'other', 'resolved', ${people}, now() - interval '400 days'
    from title where type = 'film' limit 1 returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into report_person (report_id, user_id, title_id)
    select report.id, n::text, title_id from report, generate_series(1, ${people}::int) n where report.id = ${id}`.execute(
    db,
  );
  return id;
}

/** How much of a statement is shown. */
const SHOWN = 60;

/** How long the bot's heavy work takes, its slowest statement, and the pages that it reads. */
export async function measureBotJobs({ url, scale, chosen }: Bench): Promise<Table> {
  const { db, count, close } = openCountedDatabase(url);
  const table: Table = {};
  for (const [name, { prepare, run }] of Object.entries(BOT_JOBS)) {
    if (!chosen.test(name)) continue;
    const id = (await prepare?.(db, Math.round(FULL.mostWanted * scale))) ?? 0;
    const { ms, pages, slowestMs, slowest } = await count(() => run(db, id));
    table[name] = {
      seconds: toThreeDigits(ms / 1000),
      pages,
      'slowest ms': toThreeDigits(slowestMs),
      'slowest statement': slowest.slice(0, SHOWN),
    };
  }
  await close();
  return table;
}
