import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestPlay } from '../../../../src/server/modules/playback/request-delivery.ts';
import { testBot } from '../../support/test-bot.ts';

const DAY = 86_400_000;
const TIMEOUT_MS = 60_000;

const server = await testBot();
beforeEach(() => void server.api.calls.splice(0));
afterEach(() => void vi.useRealTimers());
afterAll(() => server.close());

const buttonsOf = (chat: number) =>
  server.api.of('setChatMenuButton').filter(({ chat_id }) => chat_id === chat);

/** Opens the mini app by the address that a chat's menu button has now. */
async function openByButton(chat: number): Promise<number> {
  const { menu_button: button } = buttonsOf(chat).at(-1) ?? {};
  const [, key] = /[?&]key=([^&"]+)/.exec(JSON.stringify(button)) ?? [];
  const answer = await server.app.inject({ method: 'POST', url: `/api/auth?user_id=${chat}&token=${key}` });
  return answer.statusCode;
}

/** A film is played in the mini app, and delivered. */
async function play(chat: number, film: number): Promise<void> {
  await requestPlay(server.db, { userId: String(chat), titleId: server.films[film] ?? 0 });
  server.bot.notifyDeliveryQueue();
  const waiting = () =>
    server.db
      .selectFrom('delivery')
      .select('id')
      .where('user_id', '=', String(chat))
      .where('state', '=', 'waiting')
      .execute();
  await expect.poll(waiting, { timeout: TIMEOUT_MS }).toEqual([]);
}

/** Lets the next message to a chat leave at once, as it may a second after the last one. */
const forgetPace = () => server.db.deleteFrom('delivery').execute();

it(
  'a person who opens the mini app daily by the menu button alone is never locked out',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await server.say('/start', 77);
    // Its first address is good for seven days.
    for (let day = 1; day <= 9; day += 1) {
      vi.setSystemTime(Date.now() + DAY);
      await forgetPace();
      expect(await openByButton(77)).toBe(200);
      await play(77, day);
      await expect.poll(() => buttonsOf(77).length, { timeout: TIMEOUT_MS }).toBe(day + 1);
    }
  },
);

it('the button is renewed when it is due, not at each delivery', { timeout: TIMEOUT_MS }, async () => {
  for (const film of [1, 2, 3]) {
    await play(78, film);
    await forgetPace();
  }
  await play(79, 1);
  await expect.poll(() => buttonsOf(79).length, { timeout: TIMEOUT_MS }).toBe(1);
  expect(buttonsOf(78)).toHaveLength(1);
});

it('a delivery succeeds even if the button cannot be set', { timeout: TIMEOUT_MS }, async () => {
  server.api.fail('setChatMenuButton', { error_code: 400, description: 'Bad Request: no' }, { chatId: 80 });
  await play(80, 1);
  await expect.poll(() => server.log(), { timeout: TIMEOUT_MS }).toContain('could not set a menu button');
  expect(server.api.of('sendMessage').filter(({ chat_id }) => chat_id === 80)).toHaveLength(1);
});
