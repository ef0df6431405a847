import { afterAll, beforeEach, expect, it } from 'vitest';
import { BOT } from '../../support/stub-bot-api.ts';
import { ANNA, OWNER, testBot } from '../../support/test-bot.ts';

const server = await testBot();
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

async function ask(query: string, id = ANNA) {
  const from = { id, is_bot: false, first_name: 'Anna' };
  await server.bring({ inline_query: { id: '5', from, query, offset: '' } });
  const [answer] = server.api.of('answerInlineQuery');
  return answer as { results: Record<string, unknown>[]; cache_time: number };
}

it('title cards lead to the bot and the title, and name nobody', async () => {
  const { results, cache_time } = await ask('serie 4');
  const id = server.series[3];
  expect(results[0]).toEqual({
    type: 'article',
    id: String(id),
    title: 'Serie 4 (2004)',
    description: 'Commedia',
    input_message_content: {
      message_text: expect.stringContaining('<b>Serie 4</b>'),
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
    },
    reply_markup: { inline_keyboard: [[{ text: 'Apri', url: `https://t.me/${BOT.username}?start=${id}` }]] },
  });
  expect(cache_time).toBe(60);
  expect(JSON.stringify(results)).not.toMatch(/user-id|key=|1001/);
});

it('an empty query offers the home’s titles', async () => {
  expect((await ask('  ')).results).toHaveLength(10);
});

it('a query without results offers nothing', async () => {
  expect((await ask('xyzzy')).results).toEqual([]);
});

it('a result has a picture if its title has one', async () => {
  const id = server.films[8] ?? 0;
  await server.db
    .updateTable('title')
    .set({ copertina: 'https://p.example/9.webp' })
    .where('id', '=', id)
    .execute();
  expect((await ask('film 9')).results[0]).toMatchObject({
    thumbnail_url: 'https://p.example/9.webp',
    input_message_content: {
      link_preview_options: {
        url: 'https://p.example/9.webp',
        prefer_large_media: true,
        show_above_text: true,
      },
    },
  });
});

it('a result says why its title is there, and the database is queried once for the same words', async () => {
  const { results } = await ask('Commedia, 2003');
  expect(results[0]).toMatchObject({ description: expect.stringMatching(/^Commedia, 2003 · Commedia/) });
  await server.db.updateTable('title').set({ titolo: 'Cambiato' }).where('anno', '=', 2003).execute();
  server.api.calls.splice(0);
  expect((await ask(' commedia 2003 ')).results).toEqual(results);
});

it('a query that expired before its answer is not an error', async () => {
  server.api.fail('answerInlineQuery', { error_code: 400, description: 'Bad Request: query is too old' });
  await ask('film');
  expect((await ask('film')).results).toHaveLength(10);
});

it.each([
  ['longer than the messenger allows', `film 3 ${'parola '.repeat(1000)}`],
  ['of half characters and nothing', 'film\u0000 3\ud83d'],
  ['of signs', '%_\\ \' " ; --'],
])('a question %s is read', async (_, query) => {
  expect((await ask(query)).results.length).toBeLessThanOrEqual(10);
});

it('results show titles’ numbers to an owner, and to no reader of the chosen card', async () => {
  const { results, ...answer } = await ask('serie 4', OWNER);
  const id = server.series[3];
  expect(results[0]).toMatchObject({ description: `Titolo n. ${id} · Commedia` });
  expect(JSON.stringify(results[0]?.['input_message_content'])).not.toContain('n. ');
  expect(answer).toMatchObject({ is_personal: true });
  server.api.calls.splice(0);
  expect((await ask('serie 4')).results[0]).toMatchObject({ description: 'Commedia' });
});

it('a card opens the mini app directly if the bot has a main one', async () => {
  const own = await testBot({}, (api) => api.answer('getMe', () => ({ ...BOT, has_main_web_app: true })));
  const from = { id: ANNA, is_bot: false, first_name: 'Anna' };
  await own.bring({ inline_query: { id: '6', from, query: 'serie 4', offset: '' } });
  const [answer] = own.api.of('answerInlineQuery');
  expect(JSON.stringify(answer)).toContain(`https://t.me/${BOT.username}?startapp=${own.series[3]}"`);
  expect(JSON.stringify(answer)).not.toContain('?start=');
  await own.close();
});
