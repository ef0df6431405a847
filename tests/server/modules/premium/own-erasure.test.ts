import { afterAll, expect, it } from 'vitest';
import { appCaller } from '../../support/app-caller.ts';
import { testBot } from '../../support/test-bot.ts';

const IN_A_MONTH = Math.round(Date.now() / 1000) + 30 * 86_400;

const server = await testBot({ premiumStars: 150 });
const call = appCaller(server);
afterAll(() => server.close());

const erase = (who: number, body: object = { isConfirmed: true }) =>
  call(who, 'POST /api/tu/data/erasure', body);

async function personIds(): Promise<string[]> {
  const rows = await server.db.selectFrom('person').select('user_id').execute();
  return rows.map(({ user_id }) => String(user_id));
}

/** Subscribes a person, as the messenger reports a payment to the bot. */
const subscribe = (from: number) =>
  server.send(
    {
      date: Math.round(Date.now() / 1000),
      successful_payment: {
        currency: 'XTR',
        total_amount: 150,
        invoice_payload: `premium-subscription:${String(from).padEnd(24, 'a')}`,
        telegram_payment_charge_id: `charge ${from}`,
        provider_payment_charge_id: '',
        is_recurring: true,
        is_first_recurring: true,
        subscription_expiration_date: IN_A_MONTH,
      },
    },
    from,
  );

it('a person is erased by their own confirmed call, and others stay', async () => {
  await server.say('/start', 71);
  await server.say('/start', 72);
  expect((await erase(71, {})).statusCode).toBe(400);
  expect(await personIds()).toContain('71');
  expect((await erase(71)).json()).toEqual({ stillRenews: false });
  expect(await personIds()).not.toContain('71');
  expect(await personIds()).toContain('72');
  expect((await erase(71)).json()).toEqual({ stillRenews: false });
});

it('their subscription is stopped first, and a refusal is reported', async () => {
  await subscribe(73);
  expect((await erase(73)).json()).toEqual({ stillRenews: false });
  expect(server.api.of('editUserStarSubscription')).toEqual([
    expect.objectContaining({ user_id: 73, telegram_payment_charge_id: 'charge 73', is_canceled: true }),
  ]);

  await subscribe(74);
  server.api.fail('editUserStarSubscription', { error_code: 400, description: 'Bad Request: no' });
  expect((await erase(74)).json()).toEqual({ stillRenews: true });
  expect(await personIds()).not.toContain('74');
});

it('nothing is erased while the messenger cannot be asked to stop a subscription', async () => {
  await subscribe(75);
  server.api.fail('editUserStarSubscription', { error_code: 500, description: 'Internal Server Error' });
  expect((await erase(75)).statusCode).toBe(503);
  expect(await personIds()).toContain('75');
});
