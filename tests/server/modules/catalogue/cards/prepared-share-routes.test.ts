import { afterAll, beforeEach, expect, it } from 'vitest';
import { createSessionTokens } from '../../../../../src/server/sessions/session-token.ts';
import { BOT } from '../../../support/stub-bot-api.ts';
import { testApp } from '../../../support/test-app.ts';
import { ANNA, BRUNO, SECRET, testBot } from '../../../support/test-bot.ts';

const server = await testBot({}, (api) => {
  api.answer('getMe', () => ({ ...BOT, has_main_web_app: true, supports_inline_queries: true }));
  api.answer('savePreparedInlineMessage', () => ({ id: 'card', expiration_date: 0 }));
});
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

async function share(id: number | string | undefined, as: number) {
  const jwt = await (await createSessionTokens([SECRET])).issue(String(as));
  // The headers that axios sends with a call without a body.
  const headers = {
    authorization: `Bearer ${jwt}`,
    'content-type': 'application/x-www-form-urlencoded',
  };
  return server.app.inject({ method: 'POST', url: `/api/prepared_share/${id}`, headers });
}

it('a title’s card is prepared for a person, with a button that opens the app at the title', async () => {
  const id = server.films[1];
  const copertina = 'https://p.example/2.jpg';
  await server.db
    .updateTable('title')
    .set({ copertina })
    .where('id', '=', id ?? 0)
    .execute();
  const answer = await share(id, ANNA);
  expect([answer.statusCode, answer.json()]).toEqual([200, { id: 'card' }]);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(server.api.of('savePreparedInlineMessage')).toEqual([
    {
      user_id: ANNA,
      allow_user_chats: true,
      allow_bot_chats: true,
      allow_group_chats: true,
      allow_channel_chats: true,
      result: expect.objectContaining({
        type: 'photo',
        id: String(id),
        photo_url: copertina,
        caption: expect.stringContaining('<b>Film 2</b>'),
        reply_markup: {
          inline_keyboard: [[{ text: 'Apri', url: `https://t.me/${BOT.username}?startapp=${id}` }]],
        },
      }),
    },
  ]);
  expect(JSON.stringify(server.api.calls)).not.toMatch(/user-id|key=/);
});

it('a card with a picture that is not a JPEG links to it, since it cannot be a photo', async () => {
  const id = server.films[4] ?? 0;
  const copertina = 'https://p.example/2.webp';
  await server.db.updateTable('title').set({ copertina }).where('id', '=', id).execute();
  await share(id, ANNA);
  expect(server.api.of('savePreparedInlineMessage')[0]?.['result']).toMatchObject({
    type: 'article',
    input_message_content: { link_preview_options: { url: copertina } },
  });
});

it('nothing is prepared without a session, or for a title that people cannot see', async () => {
  const id = server.films[2] ?? 0;
  expect((await server.app.inject({ method: 'POST', url: `/api/prepared_share/${id}` })).statusCode).toBe(
    401,
  );
  await server.db.updateTable('title').set({ hidden: true }).where('id', '=', id).execute();
  for (const missing of [id, 999_999, 'abc']) expect((await share(missing, ANNA)).statusCode).toBe(404);
  expect(server.api.of('savePreparedInlineMessage')).toEqual([]);
});

it('a card that the messenger refuses is an error', async () => {
  server.api.fail('savePreparedInlineMessage', { error_code: 400, description: 'Bad Request: no' });
  const answer = await share(server.films[0], ANNA);
  expect([answer.statusCode, answer.json()]).toEqual([503, { error: 'The messenger did not take the card' }]);
  expect((await share(server.films[0], ANNA)).statusCode).toBe(200);
});

it('a person beyond the limit gets a Retry-After, and nobody else does', async () => {
  const answers = [];
  for (let call = 0; call < 11; call += 1) answers.push(await share(server.films[0], BRUNO));
  expect(answers.slice(0, 10).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  expect(answers[10]?.statusCode).toBe(429);
  expect(Number(answers[10]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await share(server.films[0], 3003)).statusCode).toBe(200);
});

it('the call is missing without a bot that can prepare cards', async () => {
  const botless = await testApp();
  const answer = await botless.ask(`POST /api/prepared_share/${botless.films[0]}`, { as: '42' });
  expect(answer.statusCode).toBe(404);
  await botless.close();
});
