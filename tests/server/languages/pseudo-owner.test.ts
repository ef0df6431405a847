import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Field } from '../../../src/server/chat/messages/button-fields.ts';
import { buttons } from '../../../src/server/chat/messages/buttons.ts';
import { checkAccess } from '../../../src/server/doctor/check-access.ts';
import { checkVersions } from '../../../src/server/doctor/check-machine.ts';
import { inDesk } from '../../../src/server/doctor/finding.ts';
import { KINDS_OF_WORK } from '../../../src/server/kinds-of-work.ts';
import * as italian from '../../../src/server/languages/it/index.ts';
import { chooseLanguage } from '../../../src/server/languages/person-language.ts';
import { LANGUAGES } from '../../../src/server/languages/texts.ts';
import { appCaller } from '../support/app-caller.ts';
import { exampleCalls, requestOf } from '../support/example-calls.ts';
import { ANNA, answering, OWNER, type TestBot, testBot } from '../support/test-bot.ts';
import { makeThings, type Things } from '../support/things-of-buttons.ts';
import { pseudo } from './pseudo-language.ts';
import { isTranslated, textsOf } from './shown-texts.ts';

let server: TestBot;
let things: Things;
// The default language differs from the owner's: a text cached for everybody would be in the default.
beforeAll(async () => {
  LANGUAGES['xx'] = pseudo(italian);
  server = await testBot({ languages: ['it', 'xx'], examine: async () => inDesk(findings()) });
  await server.say('/start', OWNER);
  await server.say('/start', ANNA);
  await chooseLanguage(server.db, String(OWNER), 'xx');
  things = await makeThings(server);
});
beforeEach(() => void server.api.calls.splice(0));
afterAll(async () => {
  delete LANGUAGES['xx'];
  await server.close();
});

const findings = () => [
  ...checkVersions('18.0.0'),
  ...checkAccess({
    botToken: '1:a',
    publicUrl: 'https://a.example',
    requiresLaunchData: false,
    trustedProxies: 1,
  }),
];

const COMMANDS =
  `/start|/help|/titolo|/titolo 1|/titolo 99999|/nuovo|/nuovo Prova (2019)|/video|/video 1|/video 1 https://a.example/b.mp4
  |/canale|/canale @prova|/concedi|/concedi ${ANNA} 30|/revoca|/revoca ${ANNA}|/annuncio|/annuncio 1|/annuncio 1 Stasera
  |/rimborsa|/rimborsa stx|/statistiche|/statistiche 30|/statistiche x|/consegne|/segnalazioni|/richieste
  |/blocca|/blocca ${OWNER}|/blocca 77|/sblocca|/sblocca 77|https://www.themoviedb.org/movie/653`.split(
    /\s*\|/,
  );

type Kind = { word: string; types: Readonly<Record<string, Field<unknown>>> };

/** Texts to the owner that have no brackets; texts to others are in the default language. */
const untranslated = () =>
  server.api.calls
    .filter(({ payload }) => ['undefined', String(OWNER)].includes(String(chatOf(payload))))
    .filter(({ method }) => !method.startsWith('setMy'))
    .flatMap(({ method, payload }) => textsOf(payload).map((text) => ({ method, text })))
    .filter(({ text }) => !isTranslated(text))
    .map(({ method, text }) => `${method}: ${text}`);

const chatOf = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null && 'chat_id' in payload ? payload.chat_id : undefined;

it('all that an owner reads in the chat comes from the texts of their language', async () => {
  for (const text of COMMANDS) await server.say(text, OWNER);
  await server.send({ photo: [{ file_id: 'p', file_unique_id: 'p', width: 10, height: 20 }] }, OWNER);
  for (const [kind, { word, types }] of Object.entries<Kind>(buttons)) {
    if (kind === 'speak') continue;
    const known = new Map(Object.entries<unknown>(things.values));
    const written = Object.entries(types).map(([name, type]) => type.write(known.get(name)));
    await server.press([word, ...written].join(':'), OWNER);
  }
  const questions = server.api
    .of('sendMessage')
    .filter(({ reply_markup: markup }) => JSON.stringify(markup)?.includes('force_reply'));
  for (const question of questions)
    await server.send({ text: 'Prova', ...answering(question, OWNER) }, OWNER);
  expect(server.api.calls.length).toBeGreaterThan(100);
  expect([...new Set(untranslated())]).toEqual([]);
});

/** Keys of the desk's answers whose values are codes. */
const CODES = new Set(['id', 'role', 'type', 'kind', 'state', 'source', 'audience', 'copertina', 'banner']);
/** Values that are codes: names of fields and of kinds of work, and flags. */
const VALUES = new Set<string>([
  ...KINDS_OF_WORK.map(({ name }) => name),
  ...Object.keys({ ...italian.fields.ofTitle, ...italian.fields.ofVideo }),
  'true',
  'false',
]);

it('all that the desk answers with words in it comes from the texts of the language of whoever asks', async () => {
  const call = appCaller(server, { isProven: true });
  const { postId, reportId } = things.values;
  const rows = { post: Number(postId), report: Number(reportId), person: String(ANNA) };
  const calls = exampleCalls(rows).filter(({ tag }) => tag === 'desk');
  const untranslatedAnswers = new Set<string>();
  const answered = new Set<string>();
  // Reads all data once more at the end, after the changes.
  for (const one of [...calls, ...calls.filter(({ method }) => method === 'GET')]) {
    const answer = await call(OWNER, requestOf(one), one.body);
    if (answer.statusCode !== 200) continue;
    answered.add(one.name);
    for (const text of textsOf(answer.json(), (key) => !CODES.has(key)))
      if (!VALUES.has(text) && !text.startsWith('/') && !isTranslated(text))
        untranslatedAnswers.add(`${one.name}: ${text}`);
  }
  expect([...untranslatedAnswers]).toEqual([]);
  expect([...new Set(untranslated())]).toEqual([]);
  expect(answered.size).toBeGreaterThan(40);
});
