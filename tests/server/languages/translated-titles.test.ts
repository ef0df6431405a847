import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { upsertTitles } from '../../../src/server/modules/catalogue/records/upsert-titles.ts';
import { parseTitleRecord } from '../../../src/server/modules/catalogue/rules/title-record.ts';
import { resolveTitles } from '../../../src/server/modules/search/resolve-titles.ts';
import { appCaller } from '../support/app-caller.ts';
import { ANNA, BRUNO, testBot } from '../support/test-bot.ts';

const SHARK = {
  origin: 'test:shark',
  type: 'film',
  titolo: 'Lo squalo',
  trama: 'Uno squalo bianco arriva sull’isola.',
  generi: ['Avventura', 'Di mare'],
  data_uscita: '1975-12-19',
  durata: 124,
  copertina: 'https://image.tmdb.org/t/p/w780/it.jpg',
  anteprima: 'AAAA',
  traduzioni: [
    {
      lingua: 'en',
      titolo: 'Jaws',
      trama: 'A white shark comes to the island.',
      copertina: 'https://image.tmdb.org/t/p/w780/en.jpg',
    },
  ],
};

/** Its genres come last by their bytes. */
const GIANT = {
  origin: 'test:giant',
  type: 'film',
  titolo: 'Il gigante',
  generi: ['Épico', 'animali'],
  data_uscita: '1960-12-19',
  durata: 124,
};

const WARS = {
  origin: 'test:wars',
  type: 'film',
  titolo: 'Guerre stellari',
  titolo_originale: 'Star Wars',
  generi: ['Di mare'],
  data_uscita: '1977-10-20',
  durata: 121,
  traduzioni: [{ lingua: 'en', titolo: 'Star Wars' }],
};

let id = 0;
let call: ReturnType<typeof appCaller>;
const server = await testBot({ languages: ['it', 'en', 'es'] });
beforeAll(async () => {
  await add(GIANT);
  id = await add(SHARK);
  call = appCaller(server);
  await speaks(ANNA, 'it');
  await speaks(BRUNO, 'en');
});
beforeEach(() => void server.api.calls.splice(0));
afterAll(() => server.close());

async function add(title: { origin: string }): Promise<number> {
  const parsed = parseTitleRecord(title);
  if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
  const { ids } = await server.db.transaction().execute((tx) => upsertTitles(tx, [parsed.record]));
  return ids.get(title.origin) ?? 0;
}

const speaks = async (person: number, language: string) => {
  await server.say('/start', person);
  await server.press(`speak:${language}`, person);
};
const ask = async (as: number, path: string) => {
  const answer = await call(as, `GET ${path}${path.includes('?') ? '&' : '?'}user-id=${as}`);
  return { etag: answer.headers.etag, body: answer.json() };
};

it('two people see two names, plots, covers and genres of one title, whoever asks first', async () => {
  for (const people of [
    [ANNA, BRUNO],
    [BRUNO, ANNA],
  ]) {
    const answers = new Map<number, Awaited<ReturnType<typeof ask>>>();
    for (const person of people) answers.set(person, await ask(person, `/api/get_content/${id}`));
    const [anna, bruno] = [answers.get(ANNA), answers.get(BRUNO)];
    expect(anna?.body).toMatchObject({
      titolo: 'Lo squalo',
      trama: SHARK.trama,
      generi: 'Avventura, Di mare',
      anteprima: 'AAAA',
    });
    expect(bruno?.body).toMatchObject({
      titolo: 'Jaws',
      trama: 'A white shark comes to the island.',
      generi: 'Adventure, Di mare',
    });
    expect(bruno?.body).not.toHaveProperty('anteprima');
    expect(bruno?.body.copertina).not.toBe(anna?.body.copertina);
    expect(bruno?.etag).not.toBe(anna?.etag);
  }
});

