import { Bot } from 'grammy';
import { afterEach, expect, it } from 'vitest';
import type { Limits } from '../../../server/limits.ts';
import { ANNA, testSimulator } from '../support/test-simulator.ts';

const invoice = {
  chat_id: ANNA,
  title: 'Premium',
  description: 'Un mese',
  payload: 'premium:1001',
  currency: 'XTR',
  provider_token: '',
  prices: [{ label: 'Un mese', amount: 150 }],
};

let bot: Bot | undefined;
afterEach(() => bot?.stop());

/** An invoice in Anna's chat, and a bot that handles payments as the test says. */
async function setUp(answer?: (bot: Bot) => void, limits: Partial<Limits> = {}, price = 150) {
  const simulator = await testSimulator(limits);
  const paid: string[] = [];
  bot = new Bot(simulator.token, { client: { apiRoot: simulator.apiRoot } });
  answer?.(bot);
  bot.on('message:successful_payment', ({ msg }) => {
    paid.push(`${msg.successful_payment.invoice_payload} ${msg.successful_payment.total_amount}`);
  });
  void bot.start();
  const { result } = await simulator.call('sendInvoice', {
    ...invoice,
    prices: [{ label: 'a', amount: price }],
  });
  const messageId = Number(result['message_id']);
  const pay = () => simulator.act({ type: 'pay', chat: ANNA, person: ANNA, messageId });
  const stars = async () => (await simulator.state()).people.find(({ id }) => id === ANNA)?.stars;
  return { simulator, paid, pay, stars, messageId };
}

const agrees = (one: Bot) => one.on('pre_checkout_query', (context) => context.answerPreCheckoutQuery(true));

it('a payment sends pre_checkout_query, takes the Stars and sends successful_payment', async () => {
  const { simulator, paid, pay, stars } = await setUp(agrees);
  expect((await simulator.chat(ANNA))[0]?.buttons).toEqual([[{ kind: 'pay', text: 'Paga ⭐️ 150' }]]);
  const result = await pay();
  expect(result).toMatchObject({ outcome: 'paid', message: { service: { kind: 'payment', amount: 150 } } });
  await expect.poll(() => paid).toEqual(['premium:1001 150']);
  expect(await stars()).toBe(2_350);
  await expect(pay()).rejects.toThrow('già pagata');
});

it('a payment can be reported to the bot twice, and refunded once', async () => {
  const { simulator, paid, pay, stars } = await setUp(agrees);
  const result = await pay();
  if (result.outcome !== 'paid' || result.message.service?.kind !== 'payment') throw new Error('not paid');
  await simulator.act({ type: 'repeatPayment', chat: ANNA, messageId: result.message.id });
  await expect.poll(() => paid).toEqual(Array(2).fill('premium:1001 150'));
  const refund = { user_id: ANNA, telegram_payment_charge_id: result.message.service.chargeId };
  expect(await simulator.call('refundStarPayment', refund)).toEqual({ ok: true, result: true });
  expect(await stars()).toBe(2_500);
  expect((await simulator.call('refundStarPayment', refund)).description).toBe(
    'Bad Request: CHARGE_ALREADY_REFUNDED',
  );
  expect((await simulator.chat(ANNA)).at(-1)?.service).toMatchObject({ kind: 'refund', amount: 150 });
});

it('a payment that the bot refuses ends with the bot’s reason', async () => {
  const { pay, stars } = await setUp((one) =>
    one.on('pre_checkout_query', (context) => context.answerPreCheckoutQuery(false, 'Già premium')),
  );
  expect(await pay()).toEqual({ outcome: 'refused', reason: 'Già premium' });
  expect(await stars()).toBe(2_500);
});

it('a payment ends when the bot does not answer in time', async () => {
  const { pay, paid } = await setUp(undefined, { preCheckoutLife: 100 });
  expect(await pay()).toEqual({ outcome: 'timeout' });
  expect(paid).toEqual([]);
});

it('a payment needs enough Stars', async () => {
  const { pay } = await setUp(agrees, {}, 9_000);
  expect(await pay()).toEqual({ outcome: 'tooFewStars' });
});
