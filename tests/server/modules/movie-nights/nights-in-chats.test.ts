import type { InlineQuery } from 'grammy/types';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { banPerson } from '../../../../src/server/modules/desk/people/ban-person.ts';
import { endDueNights } from '../../../../src/server/modules/movie-nights/choice/decide-night.ts';
import { joinNight } from '../../../../src/server/modules/movie-nights/join-and-leave.ts';
import { openNight } from '../../../../src/server/modules/movie-nights/open-night.ts';
import { voteInNight } from '../../../../src/server/modules/movie-nights/vote-in-night.ts';
import { speedUpTimers } from '../../support/fast-timers.ts';
import { useRenewedBot } from '../../support/renewed-bot.ts';
import { ANNA, BRUNO, messageFrom, SECRET } from '../../support/test-bot.ts';
import { withoutPauses } from '../../support/without-pauses.ts';

const GROUP = -100_200;

const server = await useRenewedBot({}, (api) =>
  api.answer('getMe', () => ({
    id: 1_234_567_890,
    is_bot: true,
    first_name: 'Vetrina',
    username: 'prova_bot',
    has_main_web_app: true,
    supports_inline_queries: true,
  })),
);
beforeEach(async () => {
  await server.db
    .insertInto('video')
    .columns(['title_id', 'kind', 'file_id'])
    .expression((is) => is.selectFrom('title').select(['id', is.val('video').as('k'), is.val('f').as('f')]))
    .execute();
});

type Button = { text: string; url?: string; callback_data?: string };
type Shown = { reply_markup: { inline_keyboard: Button[][] } };
type Article = Shown & {
  id: string;
  title: string;
  description: string;
  input_message_content: { message_text: string };
};

const buttonsOf = ({ reply_markup: { inline_keyboard: rows } }: Shown) => rows.flat();
const person = (id: number) => ({ id, is_bot: false, first_name: id === ANNA ? 'Anna' : 'Bruno' });

async function inline(query: string, chat: Partial<InlineQuery> = {}): Promise<Article[]> {
  await server.bring({ inline_query: { id: '1', from: person(ANNA), query, offset: '', ...chat } });
  return server.api.of('answerInlineQuery').at(-1)?.['results'] as Article[];
}

function messageInGroup(text: string): object {
  const [command = ''] = /^\/[\w@]+/.exec(text) ?? [];
  const entities = command ? [{ type: 'bot_command', offset: 0, length: command.length }] : [];
  const chat = { id: GROUP, type: 'supergroup', title: 'Cinema' };
  return { message: { ...messageFrom(ANNA, { text, entities }), chat } };
}

const sayInGroup = (text: string) => server.bring(messageInGroup(text));

/** Sends a card by inline mode, as the messenger reports it. */
async function sendInline(query: string): Promise<string> {
  const id = (await inline(query))[0]?.id ?? '';
  await server.bring({
    chosen_inline_result: { result_id: id, from: person(ANNA), query, inline_message_id: 'inline-1' },
  });
  return id;
}

const pressInline = (data: string, from: number) =>
  server.bring({
    callback_query: { id: '9', chat_instance: '1', from: person(from), data, inline_message_id: 'inline-1' },
  });

async function join(id: string, ...people: number[]): Promise<void> {
  await openNight(server.db, id, [SECRET]);
  for (const userId of people) await joinNight(server.db, id, String(userId));
}

const edits = () => server.api.of('editMessageText').map(({ text }) => String(text));

