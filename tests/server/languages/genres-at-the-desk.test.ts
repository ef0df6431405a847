import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DeskAnnouncement } from '../../../src/contract/desk/announcements.ts';
import type { DeskTitle, TitleField } from '../../../src/contract/desk/titles.ts';
import { chooseLanguage } from '../../../src/server/languages/person-language.ts';
import { titleRecordOf } from '../../../src/server/modules/catalogue/records/title-records.ts';
import { appCaller } from '../support/app-caller.ts';
import { OWNER, testBot } from '../support/test-bot.ts';
import { addTestTitles } from '../support/test-titles.ts';

let id = 0;
const server = await testBot({ languages: ['it', 'en', 'es'] });
beforeAll(async () => {
  await server.say('/start', OWNER);
});
beforeEach(async () => {
  await server.db.deleteFrom('title').where('origin', 'like', 'test:%').execute();
  [id = 0] = await addTestTitles(server.db, [{ name: 'Il generale', genres: ['Commedia', 'Muto'] }]);
  await speaks('en');
});
afterAll(() => server.close());

const speaks = (language: string) => chooseLanguage(server.db, String(OWNER), language);

async function call<Answer>(request: string, body?: object): Promise<Answer> {
  const answer = await appCaller(server, { isProven: true })(OWNER, request, body);
  expect([request, answer.statusCode]).toEqual([request, 200]);
  return answer.json();
}

const listed = async (genre: string) =>
  (await call<{ titles: DeskTitle[] }>(`GET /api/gestione/catalogue?show=all&genre=${genre}`)).titles.map(
    ({ title }) => [title.id, title.generi],
  );
const generi = async () => (await titleRecordOf(server.db, id))?.record.generi;
const sort = (genre: string, isSet: boolean) =>
  call('POST /api/gestione/catalogue/change', { titles: [id], change: { kind: 'genre', genre, isSet } });
const edit = (field: string, value: string) =>
  call('POST /api/gestione/catalogue/edit', { title: id, field, value });
const lastChange = async () =>
  (await call<{ changes: { id: string; what: string }[] }>('GET /api/gestione/changes')).changes[0];

it('titles are listed with their genres, and by them, in the language of who asks', async () => {
  for (const [language, name] of [
    ['en', 'Comedy'],
    ['es', 'Comedia'],
    ['it', 'Commedia'],
  ] as const) {
    await speaks(language);
    expect(await listed(name)).toContainEqual([id, `${name}, Muto`]);
    expect(await listed('Commedia')).toContainEqual([id, `${name}, Muto`]);
  }
});

it('titles have the catalogue’s names, which are edited there, whatever the language', async () => {
  await server.db
    .insertInto('title_translation')
    .values({ title_id: id, language: 'en', name: 'The General', search_name: 'the general' })
    .execute();
  const { titles } = await call<{ titles: DeskTitle[] }>('GET /api/gestione/catalogue?show=all');
  expect(titles.find(({ title }) => title.id === id)?.title.titolo).toBe('Il generale');
});

it('a genre is given and taken by its name in any language, and said in the reader’s', async () => {
  await sort('Adventure', true);
  expect(await generi()).toEqual(['Commedia', 'Muto', 'Avventura']);
  expect(await lastChange()).toMatchObject({ what: 'Genre Adventure added: Il generale' });
  await sort('Comedia', false);
  expect(await generi()).toEqual(['Muto', 'Avventura']);
  await speaks('it');
  expect(await lastChange()).toMatchObject({ what: 'Genere Commedia tolto: Il generale' });
});

it('a genre that the catalogue has under this very name stays that one', async () => {
  await addTestTitles(server.db, [{ name: 'Un altro', genres: ['Adventure'] }]);
  await sort('Adventure', true);
  expect(await generi()).toEqual(['Commedia', 'Muto', 'Adventure']);
});

it('the field of genres is read and written in the language of who asks', async () => {
  const field = async (name: string) =>
    (await call<{ fields: TitleField[] }>(`GET /api/gestione/catalogue/${id}`)).fields.find(
      (one) => one.name === name,
    );
  expect(await field('generi')).toMatchObject({ label: 'Genres', value: 'Comedy, Muto' });
  expect(await edit('generi', 'Comedy,  War , Muto')).toMatchObject({
    before: 'Comedy, Muto',
    value: 'Comedy, War, Muto',
    fault: null,
  });
  expect(await generi()).toEqual(['Commedia', 'Guerra', 'Muto']);
  expect(await lastChange()).toMatchObject({
    what: 'Il generale, genres: Comedy, Muto → Comedy, War, Muto',
  });
});

it('whether a title is for adults is called and said in the language of who asks, and sent in none', async () => {
  for (const [language, label, inChange, said] of [
    ['en', 'For adults', 'for adults', 'no → yes'],
    ['es', 'Para adultos', 'para adultos', 'no → sí'],
    ['it', 'Per adulti', 'per adulti', 'no → sì'],
  ] as const) {
    await speaks(language);
    const { fields } = await call<{ fields: TitleField[] }>(`GET /api/gestione/catalogue/${id}`);
    expect(fields).toContainEqual(expect.objectContaining({ name: 'adult', label, value: 'false' }));
    expect(await edit('adult', 'true')).toMatchObject({ before: 'false', value: 'true', fault: null });
    expect(await lastChange()).toMatchObject({ what: `Il generale, ${inChange}: ${said}` });
    await edit('adult', 'false');
  }
});

it('an announcement to a genre reaches who likes one, whatever the language it was named in', async () => {
  await server.say('/start', 7001);
  await server.db
    .insertInto('list_item')
    .values({ user_id: '7001', list: 'mi_piace', title_id: id })
    .execute();
  const { id: announcement } = await call<{ id: number }>('POST /api/gestione/announcements/preview', {
    text: 'Tonight',
    title: null,
    picture: null,
    audience: 'genre',
    genre: 'Comedy',
    startsAt: null,
  });
  const { announcements } = await call<{ announcements: DeskAnnouncement[] }>(
    'GET /api/gestione/announcements',
  );
  expect(announcements).toMatchObject([{ id: announcement, genre: 'Comedy' }]);
  await call('POST /api/gestione/announcements/change', { announcement, to: 'running' });
  await expect
    .poll(() => server.api.of('sendMessage').filter(({ text }) => text === 'Tonight'), { timeout: 20_000 })
    .toMatchObject([{ chat_id: OWNER }, { chat_id: 7001 }]);
});
