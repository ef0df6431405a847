import { expect, it } from 'vitest';
import { ANNA, type TestSimulator, testSimulator } from '../support/test-simulator.ts';

const STARS = { currency: 'XTR', prices: [{ label: 'Un mese', amount: 100 }] };

/** Anna pays an invoice, and the bot agrees. Returns the payment's number. */
async function pay(simulator: TestSimulator, payload: string): Promise<string> {
  const invoice = { chat_id: ANNA, title: 'Premium', description: 'Un mese', payload, ...STARS };
  const { result } = await simulator.call('sendInvoice', invoice);
  const paying = simulator.act({
    type: 'pay',
    chat: ANNA,
    person: ANNA,
    messageId: Number(result['message_id']),
  });
  let id: unknown;
  await expect
    .poll(async () => {
      const updates = await simulator.updates();
      id = updates.map((update) => update['pre_checkout_query']?.['id']).findLast(Boolean);
      return id;
    })
    .toBeDefined();
  await simulator.call('answerPreCheckoutQuery', { pre_checkout_query_id: id, ok: true });
  const paid = await paying;
  if (paid.outcome !== 'paid' || paid.message.service?.kind !== 'payment') throw new Error('not paid');
  return paid.message.service.chargeId;
}

const idsOf = (answer: { result: Record<string, unknown> }) =>
  (answer.result['transactions'] as { id: string }[]).map(({ id }) => id);

it('payments and refunds are listed oldest first; a refund has its payment’s id and the person as receiver', async () => {
  const simulator = await testSimulator();
  const first = await pay(simulator, 'a');
  await simulator.call('refundStarPayment', { user_id: ANNA, telegram_payment_charge_id: first });
  const { result } = await simulator.call('getStarTransactions');
  const partner = {
    type: 'user',
    transaction_type: 'invoice_payment',
    user: { id: ANNA },
    invoice_payload: 'a',
  };
  expect(result['transactions']).toMatchObject([
    { id: first, amount: 100, date: expect.any(Number), source: partner },
    { id: first, amount: 100, receiver: partner },
  ]);
  expect((await simulator.chat(ANNA)).at(-1)?.service).toMatchObject({ kind: 'refund', chargeId: first });
});

it('a part of the list can be requested', async () => {
  const simulator = await testSimulator();
  const ids = [await pay(simulator, 'a'), await pay(simulator, 'b'), await pay(simulator, 'c')];
  expect(idsOf(await simulator.call('getStarTransactions', { offset: 1, limit: 1 }))).toEqual([ids[1]]);
  expect(idsOf(await simulator.call('getStarTransactions', { offset: 3 }))).toEqual([]);
});

it.each([{ offset: -1 }, { limit: 101 }, { limit: -1 }])('the page %j is refused', async (parameters) => {
  const simulator = await testSimulator();
  expect(await simulator.call('getStarTransactions', parameters)).toMatchObject({
    ok: false,
    error_code: 400,
  });
});

it('the oldest transactions are dropped when there are too many', async () => {
  const simulator = await testSimulator({ transactions: 2 });
  const ids = [await pay(simulator, 'a'), await pay(simulator, 'b'), await pay(simulator, 'c')];
  expect(idsOf(await simulator.call('getStarTransactions'))).toEqual(ids.slice(1));
});
