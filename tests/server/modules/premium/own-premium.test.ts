import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { extendPremium } from '../../../../src/server/modules/premium/premium.ts';
import { appCaller } from '../../support/app-caller.ts';
import { testBot } from '../../support/test-bot.ts';

const DAY = 86_400_000;

let call: ReturnType<typeof appCaller>;
const server = await testBot({ premiumStars: 150 });
beforeAll(async () => {
  server.api.answer('createInvoiceLink', () => 'https://t.me/$abc');
  call = appCaller(server);
});
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

const premiumOf = async (who: number) => (await call(who, 'GET /api/tu/premium')).json();
const invoice = (who: number, kind: string) => call(who, 'POST /api/tu/premium/invoice', { kind });
const renew = (who: number, isOn: boolean) => call(who, 'POST /api/tu/premium/renewal', { isOn });
const payloads = () => server.api.of('createInvoiceLink').map(({ payload }) => String(payload));

/** Pays an invoice, as the messenger reports it to the bot. */
const pay = (from: number, payload: string, renewal: object = {}) =>
  server.send(
    {
      date: Math.round(Date.now() / 1000),
      successful_payment: {
        currency: 'XTR',
        total_amount: 150,
        invoice_payload: payload,
        telegram_payment_charge_id: `charge ${from} ${payload}`,
        provider_payment_charge_id: '',
        ...renewal,
      },
    },
    from,
  );
const FIRST = {
  is_recurring: true,
  is_first_recurring: true,
  subscription_expiration_date: Math.round((Date.now() + 30 * DAY) / 1000),
};

describe('subscribing in the app', () => {
  it('each link has its own payload, and once one is paid there is no other', async () => {
    expect(await premiumOf(61)).toEqual({ isPremium: false, until: null, stars: 150, subscriptions: [] });
    for (const _ of [1, 2])
      expect((await invoice(61, 'subscription')).json()).toEqual({ link: 'https://t.me/$abc' });
    const [one = '', other] = payloads();
    expect(one).toMatch(/^premium-subscription:[\w-]{24}$/);
    expect(one).not.toBe(other);
    await pay(61, one, FIRST);
    const premium = await premiumOf(61);
    expect(premium).toMatchObject({ isPremium: true, subscriptions: [{ state: 'active', stars: 150 }] });
    expect(Math.round((premium.until - Date.now()) / DAY)).toBe(30);
    expect((await invoice(61, 'subscription')).statusCode).toBe(409);
  });

  it('a subscription is not offered to somebody whose premium has no end', async () => {
    await extendPremium(server.db, '62');
    expect(await premiumOf(62)).toMatchObject({ isPremium: true, until: null });
    expect((await invoice(62, 'subscription')).statusCode).toBe(409);
  });

  it('says so when the messenger makes no link', async () => {
    server.api.fail('createInvoiceLink', { error_code: 400, description: 'Bad Request: no' });
    expect((await invoice(63, 'subscription')).statusCode).toBe(503);
  });
});

describe('the renewal', () => {
  it('the renewal is stopped and resumed in the app, as the chat says', async () => {
    await invoice(64, 'subscription');
    await pay(64, payloads()[0] ?? '', FIRST);
    for (const _ of [1, 2]) expect((await renew(64, false)).json()).toEqual({ success: true });
    expect(await premiumOf(64)).toMatchObject({ isPremium: true, subscriptions: [{ state: 'canceled' }] });
    await server.say('/abbonamento', 64);
    expect(server.api.of('sendMessage').at(-1)?.['text']).toContain('non si rinnova');
    expect((await renew(64, true)).json()).toEqual({ success: true });
    expect(await premiumOf(64)).toMatchObject({ subscriptions: [{ state: 'active' }] });
  });

  it('continues if the messenger refuses to stop it', async () => {
    await invoice(65, 'subscription');
    await pay(65, payloads()[0] ?? '', FIRST);
    server.api.fail('editUserStarSubscription', { error_code: 400, description: 'Bad Request: no' });
    expect((await renew(65, false)).statusCode).toBe(409);
    expect(await premiumOf(65)).toMatchObject({ subscriptions: [{ state: 'active' }] });
  });
});

it('a gift is paid in the app, and the bot sends its link', async () => {
  expect((await invoice(66, 'gift')).json()).toEqual({ link: 'https://t.me/$abc' });
  const [payload = ''] = payloads();
  expect(payload).toMatch(/^premium-gift:[\w-]{24}$/);
  await pay(66, payload);
  expect(server.api.of('sendMessage').at(-1)?.['text']).toContain('start=regalo_');
  expect(await premiumOf(66)).toMatchObject({ isPremium: false });
});
