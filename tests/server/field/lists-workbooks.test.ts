import { describe, expect, it } from 'vitest';
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
      'riga 3 di «Foglio1», «Film 2»: il file dice che non è ancora visto',
    );
    expect(await watchedNames()).toEqual(['Film 1']);
  });

  it('the first sheet with titles is read; others are named', async () => {
    const titles = (name: string, ...row: [string, number]) => ({ name, rows: [['Titolo', 'Anno'], row] });
    const bytes = workbookOf([
      { name: 'Attori', rows: [['Attore'], ['Anna Rossi']] },
      titles('Serie TV', 'Serie 1', 2001),
      titles('Da vedere', 'Film 2', 2002),
    ]);
    await sendFile('lista.xlsx', bytes);
    expect(replies().at(-1)).toBe(
      [
        '«lista.xlsx»: 1 titolo. Che cosa diventano?',
        'Di più fogli leggo il primo che ha titoli. Non ho letto: «Attori», «Da vedere».',
        'Di 1 titolo il file non dice una data valida. Vale quella di oggi.',
      ].join('\n'),
    );
    expect(await entries()).toEqual([{ name: 'Serie 1' }]);
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

  it('a long one is read whole', async () => {
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
