import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_LIST_FILE_BYTES } from '../../../../src/contract/own/list-imports.ts';
import { MAX_IMPORTS_A_DAY } from '../../../../src/server/modules/list-imports/list-imports.ts';
import { appCaller } from '../../support/app-caller.ts';
import { whileFileIsRead } from '../../support/busy-files.ts';
import { dataOf } from '../../support/inline-keyboard.ts';
import { film, sent } from '../../support/owner-bot.ts';
import { ANNA, BRUNO } from '../../support/test-bot.ts';
import { workbookOf } from '../../support/workbook.ts';
import { csv, USER, useListChat } from './support/list-chat.ts';

let call: ReturnType<typeof appCaller>;
const { entries, listIds, sendFile, server, summary, watchedNames, work } = await useListChat();
beforeEach(() => {
  call = appCaller(server);
});

let uploads = 0;
const send = async (
  name: string,
  content: string | Uint8Array,
  { as = ANNA, upload = `upload-${++uploads}` } = {},
) =>
  call(
    as,
    `POST /api/tu/list_imports?${new URLSearchParams({ name, upload }).toString()}`,
    Buffer.from(content),
  );
const lists = async (who = ANNA) => (await call(who, 'GET /api/tu/list_imports')).json().lists;
const choose = (id: number, target: string, who = ANNA) =>
  call(who, 'POST /api/tu/list_imports/target', { id, target });
const latest = async () => (await lists())[0];

describe('a file sent in the app', () => {
  it('may be a workbook', async () => {
    const rows = [
      ['Titolo', 'Anno'],
      ['Film 1', 2001],
    ];
    const answer = await send('watched.xlsx', workbookOf([{ rows }]));
    expect(answer.json()).toEqual({ success: true, refused: null });
    await work();
    expect(await watchedNames()).toEqual(['Film 1']);
  });

  it('the call is answered with 503 while the person’s earlier file is being read', async () => {
    const content = csv('2024-01-01,Film 1,2001,x');
    const upload = 'the-same-upload';
    const busy = await whileFileIsRead(USER, () => send('watched.csv', content, { upload }));
    expect([busy.statusCode, busy.headers['retry-after']]).toEqual([503, '10']);
    expect((await send('watched.csv', content, { upload })).json()).toEqual({ success: true, refused: null });
    await work();
    expect(await watchedNames()).toEqual(['Film 1']);
  });

  it('becomes watched titles, with the same outcome in the app and in the chat', async () => {
    const answer = await send('watched.csv', csv('2024-01-01,Film 1,2001,x', '2024-01-02,Metropolis,1927,x'));
    expect(answer.json()).toEqual({ success: true, refused: null });
    await work();
    expect(await watchedNames()).toEqual(['Film 1']);
    const { id, ...list } = await latest();
    expect(list).toEqual({
      state: 'done',
      text: 'Ho letto «watched.csv», 2 titoli: 1 è ora fra i visti, 1 non è in catalogo.',
      reached: 2,
      titles: 2,
      missing: ['Metropolis (1927)'],
      missingCount: 1,
    });
    expect((await summary())?.['text']).toContain(list.text);
    expect(await lists(BRUNO)).toEqual([]);
    expect((await call(BRUNO, 'POST /api/tu/list_imports/missing', { id })).statusCode).toBe(404);
    const asksForMissing = async () =>
      (await call(ANNA, 'POST /api/tu/list_imports/missing', { id })).json().text;
    expect(await asksForMissing()).toBe('Richiesto un titolo.');
    expect(await asksForMissing(), 'the answer was lost').toBe('Richiesto un titolo.');
    await sql`update list_import_entry set requested_at = now() - interval '1 hour'`.execute(server.db);
    expect(await asksForMissing()).toBe('Li hai già richiesti tutti.');
    expect(await latest()).toMatchObject({ missing: [], missingCount: 0 });
    const { requests } = (await call(ANNA, 'GET /api/tu/requests')).json();
    expect(requests).toMatchObject([{ name: 'Metropolis (1927)' }]);
  });

  it('a file is one file however often it is sent again, and another person’s is theirs', async () => {
    const rows = csv('2024-01-01,Film 1,2001,x');
    for (let times = 0; times < 3; times += 1) await send('watchlist.csv', rows, { upload: 'the-same' });
    await send('watchlist.csv', rows, { as: BRUNO, upload: 'the-same' });
    await work();
    expect([(await lists()).length, (await lists(BRUNO)).length]).toEqual([1, 1]);
    expect(await listIds('liste')).toEqual([film(1)]);
  });

  it('waits for a choice in the app or in the chat, which is made once', async () => {
    await send('lista.csv', csv('2024-01-01,Film 1,2001,x'));
    expect(await latest()).toMatchObject({
      state: 'asked',
      text: '«lista.csv»: 1 titolo. Che cosa diventano?',
      titles: 1,
    });
    const { id } = await latest();
    expect((await choose(id, 'mi_piace', BRUNO)).statusCode).toBe(409);
    expect((await choose(id, 'mi_piace')).statusCode).toBe(200);
    expect((await choose(id, 'mi_piace')).statusCode).toBe(200);
    expect((await choose(id, 'visti')).statusCode).toBe(409);
    expect((await choose(id, 'nothing')).statusCode).toBe(409);
    await work();
    expect(await listIds('mi_piace')).toEqual([film(1)]);
    await sendFile('altra.csv', csv('2024-01-01,Film 2,2002,x'));
    const inChat = await latest();
    expect(inChat).toMatchObject({ state: 'asked' });
    await choose(inChat.id, 'liste');
    await server.press(dataOf(sent().at(-1), 'Visti'));
    await work();
    expect(await listIds('liste')).toEqual([film(2)]);
    expect(await watchedNames()).toEqual([]);
  });

  it('a file is gone once it is dropped, and dropping it again succeeds', async () => {
    await send('lista.csv', csv('2024-01-01,Film 1,2001,x'));
    const { id } = await latest();
    expect([(await choose(id, 'nothing')).statusCode, (await choose(id, 'nothing')).statusCode]).toEqual([
      200, 200,
    ]);
    expect((await choose(id, 'liste')).statusCode).toBe(409);
    expect((await choose(9_999_999_999, 'liste')).statusCode, 'a number that no list has').toBe(404);
    expect([await lists(), await entries()]).toEqual([[], []]);
  });
});

