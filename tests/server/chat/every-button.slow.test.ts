import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buttons } from '../../../src/server/chat/messages/buttons.ts';
import { questions } from '../../../src/server/chat/messages/questions.ts';
import { isGroupTalk, updateSchema } from '../../../src/server/chat/updates/update.ts';
import { banPerson } from '../../../src/server/modules/desk/people/ban-person.ts';
import { emptyTables, restoreSnapshot, type Snapshot, takeSnapshot } from '../support/database-snapshot.ts';
import { BUTTONS } from '../support/every-button.ts';
import { buttonsOf } from '../support/inline-keyboard.ts';
import { BOT } from '../support/stub-bot-api.ts';
import { ANNA, answering, BRUNO, messageFrom, OWNER, type TestBot, testBot } from '../support/test-bot.ts';
import { dataOfButton, makeThings, removeThings, type Things } from '../support/things-of-buttons.ts';

const OTHER_OWNER = 9010;
const BANNED = 6006;
const GROUP = { id: -100_300, type: 'group', title: 'Amici' };
const GONE = 'Questo pulsante non vale più, o non vale qui.';

type Asked = { by: number; asks: string; answer: string };

/** The way in which each question is asked, and an answer to it; words in braces are a field's value. */
const QUESTIONS: Record<keyof typeof questions, Asked> = {
  wantedTitle: { by: ANNA, asks: '/richiedi', answer: 'Viaggio nella luna' },
  reportNote: { by: ANNA, asks: 'reportof:{serie}:1:1:{versionId}:4', answer: 'Si ferma' },
  reportedVideo: { by: OWNER, asks: 'reportreplace:{reportId}', answer: 'https://films.example/new' },
  rejectReason: { by: OWNER, asks: 'rejectfor:{requestId}:0', answer: 'Non mi piace' },
  requestedTitle: { by: OWNER, asks: 'linkto:{requestId}:0', answer: '1' },
  titleOfSubtitles: { by: OWNER, asks: 'subtitlesof:{subtitlesId}', answer: '1' },
  lastPost: { by: OWNER, asks: 'readchannel:1001', answer: 'https://t.me/c/1234567890/5' },
};

type Kind = keyof typeof buttons;
const KINDS = Object.keys(BUTTONS) as Kind[];

let server: TestBot;
let things: Things;
let world: Snapshot;
/** The rows of a world that nobody has pressed a button in. */
let untouched: string[];
let presses = 0;

beforeAll(async () => {
  // Queues are worked off only after a press that fills them.
  server = await testBot({ intervalMs: 3_600_000, ownerIds: [String(OWNER), String(OTHER_OWNER)] });
  for (const person of [ANNA, BRUNO, BANNED, OWNER, OTHER_OWNER]) await server.say('/start', person);
  things = await makeThings(server);
  // A repeat of something recent is answered as the first time.
  await sql`update title_requester set asked_at = asked_at - interval '1 hour'`.execute(server.db);
  await sql`update report_person set reported_at = reported_at - interval '1 hour'`.execute(server.db);
  await keepTitles(things);
  await banPerson(server.db, String(BANNED));
  world = await takeSnapshot(server.db);
  await beginAgain();
  untouched = await rows();
});
afterAll(() => server.close());

/** Removes the other titles of the catalogue, which would be restored before each press. */
async function keepTitles({ values: { titleId, other }, serie }: Things): Promise<void> {
  await sql`delete from title where id not in (${sql.join([titleId, other, serie])})`.execute(server.db);
}

/** The things as they were made, and nothing that a press has added. */
async function beginAgain(): Promise<void> {
  await emptyTables(server.db);
  await restoreSnapshot(server.db, world);
}

/** All rows but those about the update itself. */
async function rows(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`select oid::regclass::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0
      and relname not in ('bot_update', 'kysely_migration')`.execute(server.db);
  const all = tables.map(
    ({ name }) => sql`select ${name} || to_jsonb(one)::text as line from ${sql.table(name)} as one`,
  );
  const found = await sql<{ line: string }>`${sql.join(all, sql` union all `)} order by line`.execute(
    server.db,
  );
  return found.rows.map(({ line }) => line);
}

const dataOf = (kind: Kind) => dataOfButton(kind, things);

type Place = { from: number; chat?: object; inline?: boolean; foreign?: boolean };

