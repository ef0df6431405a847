import { expect, it } from 'vitest';
import { recordPayment } from '../../../../src/server/modules/premium/payments.ts';
import { fileReport } from '../../../../src/server/modules/reports/reports.ts';
import { askForTitle } from '../../../../src/server/modules/requests/ask-for-title.ts';
import { appCaller } from '../../support/app-caller.ts';
import { film, useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, BRUNO, OWNER } from '../../support/test-bot.ts';

const server = await useOwnerBot();
const ROUNDS = 4;

type Call = [request: string, body: (ids: readonly number[]) => object];

/** Makes calls in turns, each twice at the same time: about the same things in either order. */
async function inTurns(ids: readonly number[], ...calls: Call[]): Promise<void> {
  const call = appCaller(server, { isProven: true });
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [request, body] of calls) {
      const answers = [ids, ids.toReversed()].map((ordered) =>
        call(OWNER, `POST /api/gestione${request}`, body(ordered)),
      );
      expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    }
}

it('two people who close and reopen the same reports at once, in either order, both succeed', async () => {
  const reports: number[] = [];
  for (let n = 1; n <= 8; n += 1) {
    const asked = { userId: String(ANNA), part: { titleId: film(n) }, kind: 'audio' as const };
    const outcome = await fileReport(server.db, asked, [String(OWNER)]);
    if (typeof outcome === 'object') reports.push(outcome.id);
  }
  const settle = (ids: readonly number[]) => ({ ids, state: 'resolved' });
  await inTurns(reports, ['/reports/settle', settle], ['/reports/undo', (ids) => ({ ids })]);
});

it('two people who decide and reopen the same requests at once, in either order, both succeed', async () => {
  const requests: number[] = [];
  const limits = { requestsPerPerson: 99, ownerIds: [String(OWNER)] };
  for (let n = 1; n <= 8; n += 1) {
    const outcome = await askForTitle(server.db, { userId: String(ANNA), words: `Parole ${n}` }, limits);
    if ('request' in outcome) requests.push(outcome.request.id);
  }
  const decide = (ids: readonly number[]) => ({
    decisions: ids.map((id) => ({ id, to: { kind: 'reject', reason: 'Non si trova' } })),
  });
  await inTurns(requests, ['/requests/decide', decide], ['/requests/undo', (ids) => ({ ids })]);
});

const post = (request: string, body: object) =>
  appCaller(server, { isProven: true })(OWNER, `POST /api/gestione${request}`, body);
const toBruno = () => server.api.of('sendMessage').filter(({ chat_id }) => chat_id === BRUNO);
const recorded = async (what: string) => {
  const answer = await appCaller(server, { isProven: true })(OWNER, 'GET /api/gestione/changes');
  return answer.json<{ changes: { what: string }[] }>().changes.filter((change) => change.what === what)
    .length;
};

it('a press that gives premium and reaches two servers at once is one gift, one message and one change', async () => {
  await server.say('/start', BRUNO);
  server.api.calls.splice(0);
  for (let press = 1; press <= ROUNDS; press += 1) {
    const gift = { person: String(BRUNO), press };
    await Promise.all([post('/people/premium', gift), post('/people/premium', gift)]);
    await expect.poll(toBruno).toHaveLength(press);
    expect(await recorded('Premium in regalo, 30 giorni')).toBe(press);
  }
});

it('two refunds of a payment at once are one change', async () => {
  await server.say('/start', BRUNO);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const payment = `charge ${round}`;
    await recordPayment(server.db, { userId: String(BRUNO), chargeId: payment, stars: 100 });
    await Promise.all([post('/payments/refund', { payment }), post('/payments/refund', { payment })]);
    expect(await recorded('Rimborso di 100 Stelle')).toBe(round);
  }
});
