import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { stopAnnouncement } from '../../../../src/server/modules/notices/announcements.ts';
import { recordSignIn } from '../../../../src/server/modules/people/people.ts';
import { handlingTwice } from '../../support/handling-twice.ts';
import { buttonsOf, dataOf } from '../../support/inline-keyboard.ts';
import { ANNA, OWNER, testBot } from '../../support/test-bot.ts';
import { withoutPauses } from '../../support/without-pauses.ts';

const server = await testBot();
const handledTwice = await handlingTwice(server);
const film = server.films[0] ?? 0;
beforeEach(async () => {
  for (const table of ['announcement', 'outbox', 'person', 'setting'] as const)
    await server.db.deleteFrom(table).execute();
  await recordSignIn(server.db, String(OWNER));
  server.api.calls.splice(0);
});
afterAll(() => server.close());

const TEXT = 'Questa sera <tutti> al cinema!\nAlle nove.';
const people = async (count: number) => {
  for (let person = 1; person <= count; person += 1) await recordSignIn(server.db, String(5000 + person));
};
const sent = () => server.api.of('sendMessage').filter(({ text }) => String(text).startsWith('Questa sera'));
const progress = () => server.api.of('editMessageText').at(-1);

/** Writes an announcement as the owner; returns the message that asks for confirmation. */
async function draft() {
  await server.say(`/annuncio ${film} ${TEXT}`, OWNER);
  const [preview, question] = server.api.of('sendMessage');
  expect(preview).toMatchObject({ chat_id: OWNER, text: TEXT.replace('<tutti>', '&lt;tutti&gt;') });
  expect(buttonsOf(preview).map(({ text }) => text)).toEqual(['Apri', 'Riproduci']);
  server.api.calls.splice(0);
  return question;
}

it('an announcement is previewed with its number of recipients, and nobody gets it if it is cancelled', async () => {
  await people(3);
  const question = await draft();
  expect(question).toMatchObject({ text: expect.stringContaining('riceveranno 4 persone') });
  await server.press(dataOf(question, 'Annulla'), OWNER);
  expect(progress()).toMatchObject({ text: expect.stringContaining('non lo invio') });
  await server.press(dataOf(question, 'Invia'), OWNER);
  expect(server.api.of('answerCallbackQuery').at(-1)).toMatchObject({
    text: expect.stringContaining('non c’è più'),
  });
  expect(sent()).toEqual([]);
});

it('everyone gets an announcement once, even if it is pressed twice, and its message says when it is done', async () => {
  await people(6);
  server.api.fail(
    'sendMessage',
    { error_code: 403, description: 'Forbidden: bot was blocked by the user' },
    { chatId: 5003 },
  );
  const send = dataOf(await draft(), 'Invia');
  await server.press(send, OWNER);
  expect(server.api.of('editMessageText')[0]).toMatchObject({
    text: expect.stringContaining('Annuncio in corso'),
  });
  await server.press(send, OWNER);
  await expect
    .poll(progress, { timeout: 10_000 })
    .toMatchObject({ text: 'Annuncio finito: 6 di 7, 1 non raggiungibili.' });
  expect(buttonsOf(progress())).toEqual([]);
  const to = sent().map(({ chat_id }) => chat_id);
  expect(new Set(to).size).toBe(7);
  expect(to).toHaveLength(7);
  const blocked = server.db.selectFrom('person').select('user_id').where('blocked_at', 'is not', null);
  expect(await blocked.execute()).toEqual([{ user_id: '5003' }]);
});

it('a paid broadcast is marked as one, and its preview is not', async () => {
  const paying = await testBot({ paidBroadcasts: true });
  onTestFinished(() => paying.close());
  await recordSignIn(paying.db, '5001');
  await paying.say(`/annuncio ${paying.films[0]} ${TEXT}`, OWNER);
  const [preview, question] = paying.api.of('sendMessage');
  expect(preview).not.toHaveProperty('allow_paid_broadcast');
  await paying.press(dataOf(question, 'Invia'), OWNER);
  const messages = () => paying.api.of('sendMessage').filter(({ chat_id }) => chat_id === 5001);
  await expect.poll(messages).toMatchObject([{ allow_paid_broadcast: true }]);
});