describe('@bot serata', () => {
  it('offers nights to choose from, as private results, each with a separate link', async () => {
    const offers = await inline('serata');
    expect(server.api.of('answerInlineQuery').at(-1)).toMatchObject({ is_personal: true, cache_time: 0 });
    expect(offers.map(({ title }) => title)).toEqual([
      'Serata: film o serie',
      'Serata: un film',
      'Serata: un film entro 2 ore',
      'Serata: una serie',
      'Serata: solo mai visti',
    ]);
    const descriptions = offers.map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(5);
    for (const description of descriptions) expect(description).toMatch(/^(Si sceglie|Si votano) .{20,}\.$/);
    const [first] = offers;
    expect(first?.input_message_content.message_text).toContain('Serata di Anna · 0 partecipanti');
    expect(first && buttonsOf(first)).toMatchObject([
      { text: 'Partecipa', url: `https://t.me/prova_bot?startapp=serata-${first?.id}` },
      { text: 'Chi c’è', callback_data: `nightwho:${first?.id}` },
    ]);
    expect(new Set(offers.map(({ id }) => id)).size).toBe(5);
    expect(await server.db.selectFrom('movie_night').select('id').execute()).toEqual([]);
  });

  it('reads options out of words', async () => {
    const [offer] = await inline('serata film 120 -horror entro 20 in 4');
    expect(offer?.description).toBe('film · al massimo 120 min · senza horror · in 4 · si vota per 20 min');
    await join(offer?.id ?? '', ANNA);
    expect(await server.db.selectFrom('movie_night').selectAll().executeTakeFirst()).toMatchObject({
      kind: 'film',
      max_minutes: 120,
      voting_minutes: 20,
      people: 4,
      title: 'Serata di Anna',
    });
  });

  it('offers nights for two in a private chat', async () => {
    const [first] = await inline('serata', { chat_type: 'private' });
    expect(first?.input_message_content.message_text).toContain('in 2');
    expect((await inline('serata in tre', { chat_type: 'private' }))[0]?.description).toBe('in 3');
    expect((await inline('serata 100', { chat_type: 'group' }))[0]?.description).not.toContain('in ');
  });

  it('@bot serata is not taken for a search, nor the other way round', async () => {
    expect((await inline('film 2')).map(({ title }) => title)).toContain('Film 2 (2002)');
    expect((await inline('seratale')).map(({ id }) => id.length < 10)).not.toContain(false);
    expect((await inline('Serata mai visti'))[0]?.description).toBe('solo mai visti');
  });

  it('offers the card of a night again', async () => {
    const [offer] = await inline('serata');
    const [again, ...others] = await inline(`serata-${offer?.id}`);
    expect([again?.id, again?.title, others]).toEqual([offer?.id, 'Invita alla serata', []]);
  });
});

describe('a card sent by inline mode', () => {
  it('follows its night if the messenger reports that it was sent', async () => {
    const id = await sendInline('serata');
    await join(id, ANNA, BRUNO);
    await expect.poll(() => edits().at(-1)).toContain('2 partecipanti');
    expect(server.api.of('editMessageText').at(-1)).toMatchObject({ inline_message_id: 'inline-1' });
  });

  it('names the members at a press, and turns no other message into a card', async () => {
    const id = (await inline('serata'))[0]?.id ?? '';
    await pressInline(`nightwho:${id}`, BRUNO);
    expect(server.api.of('answerCallbackQuery').at(-1)?.['text']).toContain('non c’è nessuno');
    await join(id, ANNA);
    expect(await server.db.selectFrom('live_message').selectAll().execute()).toEqual([]);
    await pressInline(`nightwho:${id}`, BRUNO);
    expect(server.api.of('answerCallbackQuery').at(-1)?.['text']).toMatch(/Anna/);
    await pressInline(`nightwho:${'x'.repeat(52)}`, BRUNO);
    expect(server.api.of('answerCallbackQuery').at(-1)?.['text']).toContain('non c’è più');
  });

  it('shows the chosen title, and delivers it to everybody', async () => {
    const id = await sendInline('serata film in due');
    await join(id, ANNA, BRUNO);
    const titleId = server.films[4] ?? 0;
    for (const as of [ANNA, BRUNO])
      await voteInNight(server.db, { id, userId: String(as) }, [{ titleId, vote: 'yes', at: 1 }]);
    await expect.poll(() => edits().at(-1)).toContain('Titolo scelto: <b>Film 5 (2000)</b>');
    const last = server.api.of('editMessageText').at(-1);
    expect(last).toMatchObject({
      reply_markup: { inline_keyboard: [[{ text: 'Guarda', callback_data: `nightplay:${id}` }]] },
    });
    await server.say('/start', ANNA);
    await pressInline(`nightplay:${id}`, ANNA);
    expect(server.api.of('answerCallbackQuery').at(-1)).toMatchObject({ text: 'Arriva subito in chat.' });
    await expect.poll(() => server.api.of('sendVideo').map(({ chat_id }) => chat_id)).toContain(ANNA);
    // A person without a chat with the bot is led there.
    await pressInline(`nightplay:${id}`, 4004);
    expect(server.api.of('answerCallbackQuery').at(-1)).toMatchObject({
      url: `https://t.me/prova_bot?start=${titleId}`,
    });
  });

  it('a card sent inline is edited again after a failure, and when a night ends without a choice', async () => {
    const id = await sendInline('serata');
    server.api.fail('editMessageText', { error_code: 429, description: 'Too Many Requests', retry_after: 1 });
    await join(id, ANNA);
    await expect.poll(withoutPauses(server, 'live_message', () => edits().length)).toBe(2);
    await server.db
      .updateTable('movie_night')
      .set({ created_at: new Date(0) })
      .execute();
    await endDueNights(server.db, new AbortController().signal);
    await expect.poll(() => edits().at(-1)).toContain('finita senza una scelta');
  });
});

