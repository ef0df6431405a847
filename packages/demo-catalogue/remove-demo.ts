import { type Kysely, sql } from 'kysely';
import type { DbTransaction } from '../../src/server/database/db.ts';
import type { Schema } from '../../src/server/database/schema.ts';
import { lockRankingState } from '../../src/server/modules/catalogue/locks.ts';
import { removeTitles } from '../../src/server/modules/catalogue/remove-titles.ts';
import { deleteCustomList, findCustomLists } from '../../src/server/modules/lists/custom-lists.ts';
import { erasePersonData } from '../../src/server/modules/people/person-data.ts';
import { revokePremium } from '../../src/server/modules/premium/premium.ts';
import { countPlays } from '../../src/server/modules/rankings/count-plays.ts';
import { CUSTOM_LISTS } from './demo-lists.ts';
import { readDemoLoadStatus, saveDemoLoadStatus } from './demo-load-status.ts';
import { DEMO_PEOPLE, DEMO_PREMIUM_USER } from './demo-users.ts';
import { titleIdsByOriginPrefix } from './title-origins.ts';
import { DEMO_ORIGIN_PREFIX } from './titles.ts';

/** Titles that go by one transaction: plays and toggles wait no longer than that takes. */
const AT_A_TIME = 50;

/** True if at least one of the demo’s titles is in the catalogue. */
export async function hasDemo(db: Kysely<Schema>): Promise<boolean> {
  return (await titleIdsByOriginPrefix(db, DEMO_ORIGIN_PREFIX)).size > 0;
}

/**
 * Removes the demo from the catalogue: its titles with everybody's actions on them, also from the totals of plays; the premium
 * and the lists that it gave. Everything else stays. It is not loaded again without a request. Returns the number of removed titles.
 */
export async function removeDemo(db: Kysely<Schema>): Promise<number> {
  const ids = [...(await titleIdsByOriginPrefix(db, DEMO_ORIGIN_PREFIX)).values()];
  while ((await countPlays(db)) > 0);
  for (let done = 0; done < ids.length; done += AT_A_TIME) {
    const some = ids.slice(done, done + AT_A_TIME);
    await removeTitles(db, some, (transaction) => takeFromTotals(transaction, some));
  }
  if (ids.length > 0) await numberAnew(db);
  if (ids.length > 0 || (await readDemoLoadStatus(db)) !== undefined) {
    await db.deleteFrom('play_total').where('plays', '<=', 0).execute();
    await takeBackGifts(db);
    await saveDemoLoadStatus(db, 'removed');
  }
  return ids.length;
}

/** Takes titles' plays out of the totals, which keep those of titles that were removed before. */
async function takeFromTotals(transaction: DbTransaction, ids: readonly number[]): Promise<void> {
  await lockRankingState(transaction);
  await sql`
    update play_total set plays = play_total.plays - gone.plays
    from (select day, sum(plays) as plays from play_daily where title_id = any(${ids}::int[]) group by day) as gone
    where gone.day = play_total.day`.execute(transaction);
}

/** The owner's first title is n. 1: in an empty catalogue numbers begin anew, unless a recorded change has one of before. */
async function numberAnew(db: Kysely<Schema>): Promise<void> {
  await sql`
    select setval(pg_get_serial_sequence('title', 'id'), 1, false)
    where not exists (select from title) and not exists (select from change)`.execute(db);
}

async function takeBackGifts(db: Kysely<Schema>): Promise<void> {
  await revokePremium(db, DEMO_PREMIUM_USER);
  const given: readonly string[] = CUSTOM_LISTS.map(({ titolo }) => titolo);
  for (const { id, titolo } of await findCustomLists(db, DEMO_PREMIUM_USER))
    if (given.includes(titolo)) await deleteCustomList(db, { userId: DEMO_PREMIUM_USER, listId: id });
}

/**
 * Erases the people who tried the demo out, with the Stars that they never paid. Once: a real person may have such an id. One of
 * whom something is still being recorded stays until the next start.
 */
export async function eraseDemoPeople(db: Kysely<Schema>): Promise<void> {
  let left = 0;
  for (const userId of DEMO_PEOPLE)
    await eraseDemoPerson(db, userId).catch(() => {
      left += 1;
    });
  if (left === 0) await saveDemoLoadStatus(db, 'over');
}

async function eraseDemoPerson(db: Kysely<Schema>, userId: string): Promise<void> {
  const payments = await db
    .selectFrom('payment')
    .select('telegram_payment_charge_id as id')
    .where('user_id', '=', userId)
    .execute();
  await erasePersonData(db, userId);
  for (const { id } of payments)
    await db.deleteFrom('payment').where('telegram_payment_charge_id', '=', id).execute();
}
