import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { upsertTitles } from '../../../../src/server/modules/catalogue/records/upsert-titles.ts';
import { parseTitleRecord } from '../../../../src/server/modules/catalogue/rules/title-record.ts';
import { createNightHub } from '../../../../src/server/modules/movie-nights/night-hub.ts';
import { createSessionTokens } from '../../../../src/server/sessions/session-token.ts';
import { appCaller } from '../../support/app-caller.ts';
import { buttonsOf } from '../../support/inline-keyboard.ts';
import { ANNA, answering, BRUNO, messageFrom, SECRET, testBot } from '../../support/test-bot.ts';
import { readEvents } from './support/read-events.ts';

/** Anna's messenger is in Italian, Bruno's in English; both are in the group, and in each night that one of them opens there. */
const SPOKEN = new Map([
  [ANNA, { first_name: 'Anna', language_code: 'it' }],
  [BRUNO, { first_name: 'Bruno', language_code: 'en' }],
]);
const CINEMA = { id: -100_200, type: 'supergroup', title: 'Cinema' };
const SHARK = {
  origin: 'test:shark',
  type: 'film',
  titolo: 'Lo squalo',
  generi: ['Avventura'],
  data_uscita: '1975-12-19',
  durata: 124,
  traduzioni: [{ lingua: 'en', titolo: 'Jaws' }],
};

let base: string;
let shark = 0;
let call: ReturnType<typeof appCaller>;
const server = await testBot({ languages: ['it', 'en'] });
beforeAll(async () => {
  const parsed = parseTitleRecord(SHARK);
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  const { ids } = await server.db.transaction().execute((tx) => upsertTitles(tx, [parsed.record]));
  shark = ids.get(SHARK.origin) ?? 0;
  await server.db.insertInto('video').values({ title_id: shark, kind: 'video', file_id: 'f' }).execute();
  base = await server.app.listen({ port: 0, host: '127.0.0.1' });
  call = appCaller(server);
});
beforeEach(async () => {
  await server.db.deleteFrom('movie_night').execute();
  await server.db.updateTable('person').set({ first_name: null }).execute();
  for (const person of SPOKEN.keys()) {
    await write('/start', person);
    await choose(null, person);
  }
  server.api.calls.splice(0);
});
afterAll(() => server.close());

const fromOf = (person: number) => ({ id: person, is_bot: false, ...SPOKEN.get(person) });

async function write(text: string, person: number, more: object = {}): Promise<void> {
  const [command = ''] = /^\/\w+/.exec(text) ?? [];
  const entities = command ? [{ type: 'bot_command', offset: 0, length: command.length }] : [];
  await server.bring({
    message: { ...messageFrom(person, { text, entities, ...more }), from: fromOf(person) },
  });
}

/** Presses a button in the group, or in the person's chat with the bot; returns the answer. */
async function press(data: string | undefined, person: number, chat: object = CINEMA): Promise<string> {
  const message = { message_id: 99, date: 0, chat };
  const query = { id: '9', chat_instance: '1', from: fromOf(person), data, message };
  await server.bring({ callback_query: query });
  return String(server.api.of('answerCallbackQuery').at(-1)?.['text']);
}

const pressInPrivate = (data: string | undefined, person: number) =>
  press(data, person, { id: person, type: 'private', first_name: 'Anna' });

const choose = (language: string | null, person: number) =>
  call(person, 'POST /api/tu/language', { language });

/** The card that a person opens in the group, and its night's id. */
async function openInGroup(person: number): Promise<{ id: string; text: string; data: string | undefined }> {
  await write(person === ANNA ? '/serata in 2' : '/movienight in 2', person, { chat: CINEMA });
  const card = server.api.of('sendMessage').at(-1);
  const { id } = await server.db.selectFrom('movie_night').select('id').executeTakeFirstOrThrow();
  const who = buttonsOf(card).find(({ callback_data: data }) => data);
  return { id, text: String(card?.['text']), data: who?.callback_data };
}

async function bothJoin(id: string): Promise<void> {
  for (const person of SPOKEN.keys()) await call(person, `POST /api/movie_nights/${id}/join`);
}