it('a paid broadcast waits for missing Stars, and then reaches everyone', async () => {
  await people(1);
  const fault = { error_code: 400, description: 'Bad Request: BALANCE_TOO_LOW' };
  server.api.fail('sendMessage', fault, { chatId: 5001 });
  await server.press(dataOf(await draft(), 'Invia'), OWNER);
  const pause = server.db.deleteFrom('setting').where('key', '=', 'outbox.paused-until');
  await expect.poll(() => pause.executeTakeFirst()).toEqual({ numDeletedRows: 1n });
  await expect
    .poll(withoutPauses(server, 'outbox', progress))
    .toMatchObject({ text: 'Annuncio finito: 2 di 2.' });
});

it('a press stops an announcement, and another one resumes it with the remaining people', async () => {
  await people(60);
  await server.press(dataOf(await draft(), 'Invia'), OWNER);
  await expect.poll(() => sent().length).toBeGreaterThan(2);
  await server.press(dataOf(server.api.of('editMessageText')[0], 'Ferma'), OWNER);
  const stopped = progress();
  expect(stopped).toMatchObject({ text: expect.stringContaining('Annuncio fermo') });
  const claimed = () =>
    server.db.selectFrom('outbox').select('id').where('claimed_until', 'is not', null).execute();
  await expect.poll(claimed).toEqual([]);
  const before = sent().length;
  expect(before).toBeLessThan(60);
  await server.press(dataOf(stopped, 'Riprendi'), OWNER);
  // The remaining ones are sent faster than the messenger takes them.
  const unpaced = async () => {
    await server.db.deleteFrom('setting').where('key', '=', 'messages.paced-until').execute();
    return progress();
  };
  await expect.poll(unpaced).toMatchObject({ text: expect.stringContaining('Annuncio finito: 61 di 61') });
  expect(new Set(sent().map(({ chat_id }) => chat_id)).size).toBe(61);
  expect(sent()).toHaveLength(61);
});

it('a press that is handled again does not resume an announcement that was stopped meanwhile', async () => {
  await people(2);
  const send = dataOf(await draft(), 'Invia');
  await handledTwice(
    () => server.press(send, OWNER),
    async () => {
      const { id } = await server.db.selectFrom('announcement').select('id').executeTakeFirstOrThrow();
      await server.db.deleteFrom('outbox').execute();
      await sql`update announcement set state = 'running'`.execute(server.db);
      await stopAnnouncement(server.db, id);
    },
  );
  const announcements = server.db.selectFrom('announcement').select('state');
  expect(await announcements.execute()).toEqual([{ state: 'stopped' }]);
});

it.each([
  ['', 'Scrivi /annuncio'],
  ['12', 'Scrivi /annuncio'],
  ['tutti al cinema', 'Scrivi /annuncio'],
  ['999999 Ciao', 'non c’è un titolo'],
  [`1 ${'a'.repeat(1001)}`, 'troppo lungo'],
])('the reply says what is wrong with /annuncio %s', async (words, answer) => {
  await server.say(`/annuncio ${words}`, OWNER);
  expect(server.api.of('sendMessage')).toMatchObject([{ text: expect.stringContaining(answer) }]);
});

it('only the owner can announce', async () => {
  const question = await draft();
  await server.press(dataOf(question, 'Invia'), ANNA);
  await server.say(`/annuncio ${film} Ciao`, ANNA);
  expect(server.api.of('sendMessage')).toMatchObject([
    { text: expect.stringContaining('Non conosco questo comando') },
  ]);
  expect(server.api.of('editMessageText')).toEqual([]);
});

it('an announcement continues if its progress message can no longer be edited', async () => {
  server.api.fail(
    'editMessageText',
    { error_code: 400, description: "Bad Request: message can't be edited" },
    { times: 9 },
  );
  await server.press(dataOf(await draft(), 'Invia'), OWNER);
  const state = () => server.db.selectFrom('announcement').select('state').execute();
  await expect.poll(state, { timeout: 10_000 }).toEqual([{ state: 'done' }]);
  expect(server.log()).toContain("can't be edited");
});