describe('a file that is refused in the app', () => {
  it.each([
    ['a.csv', 'uno,due\n1,2\n', 'Non è una lista che conosco'],
    ['letterboxd.zip', 'PK', 'Il file è rovinato'],
    ['foto.jpg', 'x', 'Non è una lista che conosco'],
    ['watched.csv', Buffer.from([0xff, 0xfe, 0xfd]), 'Non è una lista che conosco'],
    ['watched.csv', '', 'Non è una lista che conosco'],
  ])('changes nothing and says why: %s', async (name, content, reason) => {
    expect((await send(name, content)).json().refused).toContain(reason);
    expect([await lists(), await entries()]).toEqual([[], []]);
  });

  it('a file is not read beyond its limit, and no other call takes as many bytes', async () => {
    expect((await send('watched.csv', Buffer.alloc(MAX_LIST_FILE_BYTES + 1))).statusCode).toBe(413);
    expect((await send('watched.csv', Buffer.alloc(MAX_LIST_FILE_BYTES, 'x'))).statusCode).toBe(200);
    const other = await call(ANNA, 'POST /api/tu/notices', Buffer.alloc(100));
    expect(other.statusCode).toBe(415);
    const json = await call(ANNA, 'POST /api/tu/list_imports?name=watched.csv&upload=12345678', {});
    expect(json.statusCode).toBe(400);
  });

  it('counts towards the limit of a day, together with those of the chat', async () => {
    await sendFile('a.csv', 'uno,due\n');
    for (let file = 1; file < MAX_IMPORTS_A_DAY; file += 1) await send('a.csv', 'uno,due\n');
    expect((await send('watched.csv', csv('2024-01-01,Film 1,2001,x'))).json().refused).toContain(
      `Oggi mi hai già mandato ${MAX_IMPORTS_A_DAY} file`,
    );
    await work();
    expect(await watchedNames()).toEqual([]);
  });
});