/** Presses a button of a message that has it, unless it is `foreign`; returns the answer to the press. */
async function press(data: string, { from, chat, inline, foreign }: Place): Promise<string> {
  presses += 1;
  const id = `press-${presses}`;
  const keyboard = [[{ text: 'Premi', callback_data: foreign ? 'keep:1' : data }]];
  const content = {
    text: 'Ecco «Metropolis»',
    from: BOT,
    date: 1,
    reply_markup: { inline_keyboard: keyboard },
  };
  const message = { ...messageFrom(from, content), ...(chat && { chat }) };
  const place = inline ? { inline_message_id: 'inline-9' } : { message };
  const person = { id: from, is_bot: false, first_name: from === ANNA ? 'Anna' : `Persona ${from}` };
  await server.bring({ callback_query: { id, chat_instance: '1', from: person, data, ...place } });
  const answers = server.api.of('answerCallbackQuery').filter((one) => one['callback_query_id'] === id);
  expect(answers, `${data} is answered once`).toHaveLength(1);
  expect(server.log()).not.toContain('the bot could not answer');
  const { text = '' } = answers[0] ?? {};
  return String(text);
}

/** The first visible effect of a press: the answer, the edited message, or the first line of a new one. */
function shownTo(from: number, answer: string): string {
  if (answer !== '') return answer;
  const { calls } = server.api;
  const edited = calls.find(({ method }) => method.startsWith('edit'));
  const sent = calls.find(({ method, payload }) => method.startsWith('send') && payload['chat_id'] === from);
  const { payload } = edited ?? sent ?? {};
  const text = payload?.['text'] ?? payload?.['caption'] ?? payload?.['title'];
  if (typeof text === 'string')
    return text
      .replaceAll(/<\/?b>|\u2060/g, '')
      .split('\n', 1)
      .join();
  return buttonsOf(payload)
    .map(({ text: label }) => label)
    .join(', ');
}

const isAnnas = (line: string) => line.includes(`"${ANNA}"`);

