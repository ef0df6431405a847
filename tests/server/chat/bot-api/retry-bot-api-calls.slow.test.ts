import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { speedUpTimers } from '../../support/fast-timers.ts';
import { ANNA, BRUNO, messageFrom, type TestBot, testBot } from '../../support/test-bot.ts';

const INTERNAL = { error_code: 500, description: 'Internal Server Error' };
const flood = (retry_after: number) => ({ error_code: 429, description: 'Too Many Requests', retry_after });
const TIMEOUT_MS = 30_000;

let server: TestBot;
afterEach(() => server.close());

const message = (text: string, from = ANNA) => ({ message: messageFrom(from, { text }) });
const textsTo = (chat: number) => server.api.textsTo(chat);

describe('retries of Bot API calls', { timeout: TIMEOUT_MS }, () => {
  beforeEach(async () => {
    server = await testBot();
  });

  it.each([
    ['500', INTERNAL, 1],
    ['a connection that falls', 'disconnect' as const, 1],
    ['429 twice', flood(1), 2],
  ])('a search: %s', async (_, fault, times) => {
    server.api.fail('sendMessage', fault, { times });
    await server.say('Film 3');
    expect(textsTo(ANNA)).toEqual(Array(times + 1).fill(expect.stringContaining('Ecco che cosa ho trovato')));
    expect(server.log()).not.toContain('could not answer');
  });

  it('an episode’s message and the answer to its press are retried', async () => {
    const titleId = server.series[1] ?? 0;
    const episode = { season: 1, episode: 2 };
    await saveVideoAndNotify(server.db, { titleId, episode }, { kind: 'video', fileId: 'x' });
    server.api.fail('sendVideo', 'disconnect');
    server.api.fail('answerCallbackQuery', INTERNAL);
    await server.press(`episode:${titleId}:1:2`);
    expect(server.api.of('sendVideo')).toHaveLength(2);
    expect(server.api.of('answerCallbackQuery')).toHaveLength(2);
  });

  it('a call without any response is retried', async () => {
    server.api.fail('sendMessage', 'silent');
    onTestFinished(speedUpTimers());
    await server.say('Film 3');
    expect(textsTo(ANNA)).toHaveLength(2);
  });

  it('after three attempts the person is notified', async () => {
    const titleId = server.series[1] ?? 0;
    const episode = { season: 1, episode: 2 };
    await saveVideoAndNotify(server.db, { titleId, episode }, { kind: 'video', fileId: 'x' });
    server.api.fail('sendVideo', flood(1), { times: 99 });
    await server.press(`episode:${titleId}:1:2`);
    expect(server.api.of('sendVideo')).toHaveLength(3);
    expect(server.api.of('answerCallbackQuery')).toMatchObject([
      { text: expect.stringContaining('non ha funzionato') },
    ]);
  });

  it('a message replaces the answer to a press that has expired', async () => {
    await saveVideoAndNotify(
      server.db,
      { titleId: server.series[1] ?? 0, episode: { season: 1, episode: 2 } },
      { kind: 'video', fileId: 'x' },
    );
    server.api.fail('sendVideo', flood(31));
    server.api.fail('answerCallbackQuery', { error_code: 400, description: 'Bad Request: query is too old' });
    await server.press(`episode:${server.series[1]}:1:2`);
    expect(textsTo(ANNA)).toEqual([expect.stringContaining('non ha funzionato')]);
  });

  it('nothing is retried when the bot is blocked, and the update is finished', async () => {
    const description = 'Forbidden: bot was blocked by the user';
    server.api.fail('sendMessage', { error_code: 403, description });
    await server.press(`card:${server.films[0]}`);
    expect(textsTo(ANNA)).toHaveLength(1);
    expect(server.api.of('answerCallbackQuery')).toEqual([{ callback_query_id: '1' }]);
  });

  it('retries go on while the server runs, and the log contains no token and no link', async () => {
    server.api.fail('sendMessage', 'disconnect', { times: 99 });
    const said = server.say('/start');
    await expect.poll(() => textsTo(ANNA)).toHaveLength(2);
    await server.bot.stop();
    await said;
    expect(server.log()).toContain("'sendMessage' was aborted");
    expect(server.log()).not.toContain('AAstub');
    expect(server.log()).not.toMatch(/key=/);
  });

  it('nothing is retried after a long pause: the person is notified immediately', async () => {
    server.api.fail('sendMessage', flood(31));
    await server.say('/start');
    expect(textsTo(ANNA)).toEqual([
      expect.stringContaining('Ciao Anna'),
      expect.stringContaining('non ha funzionato'),
    ]);
  });
});

describe.each([true, false])('by webhook: %s', { timeout: TIMEOUT_MS }, (usesWebhook) => {
  beforeEach(async () => {
    server = await testBot({ usesWebhook });
  });

  function bring(update: object) {
    if (usesWebhook) void server.bring(update).catch(() => undefined);
    else server.api.push(update);
  }

  it('a person whose messages are delayed delays nobody else, and gets answers in order', async () => {
    server.api.fail('sendMessage', flood(3), { chatId: ANNA });
    bring(message('Film 1'));
    await expect.poll(() => textsTo(ANNA)).toHaveLength(1);
    bring(message('Film 2'));
    bring(message('Film 3', BRUNO));
    await expect.poll(() => textsTo(BRUNO)).toHaveLength(1);
    expect(textsTo(ANNA)).toHaveLength(1);
    await expect
      .poll(() => textsTo(ANNA).map((text) => /Film \d/.exec(text)?.[0]))
      .toEqual(['Film 1', 'Film 1', 'Film 2']);
  });

  it('stopping the server aborts the retries', async () => {
    server.api.fail('sendMessage', flood(30), { times: 99 });
    bring(message('Film 1'));
    await expect.poll(() => textsTo(ANNA)).toHaveLength(1);
    const start = performance.now();
    await server.bot.stop();
    expect(performance.now() - start).toBeLessThan(6000);
  });
});
