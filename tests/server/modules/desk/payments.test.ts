import { expect, it } from 'vitest';
import type { DeskChange } from '../../../../src/contract/desk/changes.ts';
import type { DeskPayment } from '../../../../src/contract/desk/payments.ts';
import { premiumUntil } from '../../../../src/server/modules/people/premium-status.ts';
import { recordPayment } from '../../../../src/server/modules/premium/payments.ts';
import { appCaller } from '../../support/app-caller.ts';
import { useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, BRUNO, OWNER } from '../../support/test-bot.ts';

const server = await useOwnerBot();

async function read<Answer>(request: string, body?: object): Promise<Answer> {
  const answer = await appCaller(server, { isProven: true })(OWNER, request, body);
  expect([request, answer.statusCode]).toEqual([request, 200]);
  return answer.json();
}

type Page = { payments: DeskPayment[]; next: string | null };
const payments = (query = '') => read<Page>(`GET /api/gestione/payments${query}`);
const of = async (person: number) => (await payments(`?person=${person}`)).payments;
const refund = (payment: string) =>
  read<{ failure: string | null; note: string | null }>('POST /api/gestione/payments/refund', { payment });
const pay = (person: number, chargeId: string, minutesAgo = 0) =>
  recordPayment(server.db, {
    userId: String(person),
    chargeId,
    stars: 100,
    paidAt: new Date(Date.now() - minutesAgo * 60_000),
  });
const refunds = () => server.api.of('refundStarPayment').map((call) => call['telegram_payment_charge_id']);
const changes = async () => (await read<{ changes: DeskChange[] }>('GET /api/gestione/changes')).changes;

it('a refund gives the Stars back, takes the month, and is one change however often it is pressed', async () => {
  await pay(ANNA, 'twice');
  expect(await refund('twice')).toEqual({ failure: null, note: null });
  server.api.fail('refundStarPayment', {
    error_code: 400,
    description: 'Bad Request: CHARGE_ALREADY_REFUNDED',
  });
  expect(await refund('twice')).toEqual({ failure: null, note: null });
  expect(await of(ANNA)).toMatchObject([{ id: 'twice', stars: 100, product: 'month' }]);
  expect((await of(ANNA))[0]?.refundedAt).toBeGreaterThan(Date.now() - 60_000);
  expect(await premiumUntil(server.db, String(ANNA))).toBeUndefined();
  expect((await changes()).map(({ what, person }) => [what, person?.id])).toEqual([
    ['Rimborso di 100 Stelle', String(ANNA)],
  ]);
});

it('a refund in the chat is a change, too, and the desk shows it', async () => {
  await pay(ANNA, 'in-chat');
  await server.say('/rimborsa in-chat', OWNER);
  expect((await of(ANNA)).find(({ id }) => id === 'in-chat')?.refundedAt).not.toBeNull();
  expect((await changes())[0]).toMatchObject({ what: 'Rimborso di 100 Stelle', by: { id: String(OWNER) } });
});

it('what the messenger refuses keeps the payment and says why', async () => {
  await pay(BRUNO, 'refused');
  server.api.fail('refundStarPayment', { error_code: 400, description: 'Bad Request: CHARGE_ID_EMPTY' });
  expect((await refund('refused')).failure).toContain('CHARGE_ID_EMPTY');
  expect(await of(BRUNO)).toMatchObject([{ id: 'refused', refundedAt: null }]);
  expect(await premiumUntil(server.db, String(BRUNO))).toBeDefined();
  expect((await refund('of nobody')).failure).toMatch(/^Non conosco/);
  expect(refunds()).toEqual(['refused']);
});

it('pages follow one another, the latest payment first, and those of erased people stay', async () => {
  for (let n = 0; n < 45; n += 1) await pay(5000, `many-${n}`, n);
  await server.db.updateTable('payment').set({ user_id: null }).where('user_id', '=', '5000').execute();
  const first = await payments();
  const second = await payments(`?after=${first.next}`);
  const many = [...first.payments, ...second.payments].filter(({ id }) => id.startsWith('many-'));
  expect(first.payments).toHaveLength(40);
  expect(many.map(({ id }) => id)).toEqual(Array.from({ length: 45 }, (_, n) => `many-${n}`));
  expect(many[0]?.person).toBeNull();
  expect((await refund('many-0')).failure).toMatch(/dati di chi ha pagato sono stati cancellati/);
});
