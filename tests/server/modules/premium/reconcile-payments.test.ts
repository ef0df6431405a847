import { Api } from 'grammy';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLogger } from '../../../../src/server/config/create-logger.ts';
import type { Database } from '../../../../src/server/database/database.ts';
import { isPremium } from '../../../../src/server/modules/people/premium-status.ts';
import { recordPayment } from '../../../../src/server/modules/premium/payments.ts';
import { prepareGift } from '../../../../src/server/modules/premium/premium-gifts.ts';
import { reconcilePayments } from '../../../../src/server/modules/premium/reconcile-payments.ts';
import { findSubscriptions } from '../../../../src/server/modules/premium/star-subscriptions.ts';
import { type StubBotApi, stubBotApi, TOKEN } from '../../support/stub-bot-api.ts';
import { ANNA, BRUNO, testBot } from '../../support/test-bot.ts';
import { testDatabase } from '../../support/test-database.ts';

/** Milliseconds; hundreds of payments take their time on a busy machine. */
const CARLA = 3003;
const TIMEOUT_MS = 60_000;

let api: StubBotApi;
let database: Database;
let logged: string[];
beforeEach(async () => {
  [api, database] = await Promise.all([stubBotApi(), testDatabase()]);
  logged = [];
});
afterEach(() => Promise.all([api.close(), database.close()]));

const user = (id: number) => ({ id, is_bot: false, first_name: 'Anna' });
const partner = (id: number, invoice_payload = 'premium-month') => ({
  type: 'user',
  transaction_type: 'invoice_payment',
  user: user(id),
  invoice_payload,
});
const paid = (id: string, from = ANNA, payload?: string) => ({
  id,
  amount: 100,
  date: 1_780_000_000,
  source: partner(from, payload),
});
const refunded = (id: string, to = ANNA) => ({ id, amount: 100, date: 1_780_000_100, receiver: partner(to) });

function reconcile(botId = '1') {
  const log = createLogger('warn', { write: (line) => logged.push(line) });
  const deps = { db: database.db, log, signal: new AbortController().signal };
  return reconcilePayments({ ...deps, api: new Api(TOKEN, { apiRoot: api.root }) }, botId);
}

const premium = (userId: number) => isPremium(database.db, String(userId));
const payments = () =>
  database.db
    .selectFrom('payment')
    .select(['telegram_payment_charge_id as id', 'paid_at as paidAt'])
    .orderBy('paid_at')
    .execute();
const grants = async () => (await database.db.selectFrom('premium_grant').selectAll().execute()).length;

it(
  'a missed payment’s month is granted once, with the time of the payment',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    api.transactions.push(paid('charge-1'));
    await reconcile();
    await reconcile();
    expect(await premium(ANNA)).toBe(true);
    expect(await grants()).toBe(1);
    expect(await payments()).toEqual([{ id: 'charge-1', paidAt: new Date(1_780_000_000_000) }]);
    expect(logged).toEqual([expect.stringContaining('"chargeId":"charge-1"')]);
  },
);

it('known payments are left alone', { timeout: TIMEOUT_MS }, async () => {
  await recordPayment(database.db, { userId: String(ANNA), chargeId: 'charge-1', stars: 100 });
  api.transactions.push(paid('charge-1'));
  await reconcile();
  expect(await grants()).toBe(1);
  expect(logged).toEqual([]);
});

it(
  'refunded premium is revoked, even if both payment and refund were missed',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    await recordPayment(database.db, { userId: String(ANNA), chargeId: 'charge-1', stars: 100 });
    api.transactions.push(paid('charge-1'), refunded('charge-1'));
    api.transactions.push(paid('charge-2', BRUNO), refunded('charge-2', BRUNO));
    await reconcile();
    await reconcile();
    expect([await premium(ANNA), await premium(BRUNO)]).toEqual([false, false]);
  },
);

it('missed subscriptions and gifts are granted', { timeout: TIMEOUT_MS }, async () => {
  const code = await prepareGift(database.db, String(ANNA), String(BRUNO));
  api.transactions.push(paid('gift-1', ANNA, `premium-gift:${code}`), {
    ...paid('sub-1', CARLA, 'premium-subscription'),
    date: Math.round(Date.now() / 1000),
  });
  await reconcile();
  await reconcile();
  expect([await premium(ANNA), await premium(BRUNO), await premium(CARLA)]).toEqual([false, true, true]);
  expect(await findSubscriptions(database.db, String(CARLA))).toMatchObject([
    { state: 'active', stars: 100 },
  ]);
});

it('other transactions are ignored', { timeout: TIMEOUT_MS }, async () => {
  api.transactions.push(
    paid('hat', ANNA, 'a-hat'),
    refunded('hat'),
    { id: 'w', amount: 5000, date: 1, receiver: { type: 'fragment' } },
    { id: 'o', amount: 1, date: 1, source: { type: 'other' } },
    {
      id: 'g',
      amount: 1,
      date: 1,
      receiver: { type: 'user', transaction_type: 'gift_purchase', user: user(ANNA) },
    },
  );
  await reconcile();
  expect(await payments()).toEqual([]);
});

it(
  'every page is read, the next time from near the end; another bot’s list from its start',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    api.transactions.push(...Array.from({ length: 250 }, (_, n) => paid(`charge-${n}`, n + 1)));
    await reconcile();
    expect(await grants()).toBe(250);
    await database.db.deleteFrom('premium_grant').execute();
    await database.db.deleteFrom('payment').execute();
    api.transactions.push(paid('charge-250', 251));
    await reconcile();
    expect(await grants()).toBe(101);
    await reconcile('2');
    expect(await grants()).toBe(251);
  },
);

it('a list that has become shorter is read from its start', { timeout: TIMEOUT_MS }, async () => {
  api.transactions.push(...Array.from({ length: 150 }, (_, n) => paid(`charge-${n}`, n + 1)));
  await reconcile();
  api.transactions.splice(0, 150, paid('charge-new'));
  await reconcile();
  await reconcile();
  expect(await premium(ANNA)).toBe(true);
  expect(await payments()).toContainEqual({ id: 'charge-new', paidAt: expect.any(Date) });
});

it('reading stops when the server stops', { timeout: TIMEOUT_MS }, async () => {
  const server = await testBot();
  server.api.transactions.push(paid('charge-1'));
  const ended = AbortSignal.abort();
  await expect(server.run('reconciliation of payments', ended)).rejects.toThrow('getStarTransactions');
  expect(await isPremium(server.db, String(ANNA))).toBe(false);
  await server.run('reconciliation of payments');
  expect(await isPremium(server.db, String(ANNA))).toBe(true);
  await server.close();
});
