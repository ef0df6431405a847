import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setBotBlocked } from '../../../../src/server/chat/sending/chat-availability.ts';
import { banPerson } from '../../../../src/server/modules/desk/people/ban-person.ts';
import { requestPlay } from '../../../../src/server/modules/playback/request-delivery.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { createSessionTokens } from '../../../../src/server/sessions/session-token.ts';
import { ANNA, BRUNO, SECRET, testBot } from '../../support/test-bot.ts';
import { withoutPauses } from '../../support/without-pauses.ts';

const NO_CHAT = { error_code: 403, description: "Forbidden: bot can't initiate conversation with a user" };
const UNKNOWN_CHAT = { error_code: 400, description: 'Bad Request: chat not found' };

const server = await testBot();
beforeAll(async () => {
  for (const [index, titleId] of server.films.slice(0, 3).entries())
    await saveVideoAndNotify(server.db, { titleId }, { kind: 'video', fileId: `v${index}` });
});
beforeEach(async () => {
  await server.db.deleteFrom('delivery').execute();
  server.api.calls.splice(0);
});
afterAll(() => server.close());

/** Asks for a film; settles when the bot has been refused, for now or for good. */
async function playInVain(from: number, index: number, fault = NO_CHAT): Promise<void> {
  const before = server.api.of('sendVideo').length;
  server.api.fail('sendVideo', fault, { chatId: from });
  await requestPlay(server.db, { userId: String(from), titleId: server.films[index] ?? 0 });
  server.bot.notifyDeliveryQueue();
  await expect.poll(() => server.api.of('sendVideo').length).toBe(before + 1);
  await expect.poll(async () => (await deliveries()).at(-1)?.failure).toMatch(/no chat/);
}

/** The second attempt is due, and refused as well. */
async function secondAttempt(from: number): Promise<void> {
  server.api.fail('sendVideo', NO_CHAT, { chatId: from });
  await server.db
    .updateTable('delivery')
    .set({ next_attempt_at: new Date(0) })
    .execute();
  server.bot.notifyDeliveryQueue();
  await expect.poll(async () => (await deliveries()).every(({ state }) => state === 'failed')).toBe(true);
}

const deliveries = () =>
  server.db.selectFrom('delivery').select(['state', 'failure']).orderBy('id').execute();
const blockedAt = async (userId: number) =>
  (
    await server.db
      .selectFrom('person')
      .select('blocked_at')
      .where('user_id', '=', String(userId))
      .executeTakeFirst()
  )?.blocked_at;
const sentTo = (chatId: number) =>
  server.api
    .of('sendVideo')
    .filter((payload) => payload['chat_id'] === chatId)
    .map(({ video }) => video);

describe('a title requested before the bot could write', () => {
  it.each([
    ['press /start', () => server.say('/start', 3001), 3001, NO_CHAT],
    [
      'allow messages in the app',
      () => server.send({ write_access_allowed: { from_request: true } }, 3002),
      3002,
      UNKNOWN_CHAT,
    ],
  ] as const)('comes when the person %s', async (_what, begin, from, fault) => {
    await server.db
      .insertInto('person')
      .values({ user_id: String(from) })
      .execute();
    await playInVain(from, 0, fault);
    expect(await blockedAt(from)).toEqual(expect.any(Date));
    await begin();
    await expect.poll(() => sentTo(from)).toEqual(['v0', 'v0']);
    await expect.poll(deliveries).toEqual([{ state: 'delivered', failure: null }]);
    await expect.poll(() => blockedAt(from)).toBeNull();
  });

  it('comes days later, too: after two attempts the bot leaves it, and the queue is empty', async () => {
    await playInVain(ANNA, 0);
    await secondAttempt(ANNA);
    expect(await deliveries()).toEqual([{ state: 'failed', failure: expect.stringMatching(/no chat/) }]);
    await server.say('/start');
    await expect.poll(() => sentTo(ANNA)).toEqual(['v0', 'v0', 'v0']);
    await expect.poll(deliveries).toEqual([{ state: 'delivered', failure: null }]);
  });

  it('comes when the person unblocks the bot and presses /start, and the app explains it meanwhile', async () => {
    const blocked = { error_code: 403, description: 'Forbidden: bot was blocked by the user' };
    const play = async () => {
      const titleId = server.films[2] ?? 0;
      const payload = { user_id: String(ANNA), content_id: titleId };
      const jwt = await (await createSessionTokens([SECRET])).issue(String(ANNA));
      const headers = { authorization: `Bearer ${jwt}` };
      return (await server.app.inject({ method: 'POST', url: '/api/play_content', headers, payload })).json();
    };
    await server.say('ciao');
    await setBotBlocked(server.db, String(ANNA), true);
    server.api.fail('sendVideo', blocked, { chatId: ANNA });
    expect(await play()).toEqual({ success: true });
    await expect.poll(async () => (await deliveries()).at(-1)?.state).toBe('failed');
    server.api.calls.splice(0);
    await server.say('/start');
    await expect.poll(() => sentTo(ANNA)).toEqual(['v2']);
    await expect.poll(deliveries).toEqual([{ state: 'delivered', failure: null }]);
    expect(await play()).toEqual({ success: true });
  });

  it('comes once, however often it was requested', async () => {
    for (const film of [0, 1, 0]) {
      await playInVain(ANNA, film);
      await secondAttempt(ANNA);
      await server.db
        .updateTable('delivery')
        .set({ created_at: new Date(0) })
        .execute();
    }
    server.api.calls.splice(0);
    await server.say('/start');
    await expect.poll(withoutPauses(server, 'delivery', () => sentTo(ANNA))).toEqual(['v1', 'v0']);
    await expect
      .poll(async () => (await deliveries()).map(({ state }) => state))
      .toEqual(['failed', 'delivered', 'delivered']);
    await server.say('/start');
    expect(sentTo(ANNA)).toHaveLength(2);
  });

  it('does not come after another message, nor to a banned person', async () => {
    await playInVain(BRUNO, 0);
    await secondAttempt(BRUNO);
    await server.say('ciao', BRUNO);
    await banPerson(server.db, String(BRUNO));
    await server.say('/start', BRUNO);
    expect(sentTo(BRUNO)).toEqual(['v0', 'v0']);
  });
});

it('a video is kept when the missing chat is the person’s own', async () => {
  const titleId = server.films[4] ?? 0;
  await saveVideoAndNotify(server.db, { titleId }, { kind: 'message', chatId: '-1005', messageId: 34 });
  server.api.fail('copyMessage', UNKNOWN_CHAT, { chatId: 3004 });
  server.api.fail('sendChatAction', UNKNOWN_CHAT, { chatId: 3004 });
  await requestPlay(server.db, { userId: '3004', titleId });
  server.bot.notifyDeliveryQueue();
  await expect.poll(deliveries).toEqual([{ state: 'waiting', failure: expect.stringMatching(/no chat/) }]);
  await requestPlay(server.db, { userId: String(ANNA), titleId });
  server.bot.notifyDeliveryQueue();
  await expect
    .poll(() => server.api.of('copyMessage').map((payload) => payload['chat_id']))
    .toEqual([3004, ANNA]);
});