it('an answer that one person’s app has kept is not confirmed to it once they have changed their language', async () => {
  const { etag } = await ask(BRUNO, `/api/get_content/${id}`);
  await server.press('speak:it', BRUNO);
  const after = await ask(BRUNO, `/api/get_content/${id}`);
  expect(after.etag).not.toBe(etag);
  expect(after.body.titolo).toBe('Lo squalo');
  await server.press('speak:en', BRUNO);
});

it('lists of titles have the names of who asks', async () => {
  for (const person of [BRUNO, ANNA, BRUNO]) {
    const { body } = await ask(person, '/api/get_last/film');
    expect(body[0].titolo).toBe(person === BRUNO ? 'Jaws' : 'Lo squalo');
  }
});

it('one’s own lists have the names of who asks, too', async () => {
  for (const person of [ANNA, BRUNO])
    await call(person, `POST /api/add_content_to/${id}`, { user_id: String(person), list_name: 'preferiti' });
  for (const person of [ANNA, BRUNO, ANNA]) {
    const { body } = await ask(person, '/api/get_list/preferiti?page=1&perPage=9');
    expect(body[0].titolo).toBe(person === BRUNO ? 'Jaws' : 'Lo squalo');
  }
});

it('genres are listed in the order of their names in the language of who asks, and opened by those and the catalogue’s', async () => {
  for (const [person, names] of [
    [BRUNO, 'Adventure, animali, Comedy, Di mare, Épico, Horror'],
    [ANNA, 'animali, Avventura, Commedia, Di mare, Épico, Horror'],
  ] as const) {
    const { body } = await ask(person, '/api/get_generi/0?limit=0');
    expect(body.map(({ genere }: { genere: string }) => genere).join(', ')).toBe(names);
  }
  for (const name of ['Adventure', 'Avventura', 'Aventura']) {
    const { body } = await ask(BRUNO, `/api/get_genere/${name}?page=1&perPage=12`);
    expect(body, name).toMatchObject([{ id, titolo: 'Jaws' }]);
  }
});

it('the picture of a translation is served under its own address', async () => {
  const { body } = await ask(BRUNO, `/api/get_content/${id}`);
  const { body: italian } = await ask(ANNA, `/api/get_content/${id}`);
  expect(body.copertina).toMatch(new RegExp(`/images/copertina/${id}\\?v=`));
  // Neither is redirected to the other; the host cannot be reached from here.
  for (const { copertina } of [body, italian])
    expect((await server.app.inject({ url: copertina })).statusCode).not.toBe(302);
});

it('the bot’s card has the names of who gets it', async () => {
  for (const [person, name, genre] of [
    [BRUNO, 'Jaws', 'Adventure'],
    [ANNA, 'Lo squalo', 'Avventura'],
  ] as const) {
    server.api.calls.splice(0);
    await server.say(`/start ${id}`, person);
    const said = JSON.stringify(server.api.calls);
    expect(said).toContain(name);
    expect(said).toContain(genre);
  }
});

const found = async (as: number, words: string) => {
  const { body } = await ask(as, `/api/tu/search?words=${encodeURIComponent(words)}`);
  return body.found.map(({ content, why }: { content: { titolo: string }; why: string | null }) => [
    content.titolo,
    why,
  ]);
};

it.each([
  ['jaws', null, 'anche «Jaws»'],
  ['lo squalo', 'anche «Lo squalo»', null],
  ['jawss', null, 'anche «Jaws»'],
  ['lo sqalo', 'anche «Lo squalo»', null],
])('as one types, «%s» finds a title by its names in all languages', async (words, english, italian) => {
  const [theirs, ours] = [await found(BRUNO, words), await found(ANNA, words)];
  expect(theirs[0]?.[0]).toBe('Jaws');
  expect(ours[0]?.[0]).toBe('Lo squalo');
  expect([theirs[0]?.[1] === null, ours[0]?.[1] === null]).toEqual([english === null, italian === null]);
});

