import { afterAll, expect, it } from 'vitest';
import { setLanguages } from '../../../src/server/languages/current-language.ts';
import { selectTitles } from '../../../src/server/modules/catalogue/select-titles.ts';
import { appCaller } from '../support/app-caller.ts';
import { ANNA, testBot } from '../support/test-bot.ts';

const server = await testBot();
afterAll(() => server.close());

it('with one language a cached answer takes no statement, and nobody’s language is read', async () => {
  const ask = () => appCaller(server)(ANNA, `GET /api/get_content/${server.films[0]}?user-id=${ANNA}`);
  const { body } = await ask();
  server.cutDatabase(true);
  const again = await ask();
  server.cutDatabase(false);
  expect({ status: again.statusCode, body: again.body }).toEqual({ status: 200, body });
});

it('with one language titles are read without translations, with several only for people who speak another', () => {
  const statement = () => selectTitles(server.db).compile().sql;
  const plain = statement();
  expect(plain).not.toContain('title_translation');
  setLanguages(['it', 'en']);
  expect(statement()).toBe(plain);
  setLanguages(['en', 'it']);
  expect(statement()).toContain('title_translation');
  setLanguages();
});
