import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeUpdates } from '../../../src/server/chat/updates/bot-updates.ts';
import { addToCustomList, findCustomLists } from '../../../src/server/modules/lists/custom-lists.ts';
import { toggleInStaticList } from '../../../src/server/modules/lists/static-lists.ts';
import { recordSignIn, revokeSessions } from '../../../src/server/modules/people/people.ts';
import { isPremium } from '../../../src/server/modules/people/premium-status.ts';
import { recordPayment, recordRefund } from '../../../src/server/modules/premium/payments.ts';
import { grantPremiumWithFirstList } from '../../../src/server/modules/premium/premium.ts';
import { prepareGift, redeemGift } from '../../../src/server/modules/premium/premium-gifts.ts';
import {
  findSubscriptions,
  recordRenewalChange,
} from '../../../src/server/modules/premium/star-subscriptions.ts';
import { commandLine } from '../support/command-line.ts';
import { countersOf } from '../support/play-counters.ts';
import { TOKEN } from '../support/stub-bot-api.ts';
import { messageFrom, type TestBot, testBot } from '../support/test-bot.ts';

const USER = 7_654_321;
const OTHER = 76_543_210;
const TIMEOUT_MS = 60_000;

let server: TestBot;
beforeEach(async () => {
  server = await testBot();
});
afterEach(() => server.close());

const NO_POOL = { totalCount: 0, idleCount: 0, waitingCount: 0 };

const vetrina = (...words: string[]) =>
  vetrinaWith({ BOT_TOKEN: TOKEN, BOT_API_ROOT: server.api.root }, words);
const vetrinaWith = (env: Record<string, string>, words: readonly string[]) =>
  commandLine(words, {
    env,
    open: async () => ({
      db: server.db,
      kind: 'embedded',
      pool: NO_POOL,
      migrated: [],
      close: async () => {},
    }),
  });

/** Uses everything that a person can. */
async function live(userId: number): Promise<void> {
  const { db, films } = server;
  const id = String(userId);
  await recordSignIn(db, id);
  await revokeSessions(db, id);
  await grantPremiumWithFirstList(db, id, { days: 10 });
  await grantPremiumWithFirstList(db, id);
  await recordPayment(db, { userId: id, chargeId: `charge-of-${films[0]}-${userId % 10}`, stars: 100 });
  const code = await prepareGift(db, id, null);
  await recordPayment(db, {
    userId: id,
    bought: { kind: 'gift', code },
    chargeId: `gift-of-${films[0]}-${userId % 10}`,
    stars: 100,
  });
  await redeemGift(db, code, id);
  const subscription = { kind: 'subscription', code: 'a-link', expiresAt: new Date('2100-01-01') } as const;
  await recordPayment(db, {
    userId: id,
    bought: subscription,
    chargeId: `sub-of-${films[0]}-${userId % 10}`,
    stars: 100,
  });
  await recordRenewalChange(db, { userId: id, purchase: 'a-link', state: 'failed' });
  const [list] = await findCustomLists(db, id);
  await addToCustomList(db, { listId: list?.id ?? 0, titleId: films[3] ?? 0 });
  for (const name of ['liste', 'mi_piace', 'preferiti'] as const)
    await toggleInStaticList(db, { userId: id, list: name, titleId: films[2] ?? 0 });
  await server.press(`play:${films[4]}`, userId);
  await server.say('Film 3', userId);
  await server.bring({
    inline_query: { id: '1', from: { id: userId, is_bot: false, first_name: 'A' }, query: '', offset: '' },
  });
  await sql`insert into video_channel (chat_id, title, owner_id)
    values (${`-100${userId % 10}`}, 'Canale', ${id})`.execute(db);
  await sql`insert into video_post (kind, file_id, file_unique_id, file_name, caption, owner_id, state)
    values ('video', 'file', ${`file ${userId % 10}`}, 'Film.mkv', '', ${id}, 'unmatched')`.execute(db);
  // One that still waits.
  await db
    .updateTable('bot_update')
    .set({ next_attempt_at: new Date('2100-01-01') })
    .execute();
  const waiting = { update_id: userId * 10, message: messageFrom(userId, { text: 'Film 5' }) };
  await storeUpdates(db, [
    { id: waiting.update_id + 3_000_000_000, chat: id, payload: JSON.stringify(waiting) },
  ]);
}

