import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ANNA, BRUNO, OWNER, type TestBot, testBot } from '../../support/test-bot.ts';
import { withoutPauses } from '../../support/without-pauses.ts';
import { requestChat } from './support/request-chat.ts';

let server: TestBot;
let chat: ReturnType<typeof requestChat>;
beforeEach(async () => {
  server = await testBot();
  chat = requestChat(server);
});
afterEach(() => server.close());

const rejected = (person: number) => chat.textsTo(person).filter((text) => text.includes('rifiutata'));

it('a card refused by the rate limit is sent later, once', async () => {
  server.api.fail(
    'sendMessage',
    { error_code: 429, description: 'Too Many Requests', retry_after: 1 },
    { chatId: OWNER },
  );
  await server.say('/richiedi Metropolis', ANNA);
  const sent = server.db.selectFrom('live_message').select('id').where('message_id', 'is not', null);
  await expect.poll(withoutPauses(server, 'live_message', () => sent.execute())).toHaveLength(1);
  expect(chat.textsTo(OWNER)).toHaveLength(2);
});

it('a card that was deleted is sent again when its request changes', async () => {
  await server.say('/richiedi Metropolis', ANNA);
  await chat.cardOf('Metropolis');
  server.api.fail('editMessageText', {
    error_code: 400,
    description: 'Bad Request: message to edit not found',
  });
  await server.say('/richiedi Metropolis', BRUNO);
  await expect.poll(() => chat.textsTo(OWNER)).toHaveLength(2);
});

it('an owner who blocked the bot delays no other', async () => {
  const two = await testBot({ ownerIds: [String(OWNER), '9010'] });
  two.api.fail(
    'sendMessage',
    { error_code: 403, description: 'Forbidden: bot was blocked by the user' },
    { chatId: OWNER },
  );
  await two.say('/richiedi Metropolis', ANNA);
  await expect.poll(() => two.api.of('sendMessage').some(({ chat_id }) => chat_id === 9010)).toBe(true);
  await two.close();
});

it('a person who is notified after a 429 is notified once, one who blocked the bot never', async () => {
  for (const person of [ANNA, BRUNO]) await server.say('/richiedi Metropolis', person);
  server.api.fail(
    'sendMessage',
    { error_code: 429, description: 'Too Many Requests', retry_after: 1 },
    { chatId: ANNA },
  );
  server.api.fail(
    'sendMessage',
    { error_code: 403, description: 'Forbidden: bot was blocked by the user' },
    { chatId: BRUNO },
  );
  await server.press('rejectfor:1:1', OWNER);
  const toldPeople = () =>
    server.db.selectFrom('outbox').select('user_id').where('state', '=', 'delivered').execute();
  await expect.poll(withoutPauses(server, 'outbox', toldPeople)).toEqual([{ user_id: String(ANNA) }]);
  // The calls that failed are among them.
  expect([rejected(ANNA).length, rejected(BRUNO).length]).toEqual([2, 1]);
});

it('a decision that a crashed server had started to send is sent, and the title’s arrival is waited for', async () => {
  await server.say('/richiedi Metropolis', ANNA);
  const [titleId = 0] = server.films;
  await server.db
    .updateTable('title_request')
    .set({ state: 'linked', title_id: titleId, settled_at: new Date() })
    .execute();
  await sql`insert into outbox (user_id, kind, subject, details, begun_at)
    select ${String(ANNA)}, 'decision', id, '{"decision": "linked"}', now() from title_request`.execute(
    server.db,
  );
  const awaited = () => server.db.selectFrom('awaited_title').select(['user_id', 'title_id']).execute();
  await expect.poll(awaited).toEqual([{ user_id: String(ANNA), title_id: titleId }]);
  await expect.poll(() => chat.textsTo(ANNA).filter((text) => text.includes('approvata'))).toHaveLength(1);
});