describe('/serata', () => {
  it('sends a card that follows its night, in a group too', async () => {
    await sayInGroup('/serata@prova_bot film');
    const sent = server.api.of('sendMessage').at(-1);
    expect(sent).toMatchObject({ chat_id: GROUP });
    expect(String(sent?.['text'])).toContain('Serata di Anna · 0 partecipanti');
    const { id } = await server.db.selectFrom('movie_night').select('id').executeTakeFirstOrThrow();
    await join(id, BRUNO);
    await expect.poll(() => server.api.of('editMessageText').at(-1)).toMatchObject({ chat_id: GROUP });
    await server.say('/serata');
    expect(server.api.of('sendMessage').at(-1)).toMatchObject({ chat_id: ANNA });
  });

  it('/serata is the only command in a group, and nothing that people say there is stored', async () => {
    await sayInGroup('/start');
    await sayInGroup('/serata@another_bot');
    expect(server.api.of('sendMessage')).toEqual([]);
    const chat = { id: GROUP, type: 'group', title: 'Cinema' };
    const before = await server.db.selectFrom('bot_update').select('id').execute();
    const update = { message: { ...messageFrom(ANNA, { text: 'ciao a tutti' }), chat } };
    await Promise.race([server.bring(update).catch(() => undefined), new Promise((r) => setTimeout(r, 500))]);
    expect(await server.db.selectFrom('bot_update').select('id').execute()).toEqual(before);
  });

  it('sends one card for an update, even after a failure, and no second one after a crash', async () => {
    onTestFinished(speedUpTimers());
    server.api.fail('sendMessage', { error_code: 500, description: 'Internal Server Error' });
    await sayInGroup('/serata');
    await expect.poll(() => server.api.of('sendMessage').length).toBe(2);
    await expect.poll(() => server.db.selectFrom('live_message').select('id').execute()).toHaveLength(1);
    const { update_id } = await server.db
      .selectFrom('movie_night')
      .select('update_id')
      .executeTakeFirstOrThrow();
    // The server was killed before it noted the update as done.
    await server.db
      .updateTable('bot_update')
      .set({ done_at: null, payload: JSON.stringify({ update_id, ...messageInGroup('/serata') }) })
      .where('id', '=', update_id)
      .execute();
    await sayInGroup('/serata');
    await expect.poll(() => server.api.of('sendMessage').length).toBe(3);
    await expect
      .poll(() => server.db.selectFrom('bot_update').select('id').where('done_at', 'is', null).execute())
      .toEqual([]);
    expect(server.api.of('sendMessage')).toHaveLength(3);
    expect(await server.db.selectFrom('movie_night').select('id').execute()).toHaveLength(2);
  });

  it('/serata is not for banned people', async () => {
    await banPerson(server.db, String(ANNA));
    await sayInGroup('/serata');
    expect(server.api.of('sendMessage')).toEqual([]);
  });
});

it('/start with a night’s id opens it, or says that there is none', async () => {
  const id = (await inline('serata'))[0]?.id ?? '';
  await server.say(`/start serata-${id}`, BRUNO);
  const [button] = buttonsOf(server.api.of('sendMessage').at(-1) as unknown as Shown);
  expect(JSON.stringify(button)).toContain(`/serata/${id}`);
  await server.say('/start serata-x', BRUNO);
  expect(server.api.of('sendMessage').at(-1)?.['text']).toContain('non c’è più');
});
