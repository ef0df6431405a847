import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buttons } from '../../../src/server/chat/messages/buttons.ts';
import { chooseLanguage } from '../../../src/server/languages/person-language.ts';
import { askForTitle } from '../../../src/server/modules/requests/ask-for-title.ts';
import { requestChat } from '../modules/requests/support/request-chat.ts';
import { appCaller } from '../support/app-caller.ts';
import { ANNA, BRUNO, OWNER, type TestBot, testBot } from '../support/test-bot.ts';

let server: TestBot;
let chat: ReturnType<typeof requestChat>;
beforeEach(async () => {
  server = await testBot({ gatherSeconds: 0, languages: ['it', 'en', 'es'] });
  chat = requestChat(server);
  for (const [person, language] of [
    [ANNA, 'it'],
    [BRUNO, 'es'],
    [OWNER, 'en'],
  ] as const) {
    await server.say('/start', person);
    await chooseLanguage(server.db, String(person), language);
  }
});
afterEach(() => server.close());

async function ask(words: string): Promise<number> {
  const limits = { requestsPerPerson: 99, ownerIds: [String(OWNER)] };
  const [outcome] = await Promise.all(
    [ANNA, BRUNO].map((person) => askForTitle(server.db, { userId: String(person), words }, limits)),
  );
  return outcome && 'request' in outcome ? outcome.request.id : 0;
}

const reject = (id: number, reason: string) =>
  appCaller(server, { isProven: true })(OWNER, 'POST /api/gestione/requests/decide', {
    decisions: [{ id, to: { kind: 'reject', reason } }],
  });
const hasHeard = (person: number, text: string) =>
  vi.waitUntil(() => [...chat.textsTo(person), ...chat.edits(person)].some((one) => one.includes(text)), {
    timeout: 20_000,
  });

it.each([
  ['at the desk', (id: number) => reject(id, 'notReleased')],
  [
    'in the chat',
    (id: number) => server.press(buttons.rejectFor.data({ requestId: id, reason: 'notReleased' }), OWNER),
  ],
])('a ready reason that an owner chose %s is read by everybody in their language', async (_, choose) => {
  await choose(await ask('Primo zqx'));
  await hasHeard(ANNA, '«Primo zqx»: richiesta rifiutata. Non è ancora uscito.');
  await hasHeard(BRUNO, 'Todavía no se ha estrenado.');
  await hasHeard(OWNER, 'Declined: It hasn’t been released yet.');
  const again = await appCaller(server, { isProven: true })(BRUNO, 'POST /api/tu/requests', {
    words: 'Primo zqx',
    tmdb: null,
    isLookedUp: true,
  });
  expect(again.json()).toMatchObject({ outcome: 'rejected', reason: 'Todavía no se ha estrenado.' });
});

it('a reason in somebody’s own words is read as it was written', async () => {
  await reject(await ask('Secondo zqx'), 'Too long.');
  await hasHeard(ANNA, '«Secondo zqx»: richiesta rifiutata. Too long.');
  await hasHeard(BRUNO, 'Too long.');
});
