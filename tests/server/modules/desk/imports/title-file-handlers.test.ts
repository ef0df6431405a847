import { expect, it } from 'vitest';
import { bringVideo } from '../../../support/bring-video.ts';
import { buttonsOf, dataOf } from '../../../support/inline-keyboard.ts';
import { replies, sent, useOwnerBot } from '../../../support/owner-bot.ts';
import { ANNA, messageFrom, OWNER } from '../../../support/test-bot.ts';

const server = await useOwnerBot();

const documentOf = (file_name: string) => ({
  document: { file_id: file_name, file_unique_id: file_name, file_name, mime_type: 'text/csv' },
});
/** Sends a file from the owner; returns the bot's reply. */
async function send(name: string, content: string, from = OWNER) {
  server.api.keepFile(name, content);
  await server.send(documentOf(name), from);
  return sent().at(-1);
}
/** Presses the button below the reply to a file. */
async function press(name: string, data = 'takefile:1') {
  const asked = messageFrom(OWNER, documentOf(name));
  const message = messageFrom(OWNER, { text: 'x', reply_to_message: asked });
  await server.bring({
    callback_query: {
      id: '1',
      chat_instance: '1',
      from: { id: OWNER, is_bot: false, first_name: 'X' },
      data,
      message,
    },
  });
}
const edited = () => String(server.api.of('editMessageText').at(-1)?.['text']);
const idOf = async (name: string) => {
  const row = await server.db.selectFrom('title').select('id').where('titolo', '=', name).executeTakeFirst();
  return row?.id ?? 0;
};

const TITLES = [
  'origin,type,titolo,data_uscita,durata',
  'mine:goa,film,Gita a Goa,2019-05-01,42',
  'mine:corso,serie,Corso di cucina,2020-01-01,2',
  'mine:wrong,film,Senza data,ieri,10',
  'mine:kind,cartone,Senza tipo,2020-01-01,10',
].join('\n');

it('an owner’s file of titles is previewed before it is imported, with the first faults', async () => {
  const preview = await send('titles.csv', TITLES);
  expect(preview?.['text']).toBe(
    [
      '«titles.csv», se lo importi:',
      '2 titoli nuovi, 0 cambiati, 0 già uguali.',
      '2 righe sbagliate:',
      '• riga 4, «Senza data», data_uscita: Serve una data, dal 1800 in poi: «4/3/1922» oppure «1922-03-04».',
      '• riga 5, «Senza tipo», type: scrivi «film» oppure «serie».',
    ].join('\n'),
  );
  expect(preview?.['reply_parameters']).toEqual({ message_id: 7 });
  expect(await idOf('Gita a Goa')).toBe(0);
  expect(dataOf(preview, 'Importa')).toBe('takefile:1');
  await press('titles.csv');
  expect(edited()).toContain('«titles.csv» è importato:\n2 titoli nuovi');
  expect(await idOf('Gita a Goa')).toBeGreaterThan(0);
  // A second press, or the same file again, changes nothing.
  const again = await send('titles.csv', TITLES);
  expect(again?.['text']).toContain('0 titoli nuovi, 0 cambiati, 2 già uguali.');
  expect(buttonsOf(again)).toEqual([]);
});

it('JSON and NDJSON files work as well, and a wrong first line is reported', async () => {
  const title = { origin: 'mine:json', type: 'film', titolo: 'Dal JSON', data_uscita: '2001-01-01' };
  expect((await send('t.json', JSON.stringify([title])))?.['text']).toContain('1 titolo nuovo');
  expect((await send('t.ndjson', `${JSON.stringify(title)}\n`))?.['text']).toContain('1 titolo nuovo');
  const own = await send('own.json', '[{"title":"Heat","year":1995}]');
  expect(own?.['text']).toContain('1 titolo nuovo');
  expect((await send('bad.csv', 'nome prodotto,prezzo\nX,2001\n'))?.['text']).toContain(
    'La prima riga ha i nomi',
  );
});

it('lists from elsewhere and other people’s files are handled as before', async () => {
  // The work on each ends here, not in the next test.
  const isRead = (name: string) =>
    expect.poll(replies).toContainEqual(expect.stringContaining(`Ho letto «${name}»`));
  await send('watched.csv', 'Date,Name,Year,Letterboxd URI\n2020-01-01,Film 1,2001,https://x\n');
  expect(replies().at(-1)).not.toContain('se lo importi');
  await isRead('watched.csv');
  const trakt = [{ type: 'movie', movie: { title: 'Film 2', year: 2002, ids: { tmdb: 2 } } }];
  const tvTime = [{ title: 'Film 3', year: 2003, id: { imdb: 'tt0000003' }, is_watched: true }];
  for (const list of [trakt, tvTime]) {
    await send('list.json', JSON.stringify(list));
    expect(replies().at(-1)).not.toContain('se lo importi');
  }
  // Of Trakt's it is asked first what they become.
  await isRead('list.json');
  await send('titles.csv', TITLES, ANNA);
  expect(replies().at(-1)).not.toContain('se lo importi');
  await server.press('takefile:1', ANNA);
  expect(server.api.of('editMessageText')).toEqual([]);
});

it('a table of videos is refused, as one that is none of titles', async () => {
  const id = await bringVideo(server, 'VID_20240101.mp4');
  const refused = await send(
    'da-abbinare.csv',
    `video;file;didascalia;minuti;titolo;anno;tipo;stagione;episodio\n${id};VID_20240101.mp4;;30;Gita al lago;2024;film;;\n`,
  );
  expect(refused?.['text']).toContain('Questa tabella non la so leggere');
  expect(buttonsOf(refused).map(({ text }) => text)).toEqual(['Scarica un esempio']);
  await press('da-abbinare.csv');
  expect(await idOf('Gita al lago')).toBe(0);
});
