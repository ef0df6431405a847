import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { appCaller } from '../../support/app-caller.ts';
import { ANNA, messageFrom, OWNER, testBot } from '../../support/test-bot.ts';

const server = await testBot({ premiumStars: 150 });
afterAll(() => server.close());

const DAY_SECONDS = 86_400;
const successful_payment = {
  currency: 'XTR',
  total_amount: 150,
  invoice_payload: 'premium-subscription:the-link-of-person-xx',
  telegram_payment_charge_id: 'c1',
  provider_payment_charge_id: '',
  is_recurring: true,
  is_first_recurring: true,
  subscription_expiration_date: Math.round(Date.now() / 1000) + 30 * DAY_SECONDS,
};

it('an erasure waits for a payment that another server has in hand, and then stops its subscription', async () => {
  await server.say('/start', ANNA);
  const update = { update_id: 777, message: messageFrom(ANNA, { successful_payment }) };
  await sql`
    insert into bot_update (id, chat, payload, attempts, claimed_until)
    values (777, ${`payments ${ANNA}`}, ${JSON.stringify(update)}, 1, now() + interval '1 minute')`.execute(
    server.db,
  );
  const erase = () =>
    appCaller(server, { isProven: true })(OWNER, 'POST /api/gestione/people/erasure', {
      person: String(ANNA),
      isConfirmed: true,
    });
  expect((await erase()).statusCode).toBe(503);
  expect(
    await server.db.selectFrom('person').select('user_id').where('user_id', '=', String(ANNA)).execute(),
  ).toHaveLength(1);
  await sql`update bot_update set claimed_until = now() where id = 777`.execute(server.db);
  const payments = () => server.db.selectFrom('payment').select('telegram_payment_charge_id as id').execute();
  await expect.poll(payments, { timeout: 20_000 }).toEqual([{ id: 'c1' }]);
  await expect.poll(async () => (await erase()).statusCode, { timeout: 20_000 }).toBe(200);
  expect(await payments()).toEqual([{ id: 'c1' }]);
  expect(server.api.of('editUserStarSubscription')).toMatchObject([
    { telegram_payment_charge_id: 'c1', is_canceled: true },
  ]);
}, 60_000);
