import { expect, it } from 'vitest';
import { bringVideo } from '../../support/bring-video.ts';
import { findMainVideo } from '../../support/find-main-video.ts';
import { buttonsOf, dataOf } from '../../support/inline-keyboard.ts';
import { useRenewedBot } from '../../support/renewed-bot.ts';
import { ANNA, BRUNO, OWNER } from '../../support/test-bot.ts';
import { addTestTitles } from '../../support/test-titles.ts';
import { requestChat } from './support/request-chat.ts';

const LONG = { timeout: 30_000 };
const server = await useRenewedBot({ gatherSeconds: 0 });
const chat = requestChat(server);

/** Two people ask for the words, and the owner approves them. */
async function approve(words: string): Promise<void> {
  await server.say(`/richiedi ${words}`, ANNA);
  await server.say(`/richiedi ${words}`, BRUNO);
  await chat.press(await chat.cardOf(words), 'Approva', OWNER);
  await expect.poll(() => chat.textsTo(BRUNO).at(-1), LONG).toContain('Quando c’è te lo dico');
}

const fulfilled = () => server.run('approved words');
const titleOf = async (name: string) =>
  server.db.selectFrom('title').select(['id', 'anno']).where('titolo', '=', name).executeTakeFirst();
const heard = async (text: string) => {
  for (const person of [ANNA, BRUNO])
    await expect.poll(async () => (await fulfilled(), chat.textsTo(person).join('\n')), LONG).toContain(text);
};

const post = (fileName: string) => bringVideo(server, fileName, { seconds: 9000 });

it('a video named exactly like the approved words becomes their title, and everyone who requested it can watch it', async () => {
  await approve('Harry Potter e la pietra filosofale');
  await post('Harry.Potter.e.la.pietra.filosofale.2001.mkv');
  await heard('«Harry Potter e la pietra filosofale», che avevi chiesto, è arrivato. Puoi guardarlo.');
  const title = await titleOf('Harry Potter e la pietra filosofale');
  expect(title?.anno).toBe(2001);
  expect(await findMainVideo(server.db, { titleId: title?.id ?? 0 })).toBeDefined();
  const last = chat.lastTo(ANNA);
  expect(buttonsOf(last).map(({ text }) => text)).toContain('Riproduci');
});

it('a new title of that name fulfils the words; one of another year does not', async () => {
  await approve('Metropolis (1927)');
  await addTestTitles(server.db, [{ name: 'Metropolis', releaseDate: '2001-05-26' }]);
  await fulfilled();
  await addTestTitles(server.db, [{ name: 'Metropolis', releaseDate: '1927-01-10' }]);
  await heard('Metropolis');
  const request = await server.db.selectFrom('title_request').selectAll().executeTakeFirstOrThrow();
  const title = await server.db
    .selectFrom('title')
    .select('anno')
    .where('id', '=', request.title_id ?? 0)
    .executeTakeFirst();
  expect([request.state, title?.anno]).toEqual(['added', 1927]);
});

it('a title that existed when the words were requested does not fulfil them', async () => {
  await server.say('/richiedi Film 2', ANNA);
  await chat.press(chat.lastTo(ANNA), 'È un altro, richiedilo', ANNA);
  await chat.press(await chat.cardOf('Film 2'), 'Approva', OWNER);
  await fulfilled();
  const { state } = await server.db.selectFrom('title_request').select('state').executeTakeFirstOrThrow();
  expect(state).toBe('accepted');
});

it('an owner creates a title of the words on the card', async () => {
  await server.say('/richiedi la gita a goa 2019', ANNA);
  const card = await chat.cardOf('la gita a goa 2019');
  await server.press(dataOf(card, 'Crea titolo'), OWNER);
  const kinds = server.api.of('editMessageReplyMarkup').at(-1);
  expect(buttonsOf(kinds).map(({ text }) => text)).toEqual(['Crea un film', 'Crea una serie', '‹ Indietro']);
  await server.press(dataOf(kinds, 'Crea un film'), OWNER);
  expect(await titleOf('La gita a goa')).toMatchObject({ anno: 2019 });
  await expect.poll(() => chat.textsTo(ANNA).at(-1), LONG).toContain('Quando si può guardare te lo dico');
});

it('/nuovo creates a title, even a series, and explains itself without a name', async () => {
  await server.say('/nuovo Gita a Goa (2019)', OWNER);
  expect(chat.textsTo(OWNER).at(-1)).toContain('<b>Gita a Goa</b> (2019)');
  const entities = [{ type: 'bot_command', offset: 0, length: 6 }];
  await server.send({ message_id: 8, text: '/nuovo serie corso di cucina (2020)', entities }, OWNER);
  expect(chat.textsTo(OWNER).at(-1)).toMatch(/<b>Corso di cucina<\/b> \(2020\)\n1 stagione/);
  await server.send({ message_id: 9, text: '/nuovo', entities }, OWNER);
  expect(chat.textsTo(OWNER).at(-1)).toContain('Scrivi /nuovo, il nome e l’anno');
  await server.say('/nuovo Di Anna', ANNA);
  expect(await titleOf('Di Anna')).toBeUndefined();
});
