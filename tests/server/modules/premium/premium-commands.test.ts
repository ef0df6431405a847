import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { findCustomLists } from '../../../../src/server/modules/lists/custom-lists.ts';
import { erasePersonData } from '../../../../src/server/modules/people/person-data.ts';
import { isPremium, premiumUntil } from '../../../../src/server/modules/people/premium-status.ts';
import { ANNA, messageFrom, OWNER, testBot } from '../../support/test-bot.ts';

const server = await testBot();
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

const textsTo = server.api.textsTo;
const answers = () => textsTo(OWNER);

it('the owner grants premium without end or for some days, and revokes it', async () => {
  await server.say('/concedi 42 10', OWNER);
  await server.say('/concedi 42 1', OWNER);
  const until = await premiumUntil(server.db, '42');
  expect(until instanceof Date && Math.round((until.getTime() - Date.now()) / 86_400_000)).toBe(11);
  await server.say('/concedi 42', OWNER);
  expect(await premiumUntil(server.db, '42')).toBe('without end');
  await server.say('/concedi 42 1', OWNER);
  expect(await premiumUntil(server.db, '42')).toBe('without end');
  await server.say('/revoca 42', OWNER);
  expect(await isPremium(server.db, '42')).toBe(false);
  expect(answers()).toEqual([
    expect.stringMatching(/^42 è premium fino al \d+ \w+ \d{4}\.$/),
    expect.stringMatching(/^42 è premium fino al \d+ \w+ \d{4}\.$/),
    '42 è premium, senza scadenza.',
    '42 è premium, senza scadenza.',
    '42 non è più premium.',
  ]);
});

it('the recipient is notified; if that is impossible, the owner learns so', async () => {
  await server.say('/concedi 44 10', OWNER);
  await expect
    .poll(() => textsTo(44))
    .toEqual([expect.stringMatching(/^Hai ricevuto Premium in regalo\. Sei premium fino al/)]);
  await server.db.insertInto('person').values({ user_id: '45', blocked_at: new Date() }).execute();
  await server.say('/concedi 45', OWNER);
  expect(answers().at(-1)).toBe(
    '45 è premium, senza scadenza. Non ho potuto scriverglielo. Forse ha bloccato il bot.',
  );
  expect(await isPremium(server.db, '45')).toBe(true);
});

it('a gift beside the erasure of its recipient comes after it, and the owner reads so', async () => {
  await server.say('/start', 146);
  await erasePersonData(server.db, '146');
  // The erasure is later than the transaction that gives.
  await sql`update erasure set erased_at = now() + interval '1 second'`.execute(server.db);
  await server.say('/concedi 146 10', OWNER);
  await expect
    .poll(answers, { timeout: 10_000 })
    .toContainEqual(expect.stringMatching(/^146 è premium fino al/));
  expect(await isPremium(server.db, '146')).toBe(true);
});

it('a person can be named by the @name with which they write to the bot', async () => {
  const writes = (id: number, username?: string) => {
    const chat = { id, type: 'private', first_name: 'A' };
    const from = { id, is_bot: false, first_name: 'A', ...(username && { username }) };
    return server.bring({ message: { message_id: 1, date: 0, chat, from, text: 'Film 3' } });
  };
  await writes(501, 'Carla_Bianchi');
  await server.say('/concedi @carla_BIANCHI 10', OWNER);
  expect(await isPremium(server.db, '501')).toBe(true);
  await server.say('/revoca https://t.me/carla_bianchi', OWNER);
  expect(await isPremium(server.db, '501')).toBe(false);
  expect(answers().slice(-2)).toEqual([
    expect.stringMatching(/^@carla_bianchi è premium fino al /),
    '@carla_bianchi non è più premium.',
  ]);
  // She gives the name up, and somebody else takes it.
  await writes(502, 'carla_bianchi');
  await server.say('/concedi @carla_bianchi', OWNER);
  expect([await isPremium(server.db, '501'), await isPremium(server.db, '502')]).toEqual([false, true]);
  await writes(502);
  await server.say('/concedi @carla_bianchi', OWNER);
  expect(answers().at(-1)).toBe(
    'Non conosco nessuno con il nome @carla_bianchi. Deve prima scrivere al bot.',
  );
});

it.each([
  ['/concedi 46 2 settimane', 14],
  ['/concedi 47, un mese', 30],
  ['/grant 48 3 months', 90],
  ['/Conceder 49 1 año', 365],
])('the owner grants premium with %s', async (command, days) => {
  await server.say(command, OWNER);
  const [, userId = ''] = /(\d+)/.exec(command) ?? [];
  const until = await premiumUntil(server.db, userId);
  expect(until instanceof Date && Math.round((until.getTime() - Date.now()) / 86_400_000)).toBe(days);
});

