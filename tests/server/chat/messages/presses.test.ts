import { afterAll, beforeEach, expect, it } from 'vitest';
import { banPerson, unbanPerson } from '../../../../src/server/modules/desk/people/ban-person.ts';
import { ANNA, messageFrom, pressBy, testBot } from '../../support/test-bot.ts';

const server = await testBot();
beforeEach(() => {
  server.api.calls.splice(0);
});
afterAll(() => server.close());

const FAULTS = {
  'a long limit': { error_code: 429, description: 'Too Many Requests', retry_after: 60 },
  'a refusal': { error_code: 403, description: 'Forbidden' },
  'an expired press': { error_code: 400, description: 'Bad Request: query is too old' },
};

it.each(Object.entries(FAULTS))(
  'a press whose answer fails (%s) is handled all the same, and nobody reads that it failed',
  async (_name, fault) => {
    server.api.fail('answerCallbackQuery', fault);
    await server.press(`card:${server.films[7]}`);
    expect(server.api.textsTo(ANNA)).toEqual([expect.stringContaining('Film 8')]);
    expect(server.api.of('answerCallbackQuery')).toHaveLength(1);
    expect(server.log()).toContain(`a press got no answer`);
    expect(server.log()).not.toContain('could not answer');
  },
);

it('an answer that fails ends neither a press in the wrong place nor one of a banned person otherwise', async () => {
  server.api.fail('answerCallbackQuery', FAULTS['a long limit'], { times: 2 });
  const foreign = { ...pressBy(ANNA, 'help'), message: { ...messageFrom(ANNA, { text: 'Ciao' }), date: 1 } };
  await server.bring({ callback_query: foreign });
  await banPerson(server.db, String(ANNA));
  await server.press(`card:${server.films[7]}`);
  await unbanPerson(server.db, String(ANNA));
  expect(server.api.of('answerCallbackQuery')).toHaveLength(2);
  expect(server.api.textsTo(ANNA)).toEqual([]);
});