const vote = (id: string, person: number) =>
  call(person, `POST /api/movie_nights/${id}/votes`, { votes: [{ content_id: shark, vote: 'yes', at: 1 }] });

/** The inline results for the bot's name and these words, in any chat. */
async function offered(query: string, person: number): Promise<string> {
  await server.bring({ inline_query: { id: '1', from: fromOf(person), query, offset: '' } });
  return JSON.stringify(server.api.of('answerInlineQuery').at(-1));
}

const lastCard = () => String(server.api.of('editMessageText').at(-1)?.['text']);

const offersIn = (answer: unknown) =>
  v.parse(v.object({ results: v.array(v.object({ id: v.string() })) }), answer).results;

const chosenName = (answer: unknown) =>
  v.parse(
    v.object({ title: v.string(), chosen: v.object({ content: v.object({ titolo: v.string() }) }) }),
    answer,
  );

it.each([
  {
    host: ANNA,
    guest: BRUNO,
    opened: 'Serata di Anna · 0 partecipanti',
    joined: 'Serata di Anna · 2 partecipanti</b>\nin 2\nAnna, Ospite 2',
    chosen: 'Titolo scelto: <b>Lo squalo (1975)</b>',
    watch: 'Guarda',
  },
  {
    host: BRUNO,
    guest: ANNA,
    opened: 'Bruno’s movie night · 0 people',
    joined: 'Bruno’s movie night · 2 people</b>\nfor 2\nGuest 1, Bruno',
    chosen: 'Chosen title: <b>Jaws (1975)</b>',
    watch: 'Watch',
  },
])(
  'a card in a group is in the language of whoever opened it: $opened',
  async ({ host, guest, ...words }) => {
    const { id, text } = await openInGroup(host);
    expect(text).toContain(words.opened);
    await bothJoin(id);
    await expect.poll(lastCard).toContain(words.joined);
    expect(await offered(`serata-${id}`, guest)).toContain(JSON.stringify(words.joined).slice(1, -1));
    await vote(id, host);
    await vote(id, guest);
    await expect.poll(lastCard).toContain(words.chosen);
    expect(buttonsOf(server.api.of('editMessageText').at(-1))[0]?.text).toBe(words.watch);
  },
);

it.each([
  ['in the group', async () => void (await openInGroup(BRUNO))],
  [
    'in any chat',
    async () => {
      const from = fromOf(BRUNO);
      await server.bring({ inline_query: { id: '1', from, query: 'serata', offset: '' } });
      const [offer] = offersIn(server.api.of('answerInlineQuery').at(-1));
      const sent = { result_id: offer?.id, from, query: 'serata', inline_message_id: 'inline-1' };
      await server.bring({ chosen_inline_result: sent });
    },
  ],
])('a card stays in the language of who has never written to the bot, opened %s', async (_, open) => {
  await server.db.deleteFrom('person').where('user_id', '=', String(BRUNO)).execute();
  await open();
  const { id } = await server.db.selectFrom('movie_night').select('id').executeTakeFirstOrThrow();
  await call(ANNA, `POST /api/movie_nights/${id}/join`);
  await expect.poll(lastCard).toContain('Bruno’s movie night · 1 person');
});

it('each reads a night’s titles in their own language, in the app’s calls and in its events', async () => {
  const { id } = await openInGroup(ANNA);
  await bothJoin(id);
  const names = new Map([
    [ANNA, 'Lo squalo'],
    [BRUNO, 'Jaws'],
  ]);
  const watching = await Promise.all(
    [...names].map(async ([person, name]) => {
      const jwt = await (await createSessionTokens([SECRET])).issue(String(person));
      const headers = { authorization: `Bearer ${jwt}` };
      return { name, events: await readEvents(`${base}/api/movie_nights/${id}/events`, headers) };
    }),
  );
  for (const [person, name] of names)
    expect((await call(person, `GET /api/movie_nights/${id}/titles`)).body).toContain(`"titolo":"${name}"`);
  for (const person of names.keys()) await vote(id, person);
  for (const { name, events } of watching) {
    await expect.poll(() => events.snapshots.at(-1)?.chosen?.content.titolo).toBe(name);
    events.close();
  }
  for (const [person, name] of names)
    expect(chosenName((await call(person, `GET /api/movie_nights/${id}`)).json())).toMatchObject({
      title: 'Serata di Anna',
      chosen: { content: { titolo: name } },
    });
});

