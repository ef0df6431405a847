import { expect, it } from 'vitest';
import { appCaller } from '../../support/app-caller.ts';
import { useOwnerBot } from '../../support/owner-bot.ts';
import { ANNA, BRUNO } from '../../support/test-bot.ts';

const server = await useOwnerBot();

const send = (as: number) => appCaller(server)(as, 'POST /api/tu/data', {});
const files = () => server.api.of('sendDocument');

it('a person’s data arrive as a file in their chat, and not twice within seconds', async () => {
  await server.say('/start');
  expect((await send(ANNA)).json()).toEqual({ success: true });
  expect(files()).toEqual([expect.objectContaining({ chat_id: ANNA })]);
  const bytes = /"data":\[([\d,]+)\]/.exec(JSON.stringify(files()))?.[1]?.split(',').map(Number);
  expect(JSON.parse(Buffer.from(bytes ?? []).toString())).toMatchObject({ userId: String(ANNA) });
  expect((await send(ANNA)).statusCode).toBe(429);
  expect(files()).toHaveLength(1);
});

it('a person who has blocked the bot learns that it cannot write, and nothing is sent', async () => {
  await server.say('/start', BRUNO);
  await server.db
    .updateTable('person')
    .set({ blocked_at: new Date() })
    .where('user_id', '=', String(BRUNO))
    .execute();
  expect((await send(BRUNO)).statusCode).toBe(409);
  expect(files()).toHaveLength(0);
});
