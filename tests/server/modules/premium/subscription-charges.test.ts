import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { premiumUntil } from '../../../../src/server/modules/people/premium-status.ts';
import { findSubscriptions } from '../../../../src/server/modules/premium/star-subscriptions.ts';
import { OWNER, testBot } from '../../support/test-bot.ts';

const DAY = 86_400_000;
const TIMEOUT_MS = 60_000;
const OLD_LINK = 'premium-subscription';
const REFUSAL = { error_code: 400, description: 'Bad Request: CHARGE_ID_INVALID' };
const REFUSED = expect.stringContaining('Telegram non lo permette da qui');

const server = await testBot();
let links = 0;
server.api.answer('createInvoiceLink', () => {
  links += 1;
  return `https://t.me/$${links}`;
});
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close(), TIMEOUT_MS);

let person = 300;
/** Each test has a different person. */
beforeEach(() => {
  person += 1;
});

const inDays = (days: number) => Math.round((Date.now() + days * DAY) / 1000);
const charge = (name: string) => `${name}-of-${person}`;
const edits = () => server.api.of('editUserStarSubscription');
const stopped = () => edits().map((edit) => edit['telegram_payment_charge_id']);
const texts = (to = person) => server.api.textsTo(to);
const states = async () =>
  (await findSubscriptions(server.db, String(person))).map(({ state }) => state).sort();

/** Writes `/premium`; returns the payload of the link that comes. */
async function newLink(): Promise<string> {
  await server.say('/premium', person);
  return String(server.api.of('createInvoiceLink').at(-1)?.['payload']);
}

async function mayPay(invoice_payload: string): Promise<boolean> {
  const from = { id: person, is_bot: false, first_name: 'Anna' };
  await server.bring({
    pre_checkout_query: { id: '1', from, currency: 'XTR', total_amount: 100, invoice_payload },
  });
  return server.api.of('answerPreCheckoutQuery').at(-1)?.['ok'] === true;
}

type Charged = { payload: string; days?: number; ago?: number; isRenewal?: boolean };

const payment = (name: string, payload: string) => ({
  currency: 'XTR',
  total_amount: 100,
  invoice_payload: payload,
  telegram_payment_charge_id: charge(name),
  provider_payment_charge_id: '',
});

function pay(name: string, { payload, days = 30, ago = 0, isRenewal = false }: Charged): Promise<void> {
  const successful_payment = {
    ...payment(name, payload),
    subscription_expiration_date: inDays(days),
    is_recurring: true,
    ...(!isRenewal && { is_first_recurring: true }),
  };
  return server.send({ successful_payment, date: inDays(-ago) }, person);
}
const refund = (name: string, payload: string) =>
  server.send({ refunded_payment: payment(name, payload), date: inDays(0) }, person);

const list = (name: string, { payload, ago = 0 }: { payload: string; ago?: number }) =>
  server.api.transactions.push({
    id: charge(name),
    amount: 100,
    date: inDays(-ago),
    source: {
      type: 'user',
      transaction_type: 'invoice_payment',
      user: { id: person, is_bot: false, first_name: 'Anna' },
      invoice_payload: payload,
      subscription_period: 2_592_000,
    },
  });
const reconcile = () => server.run('reconciliation of payments');

describe('two links', { timeout: TIMEOUT_MS }, () => {
  it('a second link is not sold, nor is a month, until the first link’s subscription has ended', async () => {
    const [first, second] = [await newLink(), await newLink()];
    expect(first).not.toBe(second);
    expect(await mayPay(second)).toBe(true);
    await pay('first', { payload: first });
    expect(await mayPay(second)).toBe(false);
    expect(await mayPay(first)).toBe(false);
    expect(await mayPay(OLD_LINK)).toBe(false);
    expect(await mayPay('premium-month')).toBe(false);
    expect(server.api.of('answerPreCheckoutQuery').at(-1)?.['error_message']).toContain('/premium');
  });

  it('an ended subscription’s link is not sold again, another one is', async () => {
    const link = await newLink();
    await pay('first', { payload: link, days: -1, ago: 31 });
    expect(await mayPay(link)).toBe(false);
    expect(await mayPay(await newLink())).toBe(true);
    expect(await mayPay(OLD_LINK)).toBe(true);
  });

  it.each([
    ['with codes', undefined],
    ['of before there were codes', OLD_LINK],
  ])('%s, both paid, one press stops both', async (_which, old) => {
    await pay('first', { payload: old ?? (await newLink()) });
    await pay('second', { payload: old ?? 'premium-subscription:another-link-of-theirs' });
    await server.press('renewal:0', person);
    expect(new Set(stopped())).toEqual(new Set([charge('first'), charge('second')]));
    expect(new Set(await states())).toEqual(new Set(['canceled']));
  });

  it('without codes, no subscription is called stopped while another still renews', async () => {
    await pay('first', { payload: OLD_LINK });
    await pay('second', { payload: OLD_LINK });
    server.api.fail('editUserStarSubscription', REFUSAL);
    await server.press('renewal:0', person);
    expect(server.api.of('answerCallbackQuery')).toMatchObject([{ text: REFUSED }]);
    expect(await states()).toEqual(['active']);
  });
});