/** An owner's reply to somebody's message that was forwarded to the bot. */
const replyTo = (forward_origin: object, text: string) =>
  server.bring({
    message: {
      ...messageFrom(OWNER, { text }),
      reply_to_message: { ...messageFrom(OWNER, { text: 'ciao' }), forward_origin },
    },
  });

it('in reply to a forwarded message the person need not be named', async () => {
  const origin = (id: number) => ({
    type: 'user',
    date: 0,
    sender_user: { id, is_bot: false, first_name: 'A' },
  });
  await replyTo(origin(61), '/concedi 30 giorni');
  await replyTo(origin(62), '/concedi');
  await replyTo(origin(63), '/concedi 64 30');
  expect(await premiumUntil(server.db, '61')).toBeInstanceOf(Date);
  expect(await premiumUntil(server.db, '62')).toBe('without end');
  expect([await isPremium(server.db, '63'), await isPremium(server.db, '64')]).toEqual([false, true]);
  await replyTo(origin(62), '/revoca');
  expect(await isPremium(server.db, '62')).toBe(false);
  server.api.calls.splice(0);
  await replyTo({ type: 'hidden_user', date: 0, sender_user_name: 'x' }, '/concedi');
  expect(answers()).toEqual([expect.stringMatching(/^Scrivi \/concedi/)]);
});

it('premium for an unknown id is refused', async () => {
  server.api.fail('getChat', { error_code: 400, description: 'Bad Request: chat not found' });
  await server.say('/concedi 404', OWNER);
  await server.say('/revoca 99999999999999999999', OWNER);
  expect(answers()).toEqual([
    'Non conosco nessuno con il numero 404. Deve prima scrivere al bot.',
    expect.stringMatching(/^Non conosco nessuno con il numero 9{20}/),
  ]);
  expect(await isPremium(server.db, '404')).toBe(false);
});

it('owners find their commands in their menu, even at their first message', async () => {
  const description = 'Bad Request: chat not found';
  const fresh = await testBot({ ownerIds: [String(OWNER), '9010'] }, (api) =>
    api.fail('setMyCommands', { error_code: 400, description }, { chatId: OWNER }),
  );
  const [all, inGroups, owner, other] = fresh.api.of('setMyCommands');
  expect(all).not.toHaveProperty('scope');
  expect(JSON.stringify(all)).not.toContain('concedi');
  expect(inGroups).toMatchObject({ scope: { type: 'all_group_chats' }, commands: [{ command: 'serata' }] });
  expect(owner).toMatchObject({
    scope: { type: 'chat', chat_id: OWNER },
    commands: expect.arrayContaining([{ command: 'concedi', description: expect.any(String) }]),
  });
  expect(other).toMatchObject({ scope: { chat_id: 9010 } });
  expect(fresh.log()).toContain('could not set an owner’s command menu');
  await fresh.say('/start', OWNER);
  expect(fresh.api.of('setMyCommands')[4]).toEqual(owner);
  await fresh.say('/start', ANNA);
  expect(fresh.api.of('setMyCommands')).toHaveLength(5);
  await fresh.close();
});

it('a grant creates a first list for a person without one', async () => {
  await server.say('/concedi 43 10', OWNER);
  await server.say('/concedi 43 10', OWNER);
  expect(await findCustomLists(server.db, '43')).toMatchObject([{ titolo: 'Da vedere' }]);
});

it.each([
  '/concedi',
  '/concedi anna',
  '/concedi 42 0',
  '/concedi 42 dieci',
  '/concedi 42 10 3',
  '/revoca',
  '/revoca 1 2',
])('the owner learns how to write %s', async (command) => {
  await server.say(command, OWNER);
  expect(answers()).toEqual([
    expect.stringMatching(/^Scrivi \/(concedi|revoca) e il numero o il @nome della persona/),
  ]);
});

it('these commands do not exist for anyone else', async () => {
  await server.say(`/concedi ${ANNA}`);
  await server.say(`/revoca ${OWNER}`);
  await server.say(`/sorgente ${server.films[0]} https://films.example/1`);
  expect(textsTo(ANNA)).toEqual(Array(3).fill(expect.stringContaining('Non conosco questo comando')));
  expect(await isPremium(server.db, String(ANNA))).toBe(false);
  expect(await server.db.selectFrom('video').selectAll().execute()).toEqual([]);
});
