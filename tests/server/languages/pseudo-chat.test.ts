import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Field } from '../../../src/server/chat/messages/button-fields.ts';
import { buttons } from '../../../src/server/chat/messages/buttons.ts';
import * as italian from '../../../src/server/languages/it/index.ts';
import { LANGUAGES } from '../../../src/server/languages/texts.ts';
import { ANNA, answering, messageFrom, type TestBot, testBot } from '../support/test-bot.ts';
import { makeThings } from '../support/things-of-buttons.ts';
import { pseudo } from './pseudo-language.ts';
import { isTranslated, textsOf } from './shown-texts.ts';

let server: TestBot;
beforeAll(async () => {
  LANGUAGES['xx'] = pseudo(italian);
  server = await testBot({ languages: ['xx'] });
});
afterAll(async () => {
  delete LANGUAGES['xx'];
  await server.close();
});

const COMMANDS =
  `/start|/help|/cerca|/cerca Film 1|/serata|/continua|/consigli|/visti|/richieste|/premium|/avvisi|/preferenze
  |/paysupport|/terms|/privacy|/abbonamento|/regala|/regala @nobody|/lista|/lista Horror|/richiedi|/richiedi Film 1
  |/richiedi Metropolis|/none|Film|commedia|qwertzuiop|ciao|vorrei|annulla`.split(/\s*\|/);

type Kind = { word: string; types: Readonly<Record<string, Field<unknown>>> };

/** Buttons that are in ordinary people's chats. */
const PEOPLES = [
  'nightWho',
  'nightPlay',
  'card',
  'help',
  'speak',
  'play',
  'seasons',
  'season',
  'episode',
  'watched',
  'unwatched',
  'toContinue',
  'watchedThere',
  'leaveSeries',
  'whatToLeave',
  'history',
  'watchedPart',
  'unwatchedThere',
  'versions',
  'version',
  'preferences',
  'preferQuality',
  'preferLanguage',
  'gift',
  'renewal',
  'versionProblem',
  'reportVersion',
  'mute',
  'unmute',
  'notices',
  'askTitle',
  'askFor',
  'askMatch',
  'askTmdb',
  'ownRequests',
  'ownRequest',
  'withdraw',
  'importList',
  'askMissing',
  'seriesNotices',
  'digest',
] as const;

const unbracketed = () =>
  server.api.calls
    .flatMap(({ method, payload }) => textsOf(payload).map((text) => ({ method, text })))
    .filter(({ text }) => !isTranslated(text))
    .map(({ method, text }) => `${method}: ${text}`);

it('all that people read in the chat and in the bot’s profile comes from the texts of their language', async () => {
  await expect
    .poll(() => server.api.of('setMyShortDescription').length, { timeout: 60_000 })
    .toBeGreaterThan(0);
  await server.say('/start');
  const things = await makeThings(server);
  for (const text of COMMANDS) await server.say(text);
  await server.send({ voice: { file_id: 'v', file_unique_id: 'v', duration: 1 } });
  await server.send({ contact: { phone_number: '1', first_name: 'Anna' } });
  const asked = server.api
    .of('sendMessage')
    .findLast(({ reply_markup: markup }) => JSON.stringify(markup)?.includes('force_reply'));
  await server.send({ text: 'Viaggio nella luna', ...answering(asked, ANNA) });
  const part = { titleId: things.serie, episode: { season: 1, episode: 1 } };
  for (const fields of [things.values, { ...things.values, titleId: things.serie, season: 1, part }])
    for (const kind of PEOPLES) {
      const known = new Map(Object.entries<unknown>({ ...fields, spoken: 'xx' }));
      const { word, types }: Kind = buttons[kind];
      const written = Object.entries(types).map(([name, type]) => type.write(known.get(name)));
      await server.press([word, ...written].join(':'));
    }
  await server.bring({
    inline_query: { id: '1', from: messageFrom(ANNA, {}).from, query: 'serata', offset: '' },
  });
  await server.bring({
    inline_query: { id: '2', from: messageFrom(ANNA, {}).from, query: 'Film 1', offset: '' },
  });
  expect(server.api.calls.length).toBeGreaterThan(100);
  expect([...new Set(unbracketed())]).toEqual([]);
});
