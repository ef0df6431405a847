import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { saveUsername } from '../../../../src/server/modules/people/people.ts';
import { useRenewedBot } from '../../support/renewed-bot.ts';
import { ANNA, OWNER } from '../../support/test-bot.ts';

const BLOCKED = '403: Forbidden: bot was blocked by the user';

const server = await useRenewedBot();

const shown = (method: string) => server.api.of(method).at(-1);
const textOf = (payload: Record<string, unknown> | undefined) => String(payload?.['text']);

/** So many deliveries to somebody were given up, all of the first film. */
async function giveUp(times: number, failure = BLOCKED): Promise<void> {
  const delivery = { user_id: String(ANNA), kind: 'play', state: 'failed', failure } as const;
  const title_id = server.films[0] ?? 0;
  const created_at = new Date('2026-03-01T10:00:00Z');
  for (let left = times; left > 0; left -= 1)
    await server.db
      .insertInto('delivery')
      .values({ ...delivery, title_id, created_at })
      .execute();
}

const lastWish = async () => {
  const { id } = await server.db
    .selectFrom('delivery')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return Number(id);
};

it('the owner sees which deliveries failed, for whom and why', async () => {
  await saveUsername(server.db, { userId: String(ANNA), username: 'anna' });
  await giveUp(1);
  await giveUp(1, '400: Bad Request: <strange>');
  await server.say('/consegne', OWNER);
  expect(textOf(shown('sendMessage'))).toBe(
    [
      '<b>Consegne non riuscite</b>',
      `1. <b>Film 1, n. ${server.films[0]}</b>\n@anna (1001), 01/03/26, 11:00: 400: Bad Request: &lt;strange&gt;`,
      `2. <b>Film 1, n. ${server.films[0]}</b>\n@anna (1001), 01/03/26, 11:00: ha bloccato il bot`,
    ].join('\n\n'),
  );
});

it('‘Riprova’ delivers once more, and the entry disappears', async () => {
  await giveUp(1);
  const id = await lastWish();
  await server.send({ text: 'x' }, OWNER);
  await server.press(`retry:${id}:0`, OWNER);
  expect(textOf(shown('editMessageText'))).toBe('<b>Consegne non riuscite</b>\n\nNessuna.');
  expect(shown('answerCallbackQuery')).toMatchObject({ text: 'Riprovo subito.' });
  const isAnnas = ({ chat_id }: Record<string, unknown>) => chat_id === ANNA;
  await expect.poll(() => server.api.of('sendMessage').filter(isAnnas), { timeout: 30_000 }).toHaveLength(1);
  await expect
    .poll(() => server.db.selectFrom('delivery').select('state').execute(), { timeout: 30_000 })
    .toEqual([{ state: 'delivered' }]);
  await server.press(`retry:${id}:0`, OWNER);
  expect(shown('answerCallbackQuery')).toMatchObject({ text: 'Questa consegna non c’è più.' });
});

it('numbers beyond 32 bits are shown and delivered once more like any other', async () => {
  await sql`alter sequence delivery_id_seq restart with 3000000000`.execute(server.db);
  await giveUp(1);
  await server.say('/consegne', OWNER);
  expect(JSON.stringify(shown('sendMessage'))).toContain('"retry:3000000000:0"');
  await server.press('retry:3000000000:0', OWNER);
  expect(shown('answerCallbackQuery')).toMatchObject({ text: 'Riprovo subito.' });
  await expect
    .poll(() => server.db.selectFrom('delivery').select('state').execute(), { timeout: 30_000 })
    .toEqual([{ state: 'delivered' }]);
});

it('a delivery that fails again is in the list again', async () => {
  await giveUp(1);
  const [error_code, description] = [403, 'Forbidden: bot was blocked by the user'];
  server.api.fail('sendMessage', { error_code, description }, { chatId: ANNA });
  await server.press(`retry:${await lastWish()}:0`, OWNER);
  await expect
    .poll(() => server.db.selectFrom('delivery').select(['state', 'failure']).execute(), { timeout: 30_000 })
    .toEqual([{ state: 'failed', failure: BLOCKED }]);
});

it('pages are turned, and an emptied last page leads back', async () => {
  await giveUp(6);
  await server.say('/consegne', OWNER);
  expect(JSON.stringify(shown('sendMessage'))).toContain('"text":"›","callback_data":"failed:1"');
  expect(textOf(shown('sendMessage'))).not.toContain('6. ');
  const first = (await lastWish()) - 5;
  server.api.fail('sendMessage', { error_code: 403, description: BLOCKED }, { chatId: ANNA, times: 9 });
  await server.press('failed:1', OWNER);
  expect(JSON.stringify(shown('sendMessage'))).toContain(`"retry:${first}:1"`);
  await server.db.deleteFrom('delivery').where('state', '=', 'failed').execute();
  await server.press('failed:1', OWNER);
  expect(textOf(shown('sendMessage'))).toContain('Nessuna.');
});

it('nobody else sees or does any of it', async () => {
  await giveUp(1);
  await server.say('/consegne');
  await server.press(`retry:${await lastWish()}:0`);
  expect(textOf(shown('sendMessage'))).toContain('Non conosco questo comando');
  expect(await server.db.selectFrom('delivery').select('state').execute()).toEqual([{ state: 'failed' }]);
});