describe('a subscription that the list of transactions brought first', { timeout: TIMEOUT_MS }, () => {
  it.each([
    ['with a code', 'premium-subscription:the-link-that-was-paid'],
    ['of before there were codes', OLD_LINK],
  ])('a subscription %s is stopped by its own first charge', async (_which, payload) => {
    await pay('ended', { payload: OLD_LINK, days: -60, ago: 90 });
    list('new', { payload: `${payload}${payload === OLD_LINK ? '' : `-by-${person}`}` });
    await reconcile();
    server.api.answer('editUserStarSubscription', () => true);
    await pay('new', { payload: `${payload}${payload === OLD_LINK ? '' : `-by-${person}`}` });
    await server.press('renewal:0', person);
    expect(stopped()).toContain(charge('new'));
    expect(await states()).toEqual(['canceled']);
  });

  it('such a subscription is stopped by its first charge even if no update ever comes', async () => {
    const payload = `premium-subscription:no-update-for-${person}`;
    list('first', { payload, ago: 31 });
    list('again', { payload, ago: 1 });
    await reconcile();
    await server.say(`/rimborsa ${charge('again')}`, OWNER);
    expect(stopped()).toContain(charge('first'));
    expect(texts(OWNER)).toEqual([expect.stringMatching(/^Rimborsato/)]);
  });

  it('such a subscription stays stopped when the list is read after the person stopped it', async () => {
    const payload = `premium-subscription:stopped-by-person-${person}`;
    await server.bring({
      subscription: {
        user: { id: person, is_bot: false, first_name: 'Anna' },
        invoice_payload: payload,
        state: 'canceled',
      },
    });
    list('late', { payload });
    await reconcile();
    expect(await states()).toEqual(['canceled']);
  });
});

describe('a refund', { timeout: TIMEOUT_MS }, () => {
  it('a refund of an earlier subscription leaves the current one alone', async () => {
    const [before, now] = [
      `premium-subscription:before-of-person-${person}`,
      `premium-subscription:now-of-person-${person}`,
    ];
    await pay('before', { payload: before, days: -60, ago: 90 });
    await pay('now', { payload: now });
    await refund('before', before);
    expect(edits()).toEqual([]);
    expect(await states()).toEqual(['active']);
  });

  it('a refund reported by the messenger stops the renewal, and not again once the person resumed it', async () => {
    const payload = await newLink();
    await pay('first', { payload, days: 1, ago: 29 });
    await pay('again', { payload, days: 31, isRenewal: true });
    await refund('again', payload);
    expect(stopped()).toEqual([charge('first')]);
    await server.press('renewal:1', person);
    expect(await states()).toEqual(['active']);
    await refund('again', payload);
    expect(await states()).toEqual(['active']);
  });

  it('owner and person learn that a renewal could not be stopped, and the person can still try', async () => {
    const payload = await newLink();
    await pay('only', { payload });
    server.api.fail('editUserStarSubscription', REFUSAL, { times: 2 });
    await server.say(`/rimborsa ${charge('only')}`, OWNER);
    expect(texts(OWNER)).toEqual([expect.stringMatching(/^Rimborsato[^]*Telegram non mi lascia fermare/)]);
    await server.say('/abbonamento', person);
    expect(texts().at(-1)).toContain('si rinnova il');
    await server.press('renewal:0', person);
    await server.press('renewal:0', person);
    expect(edits()).toHaveLength(3);
    expect(await states()).toEqual([]);
  });

  it('a refund made elsewhere whose renewal cannot be stopped says where to stop it', async () => {
    const payload = await newLink();
    await pay('only', { payload });
    server.api.fail('editUserStarSubscription', REFUSAL);
    await refund('only', payload);
    expect(texts().at(-1)).toMatch(/rimborsato[^]*Fermalo tu[^]*Le mie Stelle/);
  });

  it('a refund that arrives before its payment leaves no premium and no renewal', async () => {
    const payload = await newLink();
    await refund('only', payload);
    await pay('only', { payload });
    expect(await premiumUntil(server.db, String(person))).toBeUndefined();
    expect(stopped()).toEqual([charge('only')]);
    expect(await states()).toEqual([]);
  });
});

describe('a ban', { timeout: TIMEOUT_MS }, () => {
  it.each(['active', 'failed'])('a ban stops a renewal that is %s', async (state) => {
    const payload = await newLink();
    await pay('only', { payload });
    const user = { id: person, is_bot: false, first_name: 'Anna' };
    await server.bring({ subscription: { user, invoice_payload: payload, state } });
    await server.say(`/blocca ${person}`, OWNER);
    expect(edits()).toMatchObject([{ telegram_payment_charge_id: charge('only'), is_canceled: true }]);
    expect(texts(OWNER).at(-1)).toContain('L’abbonamento non si rinnova più.');
  });

  it('a ban says when the messenger refuses to stop a renewal, and the person’s own button still works', async () => {
    await pay('only', { payload: await newLink() });
    server.api.fail('editUserStarSubscription', REFUSAL);
    await server.say(`/blocca ${person}`, OWNER);
    expect(texts(OWNER).at(-1)).toContain('Telegram non mi lascia fermare');
    await server.say('/abbonamento', person);
    expect(texts().at(-1)).toContain('si rinnova il');
    await server.press('renewal:0', person);
    expect(await states()).toEqual(['canceled']);
    await server.press('renewal:1', person);
    expect(await states()).toEqual(['canceled']);
  });

  it('a ban stops a renewal that arrives while the person is banned', async () => {
    const payload = await newLink();
    await pay('only', { payload, days: 1, ago: 29 });
    server.api.fail('editUserStarSubscription', REFUSAL);
    await server.say(`/blocca ${person}`, OWNER);
    await pay('again', { payload, isRenewal: true });
    expect(edits()).toHaveLength(2);
    expect(await states()).toEqual(['canceled']);
  });
});

it(
  'an owner sees the last payments, each with the command that refunds it',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    await pay('listed', { payload: await newLink() });
    await server.say('/rimborsa', OWNER);
    expect(texts(OWNER).at(-1)).toContain(
      `100 Stelle da ${person}, abbonamento\n<code>/rimborsa ${charge('listed')}</code>`,
    );
  },
);
