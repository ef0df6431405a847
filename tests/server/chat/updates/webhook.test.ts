import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { WEBHOOK_PATH, webhookSecret } from '../../../../src/server/chat/updates/webhook.ts';
import { ANNA, messageFrom, PUBLIC_URL, SECRET, testBot } from '../../support/test-bot.ts';

const server = await testBot();
const inHand = server.db.selectFrom('bot_update').select('id').where('done_at', 'is', null);
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

const update = { update_id: 1, message: messageFrom(ANNA, { text: 'Film 1' }) };

function post(secret: string | undefined, payload: string | object = update) {
  const header = secret === undefined ? {} : { 'x-telegram-bot-api-secret-token': secret };
  const headers = { 'content-type': 'application/json', ...header };
  return server.app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload });
}

describe('the webhook', () => {
  it('the webhook accepts the messenger’s secret token', async () => {
    expect((await post(webhookSecret(SECRET))).statusCode).toBe(200);
    await expect.poll(() => server.api.of('sendMessage')).toHaveLength(1);
  });

  it('the webhook handles a repeated update once', async () => {
    const again = { update_id: 20, message: messageFrom(ANNA, { text: 'Film 2' }) };
    await Promise.all(Array.from({ length: 5 }, () => post(webhookSecret(SECRET), again)));
    await server.say('Film 3');
    expect((await post(webhookSecret(SECRET), again)).statusCode).toBe(200);
    await server.say('Film 4');
    expect(server.api.of('sendMessage')).toHaveLength(3);
  });

  it('the webhook accepts a message of the messenger’s maximum length, above the calls’ limit', async () => {
    const entities = Array.from({ length: 100 }, (_, n) => ({ type: 'bold', offset: n, length: 1 }));
    const long = { update_id: 21, message: messageFrom(ANNA, { text: '€'.repeat(30_000), entities }) };
    expect((await post(webhookSecret(SECRET), long)).statusCode).toBe(200);
    await expect.poll(() => server.api.of('sendMessage')).toHaveLength(1);
  });

  it('the webhook responds before the update is handled, however slow the Bot API is', async () => {
    let respond = () => {};
    const responded = new Promise<void>((resolve) => {
      respond = resolve;
    });
    server.api.answer('sendMessage', () => responded.then(() => ({ message_id: 1 })));
    const search = messageFrom(ANNA, { text: 'Film 1' });
    expect((await post(webhookSecret(SECRET), { update_id: 22, message: search })).statusCode).toBe(200);
    await expect.poll(() => server.api.of('sendMessage')).toHaveLength(1);
    expect(await inHand.execute()).toEqual([{ id: 22 }]);
    respond();
    await expect.poll(() => inHand.execute()).toEqual([]);
  });

  it('the webhook refuses an update that cannot be stored, so that it is sent again', async () => {
    // One in hand could not be noted as done, and would hold up the chat's next.
    await expect.poll(() => inHand.execute()).toEqual([]);
    await server.db.schema.alterTable('bot_update').renameTo('elsewhere').execute();
    const lost = { update_id: 23, message: messageFrom(ANNA, { text: 'Film 1' }) };
    expect((await post(webhookSecret(SECRET), lost)).statusCode).toBe(500);
    await server.db.schema.alterTable('elsewhere').renameTo('bot_update').execute();
    expect((await post(webhookSecret(SECRET), lost)).statusCode).toBe(200);
    await expect.poll(() => server.api.of('sendMessage')).toHaveLength(1);
  });

  it.each([undefined, '', 'wrong', SECRET, webhookSecret('another secret'), `${webhookSecret(SECRET)}0`])(
    'the webhook refuses everyone else: %s',
    async (secret) => {
      const answer = await post(secret);
      expect([answer.statusCode, answer.json()]).toEqual([401, { error: 'Not the messenger' }]);
      expect((await post(secret, '{not json')).statusCode).toBe(401);
      expect(server.api.calls).toEqual([]);
    },
  );

  it('the webhook refuses what is no JSON', async () => {
    expect((await post(webhookSecret(SECRET), '{not json')).statusCode).toBe(400);
  });

  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  it.each([
    ['a list', '[]'],
    ['nothing', 'null'],
    ['no number', '{}'],
    ['a number in quotation marks', '{"update_id":"1"}'],
    ['a number that no database holds', '{"update_id":1e30}'],
    ['a number without end', '{"update_id":1e999}'],
    ['a negative number', '{"update_id":-1}'],
    ['200,000 lists in one another', `{"update_id":30,"message":${nested(200_000)}}`],
    ['100 lists in one another', `{"update_id":31,"news":${nested(100)}}`],
  ])('an update with %s is answered, so that it is not sent again, dropped and counted', async (_, body) => {
    // An earlier test's update may still be marked as done.
    await expect.poll(() => inHand.execute()).toEqual([]);
    const before = server.bot.droppedUpdates();
    const answer = await post(webhookSecret(SECRET), body);
    expect([answer.statusCode, answer.json()]).toEqual([200, {}]);
    expect(server.bot.droppedUpdates()).toBe(before + 1);
    expect(await inHand.execute()).toEqual([]);
    expect(server.log()).toContain('dropped an update that cannot be read');
  });

  it('the webhook accepts an update of an unknown kind', async () => {
    expect((await post(webhookSecret(SECRET), { update_id: 3, news: {} })).statusCode).toBe(200);
  });
});

it('the bot registers the webhook’s address and its own profile', async () => {
  const other = await testBot();
  expect(other.api.of('setWebhook')).toMatchObject([
    {
      url: `${PUBLIC_URL}/bot/webhook`,
      secret_token: webhookSecret(SECRET),
      allowed_updates: expect.arrayContaining(['message', 'my_chat_member', 'pre_checkout_query']),
    },
  ]);
  // For everyone, for groups, and for the owner.
  expect(other.api.of('setMyCommands')).toHaveLength(3);
  await other.close();
});

it('a bot that polls for updates has no webhook', async () => {
  const other = await testBot({ usesWebhook: false });
  const headers = { 'x-telegram-bot-api-secret-token': webhookSecret(SECRET) };
  const answer = await other.app.inject({ method: 'POST', url: WEBHOOK_PATH, headers, payload: update });
  expect(answer.statusCode).toBe(404);
  await other.close();
});
