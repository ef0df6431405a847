import { Bot } from 'grammy';
import { afterEach, expect, it } from 'vitest';
import { ANNA, testSimulator } from '../support/test-simulator.ts';

const MONTH_SECONDS = 2_592_000;
const offer = {
  title: 'Premium',
  description: 'Ogni 30 giorni',
  payload: 'premium',
  currency: 'XTR',
  provider_token: '',
  prices: [{ label: '30 giorni', amount: 1000 }],
  subscription_period: MONTH_SECONDS,
};

let bot: Bot | undefined;
afterEach(() => bot?.stop());

/** Anna subscribes; `told` has the bot's updates about it. */
async function setUp() {
  const simulator = await testSimulator();
  const told: string[] = [];
  bot = new Bot(simulator.token, { client: { apiRoot: simulator.apiRoot } });
  bot.on('pre_checkout_query', (context) => context.answerPreCheckoutQuery(true));
  bot.on('message:successful_payment', ({ msg: { successful_payment: paid } }) => {
    told.push(paid.is_first_recurring ? 'first' : paid.is_recurring ? 'again' : 'once');
  });
  bot.on('subscription', ({ update }) => void told.push(update.subscription.state));
  void bot.start({ allowed_updates: ['message', 'pre_checkout_query', 'subscription'] });
  const { result: link } = await simulator.call('createInvoiceLink', offer);
  const slug = JSON.stringify(link).replace(/^"https:\/\/t.me\/\$|"$/g, '');
  const subscribe = () => simulator.act({ type: 'payLink', person: ANNA, slug });
  await subscribe();
  const anna = async () => (await simulator.state()).people.find(({ id }) => id === ANNA);
  const [subscription] = (await anna())?.subscriptions ?? [];
  const chargeId = subscription?.chargeId ?? '';
  const change = (to: 'stop' | 'resume' | 'renew' | 'fail') =>
    simulator.act({ type: 'changeSubscription', person: ANNA, chargeId, change: to });
  const edit = (is_canceled: boolean) =>
    simulator.call('editUserStarSubscription', {
      user_id: ANNA,
      telegram_payment_charge_id: chargeId,
      is_canceled,
    });
  return { simulator, told, subscribe, anna, change, edit };
}

it('a subscription is renewed when the clock passes its period, unless it was stopped', async () => {
  const { told, anna, change, simulator } = await setUp();
  await simulator.act({ type: 'advanceClock', seconds: MONTH_SECONDS - 60 });
  expect(await anna()).toMatchObject({ stars: 1500 });
  await simulator.act({ type: 'advanceClock', seconds: 60 });
  expect(await anna()).toMatchObject({ stars: 500, subscriptions: [{ state: 'active' }] });
  await change('stop');
  await simulator.act({ type: 'advanceClock', seconds: MONTH_SECONDS });
  expect(await anna()).toMatchObject({ stars: 500, subscriptions: [{ state: 'canceled' }] });
  await expect.poll(() => told).toEqual(['first', 'again', 'canceled']);
});

it('a subscription is paid at once and every 30 days, while there are Stars', async () => {
  const { told, subscribe, anna, change, simulator } = await setUp();
  await expect(subscribe()).rejects.toThrow('già');
  await change('renew');
  expect(await anna()).toMatchObject({ stars: 500, subscriptions: [{ state: 'active' }] });
  await change('renew');
  expect(await anna()).toMatchObject({ stars: 500, subscriptions: [{ state: 'failed' }] });
  await expect.poll(() => told).toEqual(['first', 'again', 'failed']);
  const { result } = await simulator.call('getStarTransactions', {});
  expect(result).toMatchObject({
    transactions: [
      { source: { subscription_period: MONTH_SECONDS } },
      { source: { subscription_period: MONTH_SECONDS } },
    ],
  });
});

it('the bot is notified when the subscriber stops and resumes a subscription', async () => {
  const { told, change, edit } = await setUp();
  await change('stop');
  await expect(change('renew')).rejects.toThrow('non si rinnova');
  expect(await edit(false)).toMatchObject({ description: 'Bad Request: SUBSCRIPTION_NOT_MODIFIED' });
  await change('resume');
  await expect.poll(() => told).toEqual(['first', 'canceled', 'active']);
});

it('the bot stops and resumes a subscription without being notified', async () => {
  const { anna, edit, told } = await setUp();
  expect(await edit(true)).toEqual({ ok: true, result: true });
  expect(await anna()).toMatchObject({ subscriptions: [{ state: 'stopped' }] });
  expect(await edit(true)).toMatchObject({ description: 'Bad Request: SUBSCRIPTION_NOT_MODIFIED' });
  expect(await edit(false)).toEqual({ ok: true, result: true });
  await expect.poll(() => told).toEqual(['first']);
});

it.each([
  [{ user_id: ANNA, telegram_payment_charge_id: 'other', is_canceled: true }, 'CHARGE_ID_INVALID'],
  [{ user_id: 1, telegram_payment_charge_id: 'other', is_canceled: true }, 'USER_ID_INVALID'],
])('an unknown subscription cannot be changed: %j', async (call, error) => {
  const { simulator } = await setUp();
  expect(await simulator.call('editUserStarSubscription', call)).toMatchObject({
    description: `Bad Request: ${error}`,
  });
});

it('a subscription has the only period that Telegram accepts', async () => {
  const { simulator } = await setUp();
  expect(await simulator.call('createInvoiceLink', { ...offer, subscription_period: 60 })).toMatchObject({
    description: 'Bad Request: SUBSCRIPTION_PERIOD_INVALID',
  });
});
