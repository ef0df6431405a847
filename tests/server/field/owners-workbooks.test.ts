import { beforeEach, describe, expect, it } from 'vitest';
import { dataOf } from '../support/inline-keyboard.ts';
import { OWNER } from '../support/test-bot.ts';
import { workbookOf, zipped } from '../support/workbook.ts';
import { useTables } from './support/owners-tables.ts';

const { server, send, titlesOf } = await useTables();
const { db } = server;
beforeEach(async () => {
  await db.deleteFrom('title').execute();
});

describe('an owner’s workbook', () => {
  it('a workbook is read as the table that it would be as CSV', async () => {
    const rows = [
      ['I miei film'],
      [],
      ['Titolo', 'Anno', 'Tipo', 'Durata', 'Genere', 'Data di uscita'],
      ['1917', 2019, 'Film', { number: 119 / 1440, format: 'h:mm' }, 'Guerra', null],
      ['Così è', { number: 33_239, format: 'yyyy' }, 'Serie TV', 2, 'Dramma', null],
      [24, null, 'Film', 90, null, { number: 36_800, format: 'dd/mm/yyyy' }],
      [null, null, null, null, null, null],
      [null, 2001, 'Film', null, null, null],
    ];
    const { preview, take } = await send(workbookOf([{ rows }]), 'film.xlsx');
    expect(preview).toEqual([
      '3 titoli nuovi, 0 cambiati, 0 già uguali.',
      '1 riga sbagliata:',
      '• riga 8 di «Foglio1», titolo: Scrivi il titolo, fino a 500 lettere.',
    ]);
    expect(await take()).toEqual(preview);
    expect(await titlesOf('1917')).toMatchObject([{ data_uscita: '2019-01-01', durata: 119 }]);
    expect(await titlesOf('Così è')).toMatchObject([{ type: 'serie', data_uscita: '1991-01-01', durata: 2 }]);
    expect(await titlesOf('24')).toMatchObject([{ data_uscita: '2000-10-01', durata: 90 }]);
  });

  it('the first sheet with titles is read; others are named', async () => {
    const { preview, take } = await send(
      workbookOf([
        { name: 'Leggimi', rows: [['Qui c’è tutto'], ['Ciao']] },
        {
          name: 'Serie TV',
          rows: [
            ['Year', 'Colore', 'Title', 'Seasons'],
            [1991, 'blu', 'Faro', 3],
            ['ieri', 'blu', 'Vento', 1],
          ],
        },
        { name: 'Film', rows: [['Titolo'], ['Eco']] },
      ]),
      'catalogo.xlsx',
    );
    expect(preview).toEqual([
      '1 titolo nuovo, 0 cambiati, 0 già uguali.',
      'La colonna «Colore» non la conosco, e l’ho lasciata stare.',
      'Di più fogli leggo il primo che ha titoli. Non ho letto: «Leggimi», «Film».',
      '1 riga sbagliata:',
      '• riga 3 di «Serie TV», «Vento», anno: serve un anno, come 2018.',
    ]);
    await take();
    expect(await titlesOf('Faro')).toMatchObject([{ type: 'serie', durata: 3 }]);
  });

  it('a row whose link is only behind its words is refused, and not taken without a video', async () => {
    const rows = [
      ['Titolo', 'Tipo', 'Link'],
      ['Eco', 'film', 'Guarda'],
      ['Vento', 'film', 'https://a.example/v'],
    ];
    const { preview } = await send(
      workbookOf([{ rows, links: { C2: 'https://a.example/eco' } }]),
      'film.xlsx',
    );
    expect(preview.join('\n')).toContain('«Eco», sorgenti');
  });

  it('episodes below a merged cell have the workbook refused', async () => {
    const rows = [
      ['Serie', 'Stagione', 'Episodio', 'Titolo', 'Link'],
      ['Faro', 1, 1, 'Inizio', 'https://a.example/1'],
      [null, null, 2, null, 'https://a.example/2'],
    ];
    const { message } = await send(workbookOf([{ rows }]), 'puntate.xlsx');
    expect(message?.['text']).toContain('(riga 3)');
    expect(message?.['text']).toContain('celle unite');
  });

  it('a table of videos is none of titles', async () => {
    const rows = [
      ['video', 'file', 'titolo', 'anno', 'tipo'],
      [1, 'VID_1.mp4', 'Così', 2019, 'film'],
    ];
    const { message } = await send(workbookOf([{ rows }]), 'da-abbinare.xlsx');
    expect(message?.['text']).toContain('Questa tabella non la so leggere');
  });

  it('a file that takes too much memory is refused, and the answer says how to send it', async () => {
    const moreRows = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
    const { message } = await send(workbookOf([{ rows: [['titolo'], ['Eco']], moreRows }]), 'x.xlsx');
    expect(message?.['text']).toContain(
      'Il file è troppo complesso: mandalo più piccolo o salvato come CSV.',
    );
  });

  it('a long one is read whole', async () => {
    const plot = 'Una trama lunga. '.repeat(40);
    const rows = Array.from({ length: 900 }, (_, at) => [`Titolo numero ${at}`, 'film', `${at} ${plot}`]);
    const bytes = workbookOf([{ rows: [['titolo', 'tipo', 'trama'], ...rows] }]);
    const { preview } = await send(bytes, 'x.xlsx');
    expect(preview).toEqual(['900 titoli nuovi, 0 cambiati, 0 già uguali.']);
  });
});

describe('a file that is called a workbook', () => {
  const compound = (part: string) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(part, 'utf16le')]);

  it.each([
    ['x.xlsx', compound('EncryptedPackage'), 'protetto da una password'],
    ['x.xls', compound('Workbook'), 'Salvalo come Excel (.xlsx) o CSV'],
    ['x.ods', zipped({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' }), 'Salvalo come Excel'],
    ['x.xlsx', zipped({ 'word/document.xml': '<w/>' }), 'Non è una tabella'],
    ['x.xlsx', workbookOf([]).subarray(0, 200), 'rovinato o incompleto'],
    ['x.csv', compound('Workbook'), 'Salvalo come Excel (.xlsx) o CSV'],
    ['x.xls', '<html><table><tr><td>titolo</td></tr></table></html>', 'È una pagina web'],
    ['x.xlsx', workbookOf([{ rows: [['prodotto', 'prezzo']] }]), 'La prima riga ha i nomi delle colonne'],
  ])('%s is answered with what it is', async (name, content, text) => {
    const { message } = await send(content, name);
    expect(message?.['text']).toContain(text);
  });

  it('a text with such a name is read as the table that it is', async () => {
    const { preview } = await send('titolo;anno;tipo\nEco;1990;film\n', 'export.xls');
    expect(preview).toEqual(['1 titolo nuovo, 0 cambiati, 0 già uguali.']);
  });

  it('the answer about another spreadsheet comes with an example', async () => {
    const { message } = await send(compound('Workbook'), 'x.xls');
    await server.press(dataOf(message, 'Scarica un esempio'), OWNER);
    expect(server.api.of('sendDocument')).toHaveLength(1);
  });
});
