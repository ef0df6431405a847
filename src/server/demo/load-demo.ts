import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../database/schema.ts';
import { addDays, type Day, dayOf, daysBetween } from '../domain/calendar.ts';
import { addListItems, addPlays } from '../repositories/add-history.ts';
import { addTitles } from '../repositories/add-titles.ts';
import { lockCounters } from '../repositories/lock-counters.ts';
import { rebuildCounters } from '../repositories/rebuild-counters.ts';
import { refreshStatistics } from '../repositories/refresh-statistics.ts';
import { keepSetting, readSetting } from '../repositories/settings.ts';
import { type DemoWork, fillDemoLists } from './demo-lists.ts';
import { linkOpenFilms } from './demo-sources.ts';
import { type DemoTitle, eventsOfDay } from './events.ts';
import { newTitle, originOf } from './new-title.ts';
import { works } from './works/index.ts';

/** The last day that the invented people have lived; kept only where the demo catalogue is in use. */
const LAST_DAY = 'demo.last-day';
const DAYS_OF_HISTORY = 365;

/**
 * Fills an empty catalogue with the demo's titles, people and a year of their doings. Where the demo is in
 * use already it adds the days since, so that its rankings stay fresh; any other catalogue is left alone.
 * `tell` hears what it is that will take a while.
 */
export async function loadDemo(
  db: Kysely<Schema>,
  now = new Date(),
  tell: (what: string) => void = () => {},
): Promise<'loaded' | 'continued' | 'left alone'> {
  const outcome = await db.transaction().execute(async (transaction) => {
    // Also keeps a second server that starts at the same time waiting.
    await lockCounters(transaction);
    const lastDay = await readSetting(transaction, LAST_DAY);
    if (lastDay !== undefined) return continueDemo(transaction, lastDay, now);
    if (await hasTitles(transaction)) return 'left alone';
    tell('Filling the catalogue with the demo ...');
    return startDemo(transaction, now);
  });
  if (outcome === 'loaded') await refreshStatistics(db);
  return outcome;
}

async function hasTitles(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom('content').select('id').limit(1).executeTakeFirst()) !== undefined;
}

async function startDemo(transaction: Transaction<Schema>, now: Date): Promise<'loaded'> {
  const ids = await addTitles(
    transaction,
    works.map((work) => newTitle(work, now)),
  );
  await fillDemoLists(transaction, demoWorks(ids), now);
  await linkOpenFilms(transaction, demoWorks(ids));
  await live(transaction, addDays(dayOf(now), -DAYS_OF_HISTORY), now);
  return 'loaded';
}

async function continueDemo(
  transaction: Transaction<Schema>,
  lastDay: Day,
  now: Date,
): Promise<'continued' | 'left alone'> {
  if (daysBetween(lastDay, dayOf(now)) < 1) return 'left alone';
  await live(transaction, lastDay, now);
  return 'continued';
}

/** Adds what happened from the day after `lastDay` until now, a year at most, and counts everything anew. */
async function live(transaction: Transaction<Schema>, lastDay: Day, now: Date): Promise<void> {
  const today = dayOf(now);
  const titles = await demoTitles(transaction);
  const missing = Math.min(daysBetween(lastDay, today), DAYS_OF_HISTORY);
  const days = Array.from({ length: missing }, (_, index) => addDays(today, index + 1 - missing));
  const history = days.map((day) => eventsOfDay(day, titles, now));
  await addPlays(
    transaction,
    history.flatMap(({ plays }) => plays),
  );
  await addListItems(
    transaction,
    history.flatMap(({ listItems }) => listItems),
  );
  await rebuildCounters(transaction, today);
  await keepSetting(transaction, LAST_DAY, today);
}

async function demoTitles(db: Kysely<Schema>): Promise<DemoTitle[]> {
  const rows = await db
    .selectFrom('content')
    .select(['id', 'origin'])
    .where('origin', 'like', 'demo:%')
    .execute();
  const ids = new Map(rows.map(({ origin, id }) => [origin, id]));
  return demoWorks(ids).map(({ work, contentId }) => ({ slug: work.slug, contentId }));
}

function demoWorks(ids: ReadonlyMap<string, number>): DemoWork[] {
  return works.flatMap((work) => {
    const contentId = ids.get(originOf(work));
    return contentId === undefined ? [] : [{ work, contentId }];
  });
}
