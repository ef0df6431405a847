import { expect, it } from 'vitest';
import { appCaller } from '../../support/app-caller.ts';
import { film, record, useOwnerBot } from '../../support/owner-bot.ts';
import { OWNER } from '../../support/test-bot.ts';

const server = await useOwnerBot();
const ROUNDS = 20;

const call = (request: string, body?: object) =>
  appCaller(server, { isProven: true })(OWNER, `${request}`, body);
const write = (value: string) =>
  call('POST /api/gestione/catalogue/edit', { title: film(1), field: 'trama', value });
async function latest(): Promise<string> {
  return (await call('GET /api/gestione/changes')).json().changes[0].id;
}

it('an edit beside the undo of the previous one is never lost', async () => {
  const outcomes = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await write(`Prima ${round}`);
    const change = await latest();
    const [undone, edited] = await Promise.all([
      call('POST /api/gestione/changes/undo', { change }),
      write(`Dopo ${round}`),
    ]);
    expect(edited.statusCode).toBe(200);
    expect([200, 409]).toContain(undone.statusCode);
    outcomes.push((await record(film(1)))?.trama);
  }
  expect(outcomes).toEqual(Array.from({ length: ROUNDS }, (_, round) => `Dopo ${round + 1}`));
});

it('titles that others show beside the undo of hiding them are undone or named, and nothing fails', async () => {
  const titles = [film(2), film(3), film(4)];
  const set = (ids: number[], isSet: boolean) =>
    call('POST /api/gestione/catalogue/change', { titles: ids, change: { kind: 'hidden', isSet } });
  for (let round = 1; round <= ROUNDS; round += 1) {
    await set(titles, true);
    const change = await latest();
    const [undone, shown] = await Promise.all([
      call('POST /api/gestione/changes/undo', { change }),
      set([film(3)], false),
    ]);
    expect([undone.statusCode, shown.statusCode]).toEqual([200, 200]);
    expect(await Promise.all(titles.map(async (id) => (await record(id))?.hidden))).toEqual([
      false,
      false,
      false,
    ]);
  }
});
