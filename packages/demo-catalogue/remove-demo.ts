import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../src/server/database/schema.ts';
import { removeTitles } from '../../src/server/modules/catalogue/remove-titles.ts';
import { deleteCustomList, findCustomLists } from '../../src/server/modules/lists/custom-lists.ts';
import { revokePremium } from '../../src/server/modules/premium/premium.ts';
import { COUNT_BATCH, countPlays } from '../../src/server/modules/rankings/count-plays.ts';
import { CUSTOM_LISTS } from './demo-lists.ts';
import { readDemoLoadStatus, saveDemoLoadStatus } from './demo-load-status.ts';
import { DEMO_PREMIUM_USER } from './demo-users.ts';
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
  for (let done = 0; done < ids.length; done += AT_A_TIME)
    await removeTitles(db, ids.slice(done, done + AT_A_TIME));
  if (ids.length > 0) await numberAnew(db);
  if (ids.length > 0 || (await readDemoLoadStatus(db)) !== undefined) {
    // Added up anew, without the demo's titles.
    await db.deleteFrom('play_total').execute();
    await countPlays(db, COUNT_BATCH, true);
    await takeBackGifts(db);
    await saveDemoLoadStatus(db, 'removed');
  }
  return ids.length;
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
