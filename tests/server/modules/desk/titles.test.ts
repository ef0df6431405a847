import { beforeEach, describe, expect, it } from 'vitest';
import type { DeskChange } from '../../../../src/contract/desk/changes.ts';
import type { DeskTitle, TitleChange, TitleField } from '../../../../src/contract/desk/titles.ts';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { appCaller } from '../../support/app-caller.ts';
import { record, useOwnerBot } from '../../support/owner-bot.ts';
import { OWNER } from '../../support/test-bot.ts';
import { addTestTitles, type NewTitle } from '../../support/test-titles.ts';

const server = await useOwnerBot();
beforeEach(async () => {
  await server.db.deleteFrom('title').where('origin', 'like', 'test:%').execute();
});

const add = (...titles: Partial<NewTitle>[]) => addTestTitles(server.db, titles);

const call = appCaller(server, { isProven: true });

async function read<Answer>(request: string, body?: object): Promise<Answer> {
  const answer = await call(OWNER, request, body);
  expect([request, answer.statusCode]).toEqual([request, 200]);
  return answer.json();
}

type Page = { titles: DeskTitle[]; next: string | null };
const page = (query: Record<string, string>) =>
  read<Page>(`GET /api/gestione/catalogue?${new URLSearchParams({ show: 'all', ...query })}`);
const ids = async (query: Record<string, string>) =>
  (await page(query)).titles.map(({ title }) => Number(title.id));
const change = async (titles: number[], what: TitleChange) =>
  (await read<{ changed: number[] }>('POST /api/gestione/catalogue/change', { titles, change: what }))
    .changed;
const hide = (titles: number[], isSet = true) => change(titles, { kind: 'hidden', isSet });

