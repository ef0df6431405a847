import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { premiumUntil } from '../../../../src/server/modules/people/premium-status.ts';
import { findSubscriptions } from '../../../../src/server/modules/premium/star-subscriptions.ts';
import { buttonsOf, dataOf } from '../../support/inline-keyboard.ts';
import { ANNA, messageFrom, OWNER, testBot } from '../../support/test-bot.ts';

const DAY = 86_400_000;

const server = await testBot({ premiumStars: 150 });
beforeAll(async () => {
  server.api.answer('createInvoiceLink', () => 'https://t.me/$abc');
});
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

const inDays = (days: number) => Math.round((Date.now() + days * DAY) / 1000);
const texts = () => server.api.of('sendMessage').map(({ text }) => String(text));
const edits = () => server.api.of('editMessageText').map(({ text }) => String(text));
const stateOf = async (userId: number) => (await findSubscriptions(server.db, String(userId)))[0]?.state;

/** All people have the same link. */
const payloadOf = (userId: number) => `premium-subscription:the-link-of-person-${userId}`;

function pay(from: number, charge: string, changes: object) {
  const successful_payment = {
    currency: 'XTR',
    total_amount: 150,
    invoice_payload: payloadOf(from),
    telegram_payment_charge_id: charge,
    provider_payment_charge_id: '',
    is_recurring: true,
    ...changes,
  };
  return server.send({ successful_payment, date: inDays(0) }, from);
}
const subscribe = (from: number, charge: string) =>
  pay(from, charge, { subscription_expiration_date: inDays(30), is_first_recurring: true });

const changeTo = (user: number, state: string, payload = payloadOf(user)) =>
  server.bring({
    subscription: {
      user: { id: user, is_bot: false, first_name: 'Anna' },
      invoice_payload: payload,
      state,
    },
  });

/** A press on a button of this message of the bot's. */
function pressBelow(payload: Record<string, unknown> | undefined, label: string, user: number) {
  const { text, reply_markup } = payload ?? {};
  const message = messageFrom(user, { text, reply_markup });
  return { id: '1', chat_instance: '1', from: message.from, data: dataOf(payload, label), message };
}

async function daysLeft(userId: number) {
  const until = await premiumUntil(server.db, String(userId));
  return until instanceof Date ? Math.round((until.getTime() - Date.now()) / DAY) : until;
}

describe('/premium', () => {
  it('/premium offers a subscription beside the month', async () => {
    await server.say('/premium', 51);
    expect(server.api.of('createInvoiceLink')).toMatchObject([
      {
        payload: expect.stringMatching(/^premium-subscription:[\w-]{24}$/),
        currency: 'XTR',
        subscription_period: 2_592_000,
      },
    ]);
    expect(JSON.stringify(server.api.of('sendMessage'))).toContain('https://t.me/$abc');
    expect(server.api.of('sendInvoice')).toHaveLength(1);
  });

  it('/premium offers the month alone if the messenger creates no such links', async () => {
    server.api.fail('createInvoiceLink', {
      error_code: 400,
      description: 'Bad Request: SUBSCRIPTION_PERIOD_INVALID',
    });
    await server.say('/premium', 51);
    expect(texts()).toEqual([expect.stringContaining('Con Premium hai')]);
    expect(server.api.of('sendInvoice')).toHaveLength(1);
  });

  it('/premium sells nothing more to a subscriber', async () => {
    await subscribe(52, 'sub-2');
    server.api.calls.splice(0);
    await server.say('/premium', 52);
    expect(texts()).toEqual([expect.stringContaining('Il tuo abbonamento si rinnova il ')]);
    expect(server.api.of('sendInvoice')).toEqual([]);
  });

  it('/premium stops and resumes the renewal in its own message, and sells a gift', async () => {
    await subscribe(64, 'sub-64');
    await server.say('/premium', 64);
    const message = server.api.of('sendMessage').at(-1);
    const labelsOf = (payload: typeof message) => buttonsOf(payload).map(({ text }) => text);
    expect(labelsOf(message)).toEqual(['Non rinnovare più', 'Regala un mese', 'Apri nell’app']);
    await server.bring({ callback_query: pressBelow(message, 'Non rinnovare più', 64) });
    const stopped = server.api.of('editMessageText').at(-1);
    expect(stopped).toMatchObject({ text: expect.stringContaining('non si rinnova') });
    expect(labelsOf(stopped)).toEqual(['Rinnova di nuovo', 'Regala un mese', 'Apri nell’app']);
    await server.bring({ callback_query: pressBelow(stopped, 'Rinnova di nuovo', 64) });
    expect(await stateOf(64)).toBe('active');
    await server.bring({ callback_query: pressBelow(stopped, 'Regala un mese', 64) });
    expect(server.api.of('sendInvoice')).toMatchObject([{ title: 'Un mese di Premium in regalo' }]);
  });
});

