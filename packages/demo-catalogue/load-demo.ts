import type { Kysely, Transaction } from 'kysely';
import { analyzeTables } from '../../src/server/database/analyze-tables.ts';
import type { Schema } from '../../src/server/database/schema.ts';
import { addDays, dayOf, MS_PER_DAY } from '../../src/server/lib/calendar.ts';
import { lockRankingState } from '../../src/server/modules/catalogue/locks.ts';
import type { TitleRecord } from '../../src/server/modules/catalogue/rules/title-record.ts';
import { hasTitles } from '../../src/server/modules/catalogue/titles.ts';
import { importTitles } from '../../src/server/modules/imports/import-titles.ts';
import { advanceRankingPeriods } from '../../src/server/modules/rankings/advance-ranking-periods.ts';
import { countPlays } from '../../src/server/modules/rankings/count-plays.ts';
import { fillDemoLists } from './demo-lists.ts';
import { type DemoLoadStatus, readDemoLoadStatus, saveDemoLoadStatus } from './demo-load-status.ts';
import { seedListItems, seedPlays } from './seed-activity.ts';
import { seededRandom } from './seeded-random.ts';
import { type DemoTitle, simulateDay } from './simulate-day.ts';
import { titleIdsByOriginPrefix } from './title-origins.ts';
import { DEMO_ORIGIN_PREFIX, isDeliverable, readDemoTitles, slugOf } from './titles.ts';

/** Plays that one transaction counts. Large, as nobody waits for the locks while a catalogue is being filled. */
const COUNTED_AT_A_TIME = 10_000;

/** The catalogue looks as if it had been filled over these days, with the deliverable titles last of all. */
const ADDED = { others: { from: 2, to: 120 }, deliverable: { from: 0, to: 2 } };

/** The numbers of titles and of days of plays: by default all titles, and a year. */
export type DemoSize = { titles?: number; days?: number };

type Options = {
  now?: Date;
  size?: DemoSize;
  /** The state that is saved afterwards. */
  as: Extract<DemoLoadStatus, 'tried' | 'wanted'>;
  /** Called with a line about each piece of work. */
  tell?: (what: string) => void;
};

/**
 * Fills an empty catalogue with the demo's titles, people and plays and list changes that end `now`; resumes an
 * interrupted load. Leaves any other catalogue alone. The titles take the ordinary import, batch by batch; the rest
 * is one transaction.
 */
export async function loadDemo(
  db: Kysely<Schema>,
  { now = new Date(), size: { titles, days = 365 } = {}, as, tell = () => {} }: Options,
): Promise<'loaded' | 'left alone'> {
  if ((await readDemoLoadStatus(db)) !== 'loading') {
    if (await hasTitles(db)) return 'left alone';
    await saveDemoLoadStatus(db, 'loading');
  }
  tell('Filling the catalogue with the demo ...');
  const records = (await readDemoTitles())
    .slice(0, titles)
    .map((record) => ({ ...record, created_at: addedAt(record, now) }));
  await importTitles(db, rowsOf(records));
  await advanceRankingPeriods(db, dayOf(now));
  if (!(await bringToLife(db, records, { now, as, days }))) return 'left alone';
  // The query planner knows these tables as empty ones, and would count by going through them row by row.
  await analyzeTables(db);
  while ((await countPlays(db, COUNTED_AT_A_TIME)) > 0);
  await analyzeTables(db);
  return 'loaded';
}

function* rowsOf(records: readonly TitleRecord[]) {
  for (const record of records) yield { location: record.origin, value: record };
}

function addedAt(record: TitleRecord, now: Date): string {
  const { from, to } = isDeliverable(record) ? ADDED.deliverable : ADDED.others;
  const age = seededRandom(`added ${slugOf(record.origin)}`).between(from, to);
  return new Date(now.getTime() - age * MS_PER_DAY).toISOString();
}

/** Adds the demo people's actions, once; false if a different server has done so meanwhile. */
async function bringToLife(
  db: Kysely<Schema>,
  records: readonly TitleRecord[],
  { now, as, days }: { now: Date; as: DemoLoadStatus; days: number },
): Promise<boolean> {
  const ids = await titleIdsByOriginPrefix(db, DEMO_ORIGIN_PREFIX);
  return db.transaction().execute(async (transaction) => {
    await lockRankingState(transaction);
    if ((await readDemoLoadStatus(transaction)) !== 'loading') return false;
    const titles = records.flatMap((record): DemoTitle[] => {
      const titleId = ids.get(record.origin);
      return titleId === undefined ? [] : [{ ...describe(record), titleId }];
    });
    await addHistory(transaction, titles, { now, count: days });
    await fillDemoLists(transaction, titles, now);
    await saveDemoLoadStatus(transaction, as);
    return true;
  });
}

function describe(record: TitleRecord) {
  const { origin, generi, type } = record;
  return { slug: slugOf(origin), generi, type, isDeliverable: isDeliverable(record) };
}

/** A month at a time, so that a year's events need not be in memory at once. */
async function addHistory(
  transaction: Transaction<Schema>,
  titles: readonly DemoTitle[],
  { now, count }: { now: Date; count: number },
): Promise<void> {
  const days = Array.from({ length: count }, (_, index) => addDays(dayOf(now), -index)).reverse();
  while (days.length > 0) {
    const history = days.splice(0, 30).map((day) => simulateDay(day, titles, now));
    await seedPlays(
      transaction,
      history.flatMap(({ plays }) => plays),
    );
    await seedListItems(
      transaction,
      history.flatMap(({ listItems }) => listItems),
    );
  }
}