/** Everything in the database, as text, row by row. */
async function wholeDatabase(db: Kysely<never>): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`.execute(db);
  const rows: string[] = [];
  for (const { name } of tables) {
    const table = await sql<{
      row: string;
    }>`select ${sql.raw(name)}::text as row from ${sql.raw(name)}`.execute(db);
    rows.push(...table.rows.map(({ row }) => `${name}: ${row}`));
  }
  return rows;
}

const naming = async (userId: number) =>
  (await wholeDatabase(server.db as Kysely<never>)).filter((row) => new RegExp(`\\b${userId}\\b`).test(row));

it('‘person export’ prints everything that is stored about a person', { timeout: TIMEOUT_MS }, async () => {
  await live(USER);
  const { code, stdout } = await vetrina('person', 'export', String(USER));
  expect(code).toBe(0);
  const data: unknown = JSON.parse(stdout);
  const some = expect.objectContaining({});
  expect(data).toMatchObject({
    userId: String(USER),
    person: [{ premium_until: 'infinity', sessions_ended_at: expect.any(String) }],
    lists: [{ list: 'liste', titolo: 'Film 3' }, { list: 'mi_piace' }, { list: 'preferiti' }],
    customLists: [{ titolo: 'Da vedere', content: 'Film 4' }],
    plays: [{ titolo: 'Film 5' }],
    deliveries: [{ kind: 'play' }],
    premium: expect.arrayContaining([
      expect.objectContaining({ telegram_payment_charge_id: expect.stringContaining('charge-of') }),
    ]),
    payments: [some, some, { stars: 100 }],
    renewals: [{ state: 'failed' }],
    gifts: [{ redeemed_at: expect.any(String) }],
    channels: [{ title: 'Canale' }],
    videos: [{ file_name: 'Film.mkv' }],
  });
  expect(stdout).toContain('Film 5');
});

it('‘person export’ prints empty parts for an unknown person', async () => {
  const { stdout } = await vetrina('person', 'export', '404');
  const { userId, ...parts } = v.parse(v.record(v.string(), v.unknown()), JSON.parse(stdout));
  expect(userId).toBe('404');
  expect(Object.keys(parts).length).toBeGreaterThan(15);
  expect(Object.values(parts).flat()).toEqual([]);
});

it('‘person forget’ requires --yes', { timeout: TIMEOUT_MS }, async () => {
  await live(USER);
  const { code, stderr } = await vetrina('person', 'forget', String(USER));
  expect(code).toBe(1);
  expect(stderr).toContain('--yes');
  expect(await isPremium(server.db, String(USER))).toBe(true);
});

it(
  '‘person forget’ leaves no row that names the person, and nobody else loses anything',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    await live(USER);
    await live(OTHER);
    await server.bot.stop();
    const kept = await naming(OTHER);
    const counters = await countersOf(server.db);
    expect((await naming(USER)).length).toBeGreaterThan(9);
    expect(await vetrina('person', 'forget', String(USER), '--yes')).toMatchObject({ code: 0 });
    expect(await naming(USER)).toEqual([]);
    expect(await naming(OTHER)).toEqual(kept);
    expect(await countersOf(server.db)).toEqual(counters);
  },
);

it(
  'a forgotten person’s likes are removed, their plays and payments stay without a name',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    await live(USER);
    await vetrina('person', 'forget', String(USER), '--yes');
    const film = () =>
      server.db
        .selectFrom('title_stats')
        .select(['mi_piace', 'preferiti'])
        .where('title_id', '=', server.films[2] ?? 0)
        .executeTakeFirst();
    expect(await film()).toEqual({ mi_piace: 0, preferiti: 0 });
    expect(await server.db.selectFrom('play_event').select('user_id').execute()).toEqual([{ user_id: '' }]);
    const [payment] = await server.db.selectFrom('payment').selectAll().execute();
    expect(payment).toMatchObject({ user_id: null, stars: 100 });
    expect(await recordRefund(server.db, { chargeId: payment?.telegram_payment_charge_id ?? '' })).toBe(
      'refunded',
    );
    expect(await naming(USER)).toEqual([]);
  },
);

describe('the subscription of a forgotten person', () => {
  const forget = ['person', 'forget', String(USER), '--yes'];
  beforeEach(() =>
    recordPayment(server.db, {
      userId: String(USER),
      bought: { kind: 'subscription', code: 'a-link', expiresAt: new Date('2100-01-01') },
      chargeId: 'sub',
      stars: 100,
    }),
  );

  it('the subscription is cancelled in the messenger first', async () => {
    expect(await vetrina(...forget)).toMatchObject({ code: 0 });
    expect(server.api.of('editUserStarSubscription')).toEqual([
      { user_id: USER, telegram_payment_charge_id: 'sub', is_canceled: true },
    ]);
    expect(await findSubscriptions(server.db, String(USER))).toEqual([]);
  });

  it('the subscription is cancelled even when its renewal has failed', async () => {
    await recordRenewalChange(server.db, { userId: String(USER), purchase: 'a-link', state: 'failed' });
    expect(await vetrina(...forget)).toMatchObject({ code: 0 });
    expect(server.api.of('editUserStarSubscription')).toMatchObject([{ is_canceled: true }]);
  });

  it('the subscription is reported when the messenger refuses to cancel it', async () => {
    server.api.fail('editUserStarSubscription', {
      error_code: 400,
      description: 'Bad Request: CHARGE_ID_INVALID',
    });
    const { code, stderr } = await vetrina(...forget);
    expect(code).toBe(0);
    expect(stderr).toContain('does not let the bot stop their subscription');
    expect(await findSubscriptions(server.db, String(USER))).toEqual([]);
  });

  it('the subscription is kept, with everything else, while the messenger cannot be reached', async () => {
    server.api.fail('editUserStarSubscription', { error_code: 500, description: 'Internal Server Error' });
    expect(await vetrina(...forget)).toMatchObject({ code: 1 });
    const { code, stderr } = await vetrinaWith({}, forget);
    expect(code).toBe(1);
    expect(stderr).toContain('missing BOT_TOKEN');
    expect(await findSubscriptions(server.db, String(USER))).toMatchObject([{ state: 'active' }]);
  });
});