describe('a subscription', () => {
  it('each payment grants 30 days, once however often it is reported', async () => {
    await subscribe(53, 'sub-3');
    await subscribe(53, 'sub-3');
    expect(await daysLeft(53)).toBe(30);
    expect(texts()[0]).toContain('si rinnova da solo');
    await pay(53, 'sub-3-again', { subscription_expiration_date: inDays(60) });
    expect(await daysLeft(53)).toBe(60);
    expect(texts().at(-1)).toContain('si è rinnovato');
    expect(await stateOf(53)).toBe('active');
    await server.press('renewal:0', 53);
    expect(server.api.of('editUserStarSubscription')).toMatchObject([
      { telegram_payment_charge_id: 'sub-3' },
    ]);
  });

  it('the command /abbonamento shows it, with buttons to stop and to resume it', async () => {
    await subscribe(ANNA, 'sub-anna');
    await server.say('/abbonamento');
    expect(texts().at(-1)).toContain('si rinnova il');
    await server.press('renewal:0');
    expect(server.api.of('editUserStarSubscription')).toEqual([
      { user_id: ANNA, telegram_payment_charge_id: 'sub-anna', is_canceled: true },
    ]);
    expect(await stateOf(ANNA)).toBe('canceled');
    expect(edits().at(-1)).toContain('non si rinnova');
    await server.press('renewal:1');
    expect(await stateOf(ANNA)).toBe('active');
    expect(await daysLeft(ANNA)).toBe(30);
  });

  it('a renewal whose answer to resuming was lost can be stopped again', async () => {
    await subscribe(57, 'sub-7');
    await server.press('renewal:0', 57);
    // The messenger resumed it, and its answer did not arrive.
    const description = 'Bad Request: SUBSCRIPTION_NOT_MODIFIED';
    server.api.fail('editUserStarSubscription', { error_code: 400, description });
    await server.press('renewal:1', 57);
    expect(await stateOf(57)).toBe('active');
    await server.press('renewal:0', 57);
    expect(await stateOf(57)).toBe('canceled');
    expect(server.api.of('editUserStarSubscription').at(-1)).toMatchObject({ is_canceled: true });
  });

  it('a renewal that the person stopped in the messenger is resumed by them alone', async () => {
    await subscribe(62, 'sub-12');
    await changeTo(62, 'canceled');
    // The messenger lets a bot undo its own stop, not theirs.
    const description = 'Bad Request: SUBSCRIPTION_NOT_MODIFIED';
    server.api.fail('editUserStarSubscription', { error_code: 400, description }, { times: 3 });
    await server.press('renewal:0', 62);
    await server.press('renewal:1', 62);
    await server.press('renewal:1', 62);
    expect(await stateOf(62)).toBe('canceled');
    const refused = { text: expect.stringContaining('Le mie Stelle') };
    expect(server.api.of('answerCallbackQuery').slice(-2)).toMatchObject([refused, refused]);
    await changeTo(62, 'active');
    await server.press('renewal:0', 62);
    await server.press('renewal:1', 62);
    expect(await stateOf(62)).toBe('active');
  });

  it('a stop that the messenger reports to be theirs is undone here if the messenger does it', async () => {
    await subscribe(63, 'sub-13');
    await server.press('renewal:0', 63);
    // The update about the bot's own stop.
    await changeTo(63, 'canceled');
    await server.press('renewal:1', 63);
    expect(await stateOf(63)).toBe('active');
  });

  it('stopping asks the messenger though it is stored as stopped: a server may have died after resuming', async () => {
    await subscribe(58, 'sub-8');
    await server.press('renewal:0', 58);
    await server.press('renewal:0', 58);
    expect(server.api.of('editUserStarSubscription')).toMatchObject(Array(2).fill({ is_canceled: true }));
    const description = 'Bad Request: CHARGE_ID_INVALID';
    server.api.fail('editUserStarSubscription', { error_code: 400, description });
    await server.press('renewal:0', 58);
    expect(await stateOf(58)).toBe('canceled');
  });

  it('a subscription is unchanged when the messenger refuses', async () => {
    await subscribe(54, 'sub-4');
    server.api.fail('editUserStarSubscription', {
      error_code: 400,
      description: 'Bad Request: CHARGE_ID_INVALID',
    });
    await server.press('renewal:0', 54);
    expect(await stateOf(54)).toBe('active');
    expect(server.api.of('answerCallbackQuery')).toMatchObject([
      { text: expect.stringContaining('Le mie Stelle') },
    ]);
  });

  it.each([
    ['canceled', 'non si rinnova'],
    ['failed', 'non è riuscito'],
  ])('a subscription that becomes %s in the messenger is announced once', async (state, words) => {
    await subscribe(55, `sub-5-${state}`);
    server.api.calls.splice(0);
    await changeTo(55, state);
    await changeTo(55, state);
    expect(await stateOf(55)).toBe(state);
    await expect.poll(texts).toEqual([expect.stringContaining(words)]);
  });

  it('a subscription to something else changes nothing', async () => {
    await subscribe(56, 'sub-6');
    await changeTo(56, 'canceled', 'a-hat');
    expect(await stateOf(56)).toBe('active');
  });

  it('a subscription that ended a week ago does not count', async () => {
    await pay(57, 'sub-7', { subscription_expiration_date: inDays(-8), is_first_recurring: true });
    await server.say('/abbonamento', 57);
    await server.press('renewal:0', 57);
    expect(texts()).toContainEqual(expect.stringContaining('Non hai un abbonamento'));
    expect(server.api.of('editUserStarSubscription')).toEqual([]);
  });

  it('a subscription that ended yesterday can be stopped: its next charge may be on the way', async () => {
    await pay(63, 'sub-13', { subscription_expiration_date: inDays(-1), is_first_recurring: true });
    await server.press('renewal:0', 63);
    expect(server.api.of('editUserStarSubscription')).toMatchObject([{ user_id: 63, is_canceled: true }]);
  });

  it('a subscription ends when its payment is refunded, and is not charged again', async () => {
    await subscribe(58, 'sub-8');
    await server.say('/rimborsa sub-8', OWNER);
    expect(server.api.of('editUserStarSubscription')).toMatchObject([{ user_id: 58, is_canceled: true }]);
    expect(server.api.of('refundStarPayment')).toHaveLength(1);
    expect(await stateOf(58)).toBeUndefined();
    expect(await daysLeft(58)).toBeUndefined();
  });

  it('a subscription keeps renewing when its refund is refused', async () => {
    await subscribe(59, 'sub-9');
    server.api.fail('refundStarPayment', { error_code: 400, description: 'Bad Request: CHARGE_NOT_FOUND' });
    await server.say('/rimborsa sub-9', OWNER);
    expect(server.api.of('editUserStarSubscription')).toEqual([]);
    expect(await stateOf(59)).toBe('active');
  });

  it('a subscription can only be bought at today’s price', async () => {
    const check = (total_amount: number) =>
      server.bring({
        pre_checkout_query: {
          id: '8',
          from: { id: 60, is_bot: false, first_name: 'Anna' },
          currency: 'XTR',
          total_amount,
          invoice_payload: payloadOf(60),
        },
      });
    await check(150);
    await check(100);
    expect(server.api.of('answerPreCheckoutQuery')).toMatchObject([{ ok: true }, { ok: false }]);
  });
});