describe('the list of titles', () => {
  it('has every title once, that which was added last first, on pages that follow one another', async () => {
    const added = await add(...Array.from({ length: 90 }, (_, index) => ({ name: `Lungo ${index}` })));
    await hide(added.slice(0, 3));
    const listed: number[] = [];
    for (let after: string | null = ''; after !== null;) {
      const { titles, next }: Page = await page(after === '' ? {} : { after });
      listed.push(...titles.map(({ title }) => Number(title.id)));
      after = next === null ? null : String(next);
    }
    expect(listed.slice(0, 90)).toEqual(added.toReversed());
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('finds hidden titles by their words, and says so', async () => {
    const [id = 0] = await add({ name: 'Nascosta zqx' });
    await hide([id]);
    expect((await page({ words: 'nascosta zqx' })).titles).toEqual([
      expect.objectContaining({ isHidden: true, title: expect.objectContaining({ id }) }),
    ]);
  });

  it('finds the title whose number the words are, before those of that name', async () => {
    const [id = 0] = await add({});
    const [namesake = 0] = await add({ name: String(id) });
    const { titles } = await page({ words: String(id) });
    expect(titles.slice(0, 2).map(({ title }) => title.id)).toEqual([id, namesake]);
  });

  it('shows only titles that lack something', async () => {
    const [whole = 0, noPicture = 0, noPlot = 0, hidden = 0] = await add(
      { banner: 'https://pictures.example/b.jpg' },
      { cover: null },
      { plot: '' },
      {},
    );
    await hide([hidden]);
    const part = { titleId: whole, episode: undefined };
    await saveVideoAndNotify(server.db, part, { kind: 'link', url: 'https://films.example/1' });
    const added = [whole, noPicture, noPlot, hidden];
    const shown = async (show: string) => (await ids({ show })).filter((id) => added.includes(id));
    expect(await shown('no-picture')).toEqual([noPicture]);
    expect(await shown('no-plot')).toEqual([noPlot]);
    expect(await shown('hidden')).toEqual([hidden]);
    expect(await shown('no-video')).toEqual([hidden, noPlot, noPicture]);
    expect((await page({})).titles.find(({ title }) => title.id === whole)?.hasVideo).toBe(true);
  });

  it('narrows by genre, year and when titles were added, also what words mean', async () => {
    const [old = 0, recent = 0] = await add(
      { name: 'Zqx uno', genres: ['Zqx'], releaseDate: '1931-01-01', createdAt: new Date('2020-01-01') },
      { name: 'Zqx due', genres: ['Dramma', 'Zqx'], releaseDate: '1932-01-01', createdAt: new Date() },
    );
    expect(await ids({ genre: 'Zqx' })).toEqual([recent, old]);
    expect(await ids({ year: '1931' })).toEqual([old]);
    expect(await ids({ genre: 'Zqx', days: '7' })).toEqual([recent]);
    expect(await ids({ words: 'zqx', year: '1931' })).toEqual([old]);
  });

  it('says which older title a possible double may be', async () => {
    const [older = 0, newer = 0, remake = 0] = await add(
      { name: 'Gita a Goa zqx', releaseDate: '2019-12-30' },
      { name: 'Gita a Goa: zqx', releaseDate: '2020-01-02' },
      { name: 'Gita a Goa zqx', releaseDate: '2023-01-02' },
    );
    const { titles } = await page({ show: 'doubles' });
    const mine = titles.filter(({ title }) => [older, newer, remake].includes(Number(title.id)));
    expect(mine.map(({ title, double }) => [title.id, double])).toEqual([
      [newer, { id: older, name: 'Gita a Goa zqx' }],
    ]);
  });

  it('takes two titles with different numbers at TMDB for no doubles', async () => {
    const [one = 0, other = 0] = await add({ name: 'Cenerentola zqx' }, { name: 'Cenerentola zqx' });
    for (const id of [one, other])
      await server.db.updateTable('title').set({ tmdb_id: id }).where('id', '=', id).execute();
    expect(await ids({ show: 'doubles' })).not.toContain(other);
  });
});

describe('several titles at once', () => {
  it('titles are hidden together, and undoing does not show those that were hidden before', async () => {
    const [one = 0, other = 0] = await add({}, {});
    await hide([other]);
    expect(await hide([one, other])).toEqual([one]);
    expect((await record(one))?.hidden).toBe(true);
    expect(await hide([one], false)).toEqual([one]);
    expect((await record(one))?.hidden).toBe(false);
    expect((await record(other))?.hidden).toBe(true);
  });

  it('get a genre, and lose it again', async () => {
    const [one = 0, other = 0] = await add({ genres: ['Dramma'] }, { genres: ['Giallo', 'Dramma'] });
    const giallo = (isSet: boolean): TitleChange => ({ kind: 'genre', genre: 'Giallo', isSet });
    expect(await change([one, other, 2_000_000_000], giallo(true))).toEqual([one]);
    expect((await record(one))?.generi).toEqual(['Dramma', 'Giallo']);
    expect(await change([one], giallo(false))).toEqual([one]);
    expect((await record(one))?.generi).toEqual(['Dramma']);
  });

  it('one change names only the titles that it hid', async () => {
    const [first = 0, second = 0, third = 0] = await add(
      { name: 'Uno zqx' },
      { name: 'Due zqx' },
      { name: 'Tre zqx' },
    );
    await hide([second]);
    await hide([first, second, third]);
    const { changes } = await read<{ changes: DeskChange[] }>('GET /api/gestione/changes');
    expect(changes[0]).toMatchObject({ what: 'Nascosti: Uno zqx e un altro' });
  });
});

type Edited = { row: DeskTitle; before: string; value: string; fault: string | null };
const edit = (title: number, field: string, value: string) =>
  read<Edited>('POST /api/gestione/catalogue/edit', { title, field, value });

describe('the fields of a title', () => {
  it('fields are shown as people write them', async () => {
    const [id = 0] = await add({ releaseDate: '1922-03-04' });
    const { row, fields } = await read<{ row: DeskTitle; fields: TitleField[] }>(
      `GET /api/gestione/catalogue/${id}`,
    );
    const value = (name: string) => fields.find((field) => field.name === name)?.value;
    expect([row.title.id, value('data_uscita'), value('adult')]).toEqual([id, '4/3/1922', 'false']);
  });

  it('fields are written, emptied, and written back', async () => {
    const [id = 0] = await add({ releaseDate: '1922-03-04' });
    expect(await edit(id, 'data_uscita', '5/4/1923')).toMatchObject({
      before: '4/3/1922',
      value: '5/4/1923',
    });
    expect(await edit(id, 'trama', '')).toMatchObject({ before: 'Una trama.', value: '' });
    await edit(id, 'trama', 'Una trama.');
    expect(await record(id)).toMatchObject({ data_uscita: '1923-04-05', trama: 'Una trama.' });
  });

  it.each([
    ['titolo', 'Un altro nome', { titolo: 'Un altro nome' }],
    ['titolo_originale', 'Another', { titolo_originale: 'Another' }],
    ['altri_titoli', 'Uno | Due, tre', { altri_titoli: ['Uno', 'Due, tre'] }],
    ['generi', 'Dramma, Guerra', { generi: ['Dramma', 'Guerra'] }],
    ['data_uscita', '1923-01-02', { data_uscita: '1923-01-02' }],
    ['adult', 'Sì', { adult: true }],
    ['copertina', '/posters/x.svg', { copertina: '/posters/x.svg' }],
    ['registi', 'Ada Verdi, Ugo Neri', { registi: ['Ada Verdi', 'Ugo Neri'] }],
  ])('%s is written as %j', async (field, value, stored) => {
    const [id = 0] = await add({});
    expect((await edit(id, field, value)).fault).toBeNull();
    expect(await record(id)).toMatchObject(stored);
  });

  it('an edited field is a change', async () => {
    const [id = 0] = await add({ name: 'Zqx tre' });
    await edit(id, 'durata', '94');
    const { changes } = await read<{ changes: DeskChange[] }>('GET /api/gestione/changes');
    expect(changes[0]).toMatchObject({ what: 'Zqx tre, durata: 100 → 94' });
  });

  it('stay as they are where a value cannot be, which is said in Italian', async () => {
    const [id = 0] = await add({});
    expect((await edit(id, 'durata', 'lunga')).fault).toContain('Serve un numero');
    for (const title of ['', 'x'.repeat(501)])
      expect((await edit(id, 'titolo', title)).fault).toContain('Scrivi il titolo');
    for (const date of ['31/2/1999', 'ieri'])
      expect((await edit(id, 'data_uscita', date)).fault).toContain('Serve una data');
    expect((await edit(id, 'adult', 'forse')).fault).toContain('Scrivi «sì» o «no»');
    expect((await edit(id, 'trailer', 'ftp://a')).fault).toContain('Serve un indirizzo');
    expect(await record(id)).toMatchObject({ durata: 100, titolo: 'Film 0' });
  });
});

describe('a picture of a title', () => {
  const send = (id: number) =>
    read<Edited>(`POST /api/gestione/catalogue/picture?title=${id}&picture=banner`, Buffer.from('pixels'));

  it('a picture that is sent is kept by the messenger, and leaves no message in the chat', async () => {
    server.api.answer('sendPhoto', () => ({
      message_id: 77,
      photo: [
        { file_id: 'small', width: 90, height: 50 },
        { file_id: 'large', width: 900, height: 500 },
      ],
    }));
    server.api.keepFile('large', 'bytes');
    const [id = 0] = await add({});
    const { before, row } = await send(id);
    expect((await record(id))?.banner).toBe('/bot-file/large');
    expect(row.title.banner).toContain(`/images/banner/${id}`);
    expect(server.api.of('deleteMessage')).toEqual([{ chat_id: OWNER, message_id: 77 }]);
    await edit(id, 'banner', before);
    expect((await record(id))?.banner).toBeNull();
  });

  it('a picture that the messenger cannot read changes nothing', async () => {
    server.api.fail('sendPhoto', { error_code: 400, description: 'Bad Request: IMAGE_PROCESS_FAILED' });
    const [id = 0] = await add({});
    expect((await send(id)).fault).toContain('Non riesco a leggere questa foto');
    expect((await record(id))?.banner).toBeNull();
  });

  it('cannot come from TMDB without its token, which is said', async () => {
    const [id = 0] = await add({});
    const body = { title: id, picture: 'banner', type: 'film', id: 653 };
    expect((await read<Edited>('POST /api/gestione/catalogue/tmdb_picture', body)).fault).toContain('TMDB');
  });
});

type Uses = { titles: { plays: number; listEntries: number }[]; fills: string[] };

describe('two titles', () => {
  it('show what is kept before they are merged, and become one', async () => {
    const [keep = 0, other = 0] = await add({ plot: '', cover: null }, { banner: '/posters/b.svg' });
    await server.db
      .insertInto('list_item')
      .values({ user_id: '1', list: 'liste', title_id: other })
      .execute();
    const { titles, fills } = await read<Uses>(`GET /api/gestione/catalogue/uses?titles=${keep},${other}`);
    expect(titles.map(({ listEntries }) => listEntries)).toEqual([0, 1]);
    expect(fills).toEqual(['trama', 'copertina', 'banner']);
    expect(await read('POST /api/gestione/catalogue/merge', { keep, other })).toEqual({ fault: null });
    expect([await record(other), (await record(keep))?.trama]).toEqual([undefined, 'Una trama.']);
  });

  it('pressed twice at once are merged once, which is listed once', async () => {
    const [keep = 0, other = 0] = await add({}, { name: 'Zqx doppio' });
    const press = () => read('POST /api/gestione/catalogue/merge', { keep, other });
    await Promise.all([press(), press()]);
    const { changes } = await read<{ changes: DeskChange[] }>('GET /api/gestione/changes');
    const merges = changes.filter(({ what }) => what.includes('Zqx doppio'));
    expect(merges.map(({ what }) => what)).toEqual([`Unito: Zqx doppio, n. ${other}, nel n. ${keep}`]);
  });

  it('titles of different types are not merged, and a message says so', async () => {
    const [keep = 0, other = 0] = await add({}, { type: 'serie' });
    const { fault } = await read<{ fault: string }>('POST /api/gestione/catalogue/merge', { keep, other });
    expect(fault).toContain('Un film e una serie');
    expect(await record(other)).toBeDefined();
  });
});

it('titles are removed together, which is listed', async () => {
  const [one = 0, other = 0] = await add({ name: 'Zqx via' }, {});
  const body = { titles: [one, other, 999_999] };
  expect(await read('POST /api/gestione/catalogue/remove', body)).toEqual({ removed: [one, other] });
  expect(await record(one)).toBeUndefined();
  const { changes } = await read<{ changes: DeskChange[] }>('GET /api/gestione/changes');
  expect(changes.map(({ what }) => what)).toContain(`Rimosso: Zqx via, n. ${one}`);
});