/** Rows that are written some time after a press. */
const SENT_LATER =
  /^(announcement|awaited_title|delivery|fan_out|live_message|outbox|setting|viewing|watch_progress)\{/;

/** Rows of each table that have gone, and come, without rows of sent messages. */
function changes(before: readonly string[], after: readonly string[]): string[] {
  const [old, now] = [new Set(before), new Set(after)];
  const gone = before.filter((line) => !now.has(line)).map((line) => `- ${line}`);
  const made = after.filter((line) => !old.has(line)).map((line) => `+ ${line}`);
  const all = [...gone, ...made].filter((line) => !SENT_LATER.test(line.slice(2)));
  return all.map((line) => line.slice(0, line.indexOf('{'))).toSorted();
}

const runningLists = () =>
  server.db.selectFrom('list_import').select('id').where('state', '=', 'running').execute();

describe('a press by the wrong person, or in the wrong place,', () => {
  beforeAll(beginAgain);

  it.each(KINDS)('a press on the button %s is refused', async (kind) => {
    const data = dataOf(kind);
    const [isFor] = BUTTONS[kind];
    const from = isFor === 'owners' ? OWNER : ANNA;
    const places: Place[] = [{ from: BANNED }, { from: ANNA, foreign: true }];
    if (isFor === 'owners') places.push({ from: ANNA });
    if (isFor !== 'anywhere') places.push({ from, chat: GROUP }, { from, inline: true });
    const [toBanned, ...others] = await Promise.all(places.map((place) => press(data, place)));
    // Banned people may still stop a renewal that charges them.
    expect(toBanned).toBe(kind === 'renewal' ? '' : 'Non puoi usare questo bot.');
    expect(others).toEqual(others.map(() => GONE));
  });

  it('changes nothing', async () => {
    expect(await rows()).toEqual(untouched);
  });
});

describe.each(KINDS)('the button %s', (kind) => {
  const [isFor, shows] = BUTTONS[kind];
  beforeEach(beginAgain);

  it('shows what it is for; it has the same effect for every owner, none on Anna’s data for others, and no further one when pressed again', async () => {
    const data = dataOf(kind);
    const before = untouched;
    await press(data, { from: isFor === 'owners' ? OTHER_OWNER : BRUNO });
    const byAnother = await rows();
    if (isFor === 'own') expect(byAnother).toEqual(before);
    else if (isFor !== 'owners') expect(byAnother.filter(isAnnas)).toEqual(before.filter(isAnnas));
    else await beginAgain();

    const from = isFor === 'owners' ? OWNER : ANNA;
    server.api.calls.splice(0);
    expect(shownTo(from, await press(data, { from }))).toSatisfy(
      (shown: string) => shown.startsWith(shows) && shown !== GONE,
    );
    // A list whose titles have a target now is imported meanwhile.
    await expect.poll(runningLists, { timeout: 20_000 }).toEqual([]);
    const once = await rows();
    if (isFor === 'owners') expect(changes(before, byAnother)).toEqual(changes(before, once));
    await press(data, { from });
    // A title that is hidden again has a new version.
    if (kind !== 'hide') expect(changes(once, await rows())).toEqual([]);

    await removeThings(server.db);
    const gone = await rows();
    await press(data, { from });
    if (Object.keys(buttons[kind].types).some((one) => THINGS.has(one))) expect(await rows()).toEqual(gone);
  });
});

/** Fields that name a row. */
const THINGS = new Set([
  'titleId',
  'part',
  'keep',
  'other',
  'videoId',
  'versionId',
  'replacedId',
  'subtitlesId',
  'requestId',
  'listId',
  'reportId',
  'channelId',
  'postId',
  'announcementId',
  'deliveryId',
]);

describe.each(Object.keys(QUESTIONS))('the question %s', (name) => {
  const { by, asks, answer } = QUESTIONS[name as keyof typeof questions];
  beforeEach(beginAgain);

  /** Has it asked; returns the message that an answer refers to, as the messenger shows it in a chat. */
  async function ask(chat = by) {
    server.api.calls.splice(0);
    const data = asks.replace(/\{(\w+)\}/g, (_, one: string) =>
      String(one === 'serie' ? things.serie : things.values[one]),
    );
    await (data.startsWith('/') ? server.say(data, by) : press(data, { from: by }));
    // Owners' cards are sent meanwhile.
    return answering(
      server.api.of('sendMessage').findLast(({ chat_id }) => chat_id === by),
      chat,
    );
  }

  it('the person who was asked can answer, after the question was asked', async () => {
    const question = await ask();
    const before = await rows();
    await server.send({ text: answer, ...question }, by);
    expect(await rows()).not.toEqual(before);
    await server.send({ text: answer, ...question }, by);
    await removeThings(server.db);
    const gone = await rows();
    server.api.calls.splice(0);
    await server.send({ text: answer, ...question }, by);
    expect(lastText()).not.toBe('undefined');
    if (name !== 'wantedTitle') expect(await rows()).toEqual(gone);
    expect(server.log()).not.toContain('the bot could not answer');
  });

  it('nobody else can answer, in no other place, about nothing else, nor by its words', async () => {
    const question = await ask();
    const { reply_to_message: asked } = question;
    const words = { ...asked, entities: undefined };
    const elsewhere = JSON.parse(JSON.stringify(asked).replace(/q=([a-z]+)(?=[.:])/, 'q=$1:7')) as object;
    const before = await rows();
    const own = name === 'wantedTitle' || name === 'reportNote';
    await server.send({ text: answer, ...question }, BANNED);
    for (const from of [BRUNO, OTHER_OWNER])
      await server.send(
        { text: answer, reply_to_message: { ...asked, chat: { id: from, type: 'private' } } },
        from,
      );
    // Talk in groups does not reach the handlers.
    expect(
      isGroupTalk(
        v.parse(updateSchema, {
          update_id: 1,
          message: { message_id: 7, text: answer, ...question, chat: GROUP },
        }),
      ),
    ).toBe(true);
    if (!own) await server.send({ text: answer, reply_to_message: words }, by);
    await server.send({ text: answer, reply_to_message: { ...elsewhere, text: 'x' } }, by);
    // Anyone may answer a person's own question; words that answer nothing are a search, which records its misses.
    const theirs = (line: string) => !line.startsWith('search_miss') && (!own || isAnnas(line));
    expect((await rows()).filter(theirs)).toEqual(before.filter(theirs));
  });
});

const lastText = () => String(server.api.of('sendMessage').at(-1)?.['text']);

/** Each owner has one. */
const cardsOnTheirWay = () =>
  server.db.selectFrom('live_message').select('id').where('claimed_until', 'is not', null).execute();

it('a person’s own words are never taken for a question, however they start', async () => {
  const { titleId, requestId, reportId } = things.values;
  const forged = [
    `Motivo per la richiesta n. ${requestId}`,
    `Modifica n. ${titleId}, titolo`,
    `Segnalazione n. ${reportId}: x`,
  ];
  for (const text of forged) {
    await server.say(`/richiedi ${text}`, BRUNO);
    const card = () => server.api.of('sendMessage').findLast(({ chat_id }) => chat_id === OWNER);
    await expect.poll(() => card()?.['text']).toContain(text);
    await expect.poll(cardsOnTheirWay).toEqual([]);
    expect(card()?.['text']).toMatch(/^<b>Richiesta n\. \d+<\/b>\n/);
    const before = await rows();
    // The card as it was before: these words first.
    const shown = answering({ ...card(), text: `${text}\nTitolo scritto a mano` }, OWNER);
    await server.send({ text: 'https://films.example/forged', ...shown }, OWNER);
    expect(await rows()).toEqual(before);
  }
});
