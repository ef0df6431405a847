import { sql } from 'kysely';
import { askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { ANNA, BRUNO } from '../../support/test-bot.ts';
import { anna, atOnce, calls, meanwhile, owner, says } from '../support/people.ts';
import type { Scenario, World } from '../support/scenario.ts';

const ID = String(ANNA);
const TWENTY_MINUTES_MS = 1_200_000;
const isNothing = { [ANNA]: [] };
const noRow = (table: string) => ({
  [`no ${table}`]: () => sql`select where not exists (select from ${sql.table(table)})`,
});

const filmHasVideo = ({ db, films: [titleId = 0] }: World) =>
  saveVideoAndNotify(db, { titleId }, { kind: 'video', fileId: 'v1' });
const comes = meanwhile(async (world) => {
  const isThere = await world.db.selectFrom('video').select('id').executeTakeFirst();
  if (!isThere) await filmHasVideo(world);
});
const hides = owner('catalogue/change', ({ films }) => ({
  titles: films.slice(0, 1),
  change: { kind: 'hidden', isSet: true },
}));
const plays = calls(ANNA, 'POST /api/play_content', ({ films }) => ({ user_id: ID, content_id: films[0] }));
const awaits = anna('awaited', ({ films }) => ({ content_id: films[0], season: null, isAwaited: true }));

/** A notice has failed, and is tried again in twenty minutes. */
const noticeWaits = meanwhile(async ({ db, films }) => {
  if (await db.selectFrom('outbox').select('id').executeTakeFirst()) return;
  await db
    .insertInto('outbox')
    .values({
      user_id: ID,
      kind: 'arrival',
      subject: String(films[0]),
      details: JSON.stringify({ first: 1, last: 1 }),
      attempts: 1,
      next_attempt_at: new Date(Date.now() + TWENTY_MINUTES_MS),
    })
    .execute();
});
const turnsOff = anna('notices', { kind: 'all', isOn: false });

const WISH = { words: 'Un film mai visto', tmdb: null, isLookedUp: true };
/** The limit of a day. */
const LIMIT = 10;
const asksOften = async ({ db }: World) => {
  for (let number = 1; number <= LIMIT; number += 1)
    await askForTitle(
      db,
      { userId: ID, words: `Film mai visto ${number}` },
      { requestsPerPerson: 99, ownerIds: [] },
    );
};
const asks = (as: number) => calls(as, 'POST /api/tu/requests', WISH);
const withRequest = async ({ db }: World) =>
  Number((await db.selectFrom('title_request').select('id').executeTakeFirstOrThrow()).id);
const withdraws = anna('requests/wanted', async (world) => ({
  id: String(await withRequest(world)),
  isWanted: false,
}));
const rejects = owner('requests/decide', async (world) => ({
  decisions: [{ id: await withRequest(world), to: { kind: 'reject', reason: 'notFound' } }],
}));

const giftIsPaid = async ({ db }: World) => {
  await db
    .insertInto('payment')
    .values({ telegram_payment_charge_id: 'charge-1', user_id: '2', stars: 100 })
    .execute();
  await db
    .insertInto('premium_gift')
    .values({ code: 'code-of-the-gift-1', giver_id: '2', telegram_payment_charge_id: 'charge-1' })
    .execute();
};
const opensGift = (who: number) => says(who, '/start regalo_code-of-the-gift-1');

/** Acts that are refused, or tell nobody: at every point they stay so. */
export const refusals: Record<string, Scenario> = {
  'a hidden film is played': {
    given: filmHasVideo,
    acts: [hides, plays],
    isRefused: true,
    isSo: noRow('play_event'),
    told: isNothing,
  },
  'a film comes for somebody who wants no notices': {
    given: ({ db }) =>
      db.updateTable('person').set({ notices_off: true }).where('user_id', '=', ID).execute(),
    acts: [awaits, comes],
    told: isNothing,
  },
  'notices are turned off while one waits': {
    acts: [atOnce(noticeWaits, turnsOff)],
    isSo: { 'it was dropped': () => sql`select from outbox where state = 'dropped'` },
    told: isNothing,
  },
  'a request is rejected that one of two has withdrawn': {
    acts: [asks(ANNA), asks(BRUNO), withdraws, rejects],
    told: { [ANNA]: [], [BRUNO]: [/Un film mai visto/] },
  },
  'one request more than a day allows': {
    given: asksOften,
    acts: [asks(ANNA)],
    isRefused: true,
    isSo: { 'ten are stored': () => sql`select from title_request having count(*) = ${LIMIT}` },
  },
  'a list is made without premium': {
    acts: [anna('lists/make', { name: 'Da rivedere' })],
    isRefused: true,
    isSo: {
      'no list': () => sql`select where not exists (select from custom_list where user_id = ${ID})`,
    },
  },
  'a gift is opened by a second person': {
    given: giftIsPaid,
    acts: [opensGift(BRUNO), opensGift(ANNA)],
    isSo: {
      'one has premium': () =>
        sql`select from person where user_id = ${String(BRUNO)} and premium_until > now()`,
      'the other has none': () => sql`select from person where user_id = ${ID} and premium_until is null`,
    },
  },
  'a gift is opened that nobody has paid': {
    given: ({ db }) =>
      db.insertInto('premium_gift').values({ code: 'code-of-the-gift-1', giver_id: '2' }).execute(),
    acts: [opensGift(ANNA)],
    isSo: { 'no premium': () => sql`select from person where user_id = ${ID} and premium_until is null` },
  },
};