it('a title’s original name is said only to people who see another', async () => {
  const added = await add(WARS);
  expect(await found(BRUNO, 'star wars')).toEqual([['Star Wars', null]]);
  expect(await found(ANNA, 'star wars')).toEqual([['Guerre stellari', 'titolo originale: Star Wars']]);
  await server.db.deleteFrom('title').where('id', '=', added).execute();
});

it('in the chat a title is found by its names in all languages, and by genres', async () => {
  for (const [person, words, name] of [
    [ANNA, 'vorrei vedere Jaws', 'Lo squalo'],
    [BRUNO, 'vorrei vedere lo squalo', 'Jaws'],
    [BRUNO, 'adventure', 'Jaws'],
  ] as const) {
    server.api.calls.splice(0);
    await server.say(words, person);
    expect(JSON.stringify(server.api.of('sendMessage')), words).toContain(name);
  }
});

it('inline results have the names of who asks, and are kept for that person alone', async () => {
  for (const [id, language_code, name] of [
    [ANNA, 'it', 'Lo squalo'],
    [BRUNO, 'en', 'Jaws'],
  ] as const) {
    server.api.calls.splice(0);
    const from = { id, is_bot: false, first_name: 'Anna', language_code };
    await server.bring({ inline_query: { id: '5', from, query: 'jaws', offset: '' } });
    expect(server.api.of('answerInlineQuery')).toMatchObject([
      { is_personal: true, results: [{ title: `${name} (1975)` }] },
    ]);
  }
});

it('a video is matched to a title by its name in another language', async () => {
  const wanted = {
    type: 'film',
    name: 'Jaws',
    originalName: '',
    year: 1975,
    tmdbId: null,
    imdbId: null,
  } as const;
  const found = await resolveTitles(server.db, [wanted]);
  expect(found.get(wanted)).toBe(id);
});

it('titles may be named in another language than everything else, chosen in the chat or in the app', async () => {
  const seen = async () => (await ask(BRUNO, `/api/get_content/${id}`)).body.titolo;
  await server.press('titlesin:it', BRUNO);
  expect(await seen()).toBe('Lo squalo');
  server.api.calls.splice(0);
  await server.say(`/start ${id}`, BRUNO);
  expect(JSON.stringify(server.api.calls)).toMatch(/Lo squalo.*min.*Adventure.*"Open/);
  await server.press('titlesas', BRUNO);
  expect(await seen()).toBe('Jaws');

  const choose = (titleLanguage: string | null) =>
    call(BRUNO, 'POST /api/tu/language', { language: 'en', titleLanguage });
  await choose('it');
  expect((await call(BRUNO, 'GET /api/tu/language')).json()).toMatchObject({ titleLanguage: 'it' });
  expect(await seen()).toBe('Lo squalo');
  await choose('xx');
  expect(await seen()).toBe('Lo squalo');
  await choose(null);
  expect(await seen()).toBe('Jaws');
});

it('genres are named as the headings over them, in the language of texts, whatever that of titles is', async () => {
  await server.press('titlesin:it', BRUNO);
  await server.press('titlesin:en', ANNA);
  for (const people of [
    [ANNA, BRUNO],
    [BRUNO, ANNA],
  ])
    for (const person of people) {
      const [titolo, genre] = person === BRUNO ? ['Lo squalo', 'Adventure'] : ['Jaws', 'Avventura'];
      const shown = { titolo, generi: `${genre}, Di mare` };
      expect((await ask(person, `/api/get_content/${id}`)).body).toMatchObject(shown);
      expect((await ask(person, '/api/get_list/preferiti?page=1&perPage=9')).body).toMatchObject([shown]);
      expect((await ask(person, `/api/get_genere/${genre}?page=1&perPage=12`)).body).toMatchObject([shown]);
      const { body: genres } = await ask(person, '/api/get_generi/0?limit=0');
      expect(genres.map(({ genere }: { genere: string }) => genere)).toContain(genre);
      server.api.calls.splice(0);
      await server.say(`/start ${id}`, person);
      expect(JSON.stringify(server.api.calls)).toMatch(new RegExp(`${titolo}.*${genre}`));
    }
});