it('members’ languages are read once there is a title to name, not for each change', async () => {
  const { id } = await openInGroup(ANNA);
  await bothJoin(id);
  const hub = createNightHub({
    db: server.db,
    log: console,
    allowedHosts: { hosts: [], privateHosts: [] },
  });
  onTestFinished(() => hub.close());
  let [read, seen]: [number, string | undefined] = [0, undefined];
  const inOwnLanguage = async <Result>(work: () => Promise<Result>) => {
    read += 1;
    return work();
  };
  const send = ({ state }: { state: string }) => void (seen = state);
  hub.watch(id, { userId: String(ANNA), version: 0, inOwnLanguage, send, end: () => undefined });
  await expect.poll(() => [seen, read]).toEqual(['open', 0]);
  for (const person of SPOKEN.keys()) await vote(id, person);
  hub.changed(id);
  await expect.poll(() => [seen, read > 0]).toEqual(['chosen', true]);
});

it('the card’s buttons answer whoever presses in their own language, and so does what they bring', async () => {
  const { id, data } = await openInGroup(ANNA);
  expect(await press(data, BRUNO)).toBe('Nobody is here yet. Press “Join”.');
  expect(await press(data, ANNA)).toContain('non c’è nessuno');
  await bothJoin(id);
  for (const person of SPOKEN.keys()) await vote(id, person);
  expect(await press(data, BRUNO)).toBe('This movie night is over.');
  expect(await press(`nightplay:${id}`, BRUNO)).toBe('It’s on its way to the chat.');
  expect(await press(`nightplay:${id}`, ANNA)).toBe('Arriva subito in chat.');
  const captions = () =>
    Object.fromEntries(server.api.of('sendVideo').map(({ chat_id, caption }) => [chat_id, caption]));
  await expect.poll(captions).toEqual({
    [ANNA]: expect.stringContaining('Lo squalo'),
    [BRUNO]: expect.stringContaining('Jaws'),
  });
});

it('a card, a button and a question keep working after the person has changed their language', async () => {
  const { id, data } = await openInGroup(ANNA);
  await write('/cerca', ANNA);
  const question = server.api.of('sendMessage').at(-1);
  expect(question).toMatchObject({ chat_id: ANNA, text: 'Che cosa cerchi?' });

  expect(await pressInPrivate('speak:en', ANNA)).toContain('in English');
  await write('squalo', ANNA, answering(question, ANNA));
  const found = server.api.of('sendMessage').at(-1);
  expect(found?.['text']).toContain('Here is what I found for “squalo”');
  expect(buttonsOf(found)[0]?.text).toContain('Jaws (1975)');
  expect(await press(data, ANNA)).toBe('Nobody is here yet. Press “Join”.');

  await pressInPrivate('speak:it', ANNA);
  await pressInPrivate(buttonsOf(found)[0]?.callback_data, ANNA);
  await expect.poll(() => String(server.api.of('sendPhoto').at(-1)?.['caption'])).toContain('Lo squalo');

  await pressInPrivate('speak:en', ANNA);
  await bothJoin(id);
  for (const person of SPOKEN.keys()) await vote(id, person);
  // Its name stays as it was when it was opened.
  await expect.poll(lastCard).toContain('Chosen title: <b>Jaws (1975)</b>');
  expect(lastCard()).toContain('Serata di Anna');
});

it('nights are offered in any chat by the command’s name in each language', async () => {
  for (const query of ['serata in 4', 'movienight in 4', 'Movienight in 4'])
    expect(await offered(query, BRUNO), query).toContain('Bruno’s movie night · 0 people</b>\\nfor 4');
  for (const query of ['movienight series -comedy -adventure', 'serata serie -commedia -avventura']) {
    expect(await offered(query, BRUNO), query).toContain('series · without Adventure, Comedy');
    expect(await offered(query, ANNA), query).toContain('serie · senza avventura, commedia');
  }
  expect(await offered('movienight', ANNA)).toContain('Serata: film o serie');
  expect(await offered('movienights', ANNA)).not.toContain('Serata');
});
