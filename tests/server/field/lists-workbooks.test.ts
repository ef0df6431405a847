import { describe, expect, it } from 'vitest';
import { answerListFile } from '../../../src/server/modules/list-imports/answer-list-file.ts';
import { useListChat } from '../modules/list-imports/support/list-chat.ts';
import { replies, sent } from '../support/owner-bot.ts';
import { workbookOf, zipped } from '../support/workbook.ts';

const { sendFile, server, summary, watchedNames, work, entries } = await useListChat();

describe('a person’s workbook', () => {
  it('a workbook is a list as its CSV would be, with days and marks as spreadsheets have them', async () => {
    const day = (number: number) => ({ number, format: 'dd/mm/yyyy' });
    const rows = [
      ['Titolo', 'Anno', 'Visto', 'Visto il', 'Voto'],
      ['Film 1', 2001, { xml: '<c t="b"><v>1</v></c>' }, day(45_661), 4.5],
      ['Film 2', 2002, { xml: '<c t="b"><v>0</v></c>' }, null, null],
    ];
    await sendFile('i miei film.xlsx', workbookOf([{ rows }]));
    expect(replies().at(-1)).toContain('«i miei film.xlsx»: 1 titolo, fra i visti.');
    await work();
    expect(String((await summary())?.['text'])).toContain(
      'riga 3, «Film 2»: il file dice che non è ancora visto',
    );
    expect(await watchedNames()).toEqual(['Film 1']);
  });

  it('sheets say the type or the status of their titles; others are named', async () => {
    const bytes = workbookOf([
      {
        name: 'Visti',
        rows: [
          ['Titolo', 'Anno'],
          ['Film 1', 2001],
        ],
      },
      {
        name: 'Da vedere',
        rows: [
          ['Titolo', 'Anno'],
          ['Film 2', 2002],
        ],
      },
      {
        name: 'Serie TV',
        rows: [
          ['Titolo', 'Anno'],
          ['Serie 1', 2001],
        ],
      },
      { name: 'Attori', rows: [['Attore'], ['Anna Rossi']] },
      {
        name: 'Vecchi',
        rows: [
          ['Titolo', 'Anno'],
          ['Film 3', 2003],
        ],
        state: 'hidden',
      },
    ]);
    await sendFile('lista.xlsx', bytes);
    expect(replies().at(-1)).toBe(
      [
        '«lista.xlsx»: 2 titoli. Che cosa diventano?',
        '1 riga non l’ho presa:',
        '• riga 2 di «Da vedere», «Film 2»: il file dice che non è ancora visto.',
        'Nel foglio «Attori» non ci sono colonne che conosco, e l’ho lasciato stare.',
        'Il foglio «Vecchi» è nascosto, e non l’ho letto.',
        'Di 1 titolo il file non dice una data valida. Vale quella di oggi.',
      ].join('\n'),
    );
    const answer = await answerListFile({ bytes, fileName: 'lista.xlsx' });
    expect('lists' in answer && JSON.parse(answer.lists[0]?.parts.join('') ?? '')).toMatchObject([
      { name: 'Film 1', type: null },
      { name: 'Serie 1', type: 'serie' },
    ]);
    expect(await entries()).toHaveLength(2);
  });

  it('a sheet may have its titles in a column of series', async () => {
    const bytes = workbookOf([
      {
        name: 'Film',
        rows: [
          ['Titolo', 'Anno'],
          ['Dune', 2021],
        ],
      },
      {
        name: 'Da finire',
        rows: [
          ['Serie', 'Anno'],
          ['Dark', 2017],
        ],
      },
    ]);
    const answer = await answerListFile({ bytes, fileName: 'x.xlsx' });
    expect('lists' in answer && JSON.parse(answer.lists[0]?.parts.join('') ?? '')).toMatchObject([
      { name: 'Dune', type: 'film' },
      { name: 'Dark', type: 'serie' },
    ]);
  });

  it('an address behind words is the title’s number', async () => {
    const rows = [
      ['Titolo', 'IMDb'],
      ['Dune', 'scheda'],
    ];
    const links = { B2: 'https://www.imdb.com/title/tt1160419/' };
    const answer = await answerListFile({ bytes: workbookOf([{ rows, links }]), fileName: 'x.xlsx' });
    expect('lists' in answer && JSON.parse(answer.lists[0]?.parts.join('') ?? '')).toMatchObject([
      { name: 'Dune', imdbId: 'tt1160419' },
    ]);
  });

  it('without a name it is known by its type', async () => {
    server.api.keepFile(
      'nameless',
      workbookOf([
        {
          rows: [
            ['Titolo', 'Anno'],
            ['Film 1', 2001],
          ],
        },
      ]),
    );
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    const document = { file_id: 'nameless', file_unique_id: 'nameless', file_name: 'lista', mime_type: type };
    await server.send({ document });
    expect(sent().at(-1)?.['text']).toContain('«lista.xlsx»: 1 titolo.');
  });

  it('a long one is read in a thread', async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => [
      `Titolo inventato numero ${at}`,
      1950,
      `Nota ${at * 7}`,
    ]);
    await sendFile('lista.xlsx', workbookOf([{ rows: [['Titolo', 'Anno', 'Note'], ...rows] }]));
    expect(replies().at(-1)).toContain('«lista.xlsx»: 3000 titoli.');
  });

  it.each([
    [
      'lista.xls',
      Buffer.concat([Buffer.from('d0cf11e0', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'password',
    ],
    ['lista.numbers', zipped({ 'Index/Tables/DataList.iwa': 'x' }), 'Salvalo come Excel (.xlsx) o CSV'],
    ['lista.xlsx', zipped({ 'foto.jpg': 'x' }), 'Non è una tabella'],
    ['lista.xlsx', Buffer.from('PK\u0003\u0004\u0014\0', 'latin1'), 'Il file è rovinato'],
    ['lista.xlsx', workbookOf([{ rows: [['prodotto', 'prezzo']] }]), 'Non è una lista che conosco'],
  ])('%s is answered with what it is', async (name, content, text) => {
    await sendFile(name, content);
    expect(replies().at(-1)).toContain(text);
    expect(replies().at(-1)).toContain('Non ho cambiato niente.');
  });
});
