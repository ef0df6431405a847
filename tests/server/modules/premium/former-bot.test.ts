import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BOT_ID_SETTING } from '../../../../src/server/config/claim-database.ts';
import { claimSetting } from '../../../../src/server/database/stored-settings.ts';
import { premiumUntil } from '../../../../src/server/modules/people/premium-status.ts';
import { findSubscriptions } from '../../../../src/server/modules/premium/star-subscriptions.ts';
import { takeOver } from '../../../../src/server/modules.ts';
import { commandLine } from '../../support/command-line.ts';
import { buttonsOf } from '../../support/inline-keyboard.ts';
import { BOT, TOKEN } from '../../support/stub-bot-api.ts';
import { ANNA, BRUNO, OWNER, testBot } from '../../support/test-bot.ts';

const server = await testBot({ premiumStars: 150 });
const { db } = server;
beforeAll(async () => {
  server.api.answer('createInvoiceLink', () => 'https://t.me/$abc');
});
beforeEach(async () => {
  server.api.calls.splice(0);
  for (const table of ['payment', 'renewal_state', 'premium_grant', 'setting'] as const)
    await db.deleteFrom(table).execute();
  await claimSetting(db, BOT_ID_SETTING, String(BOT.id));
});
afterAll(() => server.close());

const inDays = (days: number) => Math.round((Date.now() + days * 86_400_000) / 1000);
const replies = () => server.api.of('sendMessage').map(({ text }) => String(text));

async function subscribe(from: number, charge: string) {
  const successful_payment = {
    currency: 'XTR',
    total_amount: 150,
    invoice_payload: `premium-subscription:the-link-of-person-${from}`,
    telegram_payment_charge_id: charge,
    provider_payment_charge_id: '',
    is_recurring: true,
    is_first_recurring: true,
    subscription_expiration_date: inDays(30),
  };
  await server.send({ successful_payment, date: inDays(0) }, from);
  server.api.calls.splice(0);
}

const release = (words: readonly string[] = [], token = TOKEN) =>
  commandLine(['bot', 'release', ...words], {
    open: async () => ({
      db,
      kind: 'embedded',
      pool: { totalCount: 0, idleCount: 0, waitingCount: 0 },
      migrated: [],
      close: async () => {},
    }),
    env: { BOT_TOKEN: token, BOT_API_ROOT: server.api.root },
  });
const replaceBot = () =>
  db.transaction().execute((transaction) => takeOver(transaction, { former: String(BOT.id), bot: '42' }));

it('a bot that leaves stops its renewals and lists the charges that only it can refund', async () => {
  await subscribe(ANNA, 'charge-1');
  await subscribe(BRUNO, 'charge-2');
  const { code, stdout } = await release();
  expect(server.api.of('editUserStarSubscription')).toMatchObject([
    { user_id: ANNA, telegram_payment_charge_id: 'charge-1', is_canceled: true },
    { user_id: BRUNO, telegram_payment_charge_id: 'charge-2', is_canceled: true },
  ]);
  expect(code).toBe(0);
  expect(stdout).toContain('The subscription of 1001 no longer renews.');
  expect(stdout).toContain(`The bot ${BOT.id} no longer has this database.\nOnly it can refund 2 charges:`);
  expect(stdout).toMatch(/150 Stars\t1001\tsubscription\tcharge-1/);
});

it.each([
  [
    'the messenger refuses the token',
    () => server.api.fail('editUserStarSubscription', { error_code: 401, description: 'Unauthorized' }),
    TOKEN,
  ],
  ['the token is another bot’s', () => {}, '4711:AA-token-of-another-bot'],
])('while %s, a bot with renewing subscriptions leaves only when told to', async (_, prepare, token) => {
  await subscribe(ANNA, 'charge-1');
  prepare();
  const refused = await release([], token);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain(
    'The subscription of 1001 still renews.\nNothing was released: --leave-renewals',
  );
  expect((await db.selectFrom('setting').select('key').execute()).map(({ key }) => key)).toEqual(['bot_id']);
  prepare();
  expect((await release(['--leave-renewals'], token)).code).toBe(0);
});

it('with another bot premium lasts until its date, and nothing offers what only the former bot can do', async () => {
  await subscribe(ANNA, 'charge-1');
  const until = await premiumUntil(db, String(ANNA));
  await replaceBot();
  expect(await premiumUntil(db, String(ANNA))).toEqual(until);
  expect(await findSubscriptions(db, String(ANNA))).toEqual([]);

  await server.say('/abbonamento', ANNA);
  const answer = server.api.of('sendMessage').at(-1);
  expect(answer?.['text']).toContain('Non hai un abbonamento che si rinnova');
  expect(buttonsOf(answer)).toEqual([]);
  await server.say('/rimborsa charge-1', OWNER);
  expect(replies().at(-1)).toBe('Lo ha preso il bot di prima: solo quello può rimborsarlo.');
  await server.say('/rimborsa', OWNER);
  expect(replies().at(-1)).not.toContain('charge-1');
  expect(server.api.of('refundStarPayment')).toEqual([]);
  expect(server.api.of('editUserStarSubscription')).toEqual([]);
  // She can subscribe with this bot.
  await server.say('/premium', ANNA);
  expect(buttonsOf(server.api.of('sendMessage').at(-1)).map(({ text }) => text)).toContainEqual(
    expect.stringContaining('Abbonati'),
  );
});

it('an old friend whose former subscription may renew reads where to stop it', async () => {
  await subscribe(ANNA, 'charge-1');
  await replaceBot();
  await server.say('/start', ANNA);
  const [greeting] = [...server.api.of('sendPhoto').map(({ caption }) => caption), ...replies()];
  expect(greeting).toMatch(
    /Che bello ritrovarti, Anna!.*Sei premium fino al .*Il tuo abbonamento con il bot di prima potrebbe rinnovarsi/s,
  );
});

it('charges are the bot’s own again once it has the database back', async () => {
  await subscribe(ANNA, 'charge-1');
  await replaceBot();
  await db
    .transaction()
    .execute((transaction) => takeOver(transaction, { former: '42', bot: String(BOT.id) }));
  expect(await findSubscriptions(db, String(ANNA))).toHaveLength(1);
});

it('the updates of a new bot are read, whatever numbers those of the former one had', async () => {
  await server.say('/start', ANNA);
  const numbers = await db.selectFrom('bot_update').select('id').execute();
  expect(numbers.length).toBeGreaterThan(0);
  await replaceBot();
  const known = await db.selectFrom('bot_update').select('id').execute();
  expect(known.filter(({ id }) => Number(id) > 0)).toEqual([]);
});
