import { describe, expect, it } from 'vitest';
import { readTitleTable } from '../../../src/server/modules/imports/tables/title-table.ts';

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}

/** The rows of a table, each with its name and its videos, or its fault. */
async function read(table: string): Promise<unknown[]> {
  const rows: unknown[] = [];
  for await (const row of readTitleTable(bytesOf(table)))
    rows.push('fault' in row ? `${row.location}: ${row.fault}` : row.value);
  return rows;
}

const ONE = 'https://t.me/c/1/2';
const TWO = 'https://t.me/c/1/3';

describe('links in one cell', () => {
  it.each([
    `${ONE} ${TWO}`,
    `${ONE}, ${TWO}`,
    `${ONE},${TWO}`,
    `${ONE} / ${TWO}`,
    `"${ONE}\n${TWO}"`,
    `1080p: ${ONE} - 720p: ${TWO}`,
    't.me/c/1/2 t.me/c/1/3',
  ])('%j are two videos of a film', async (cell) => {
    expect(await read(`Titolo;Anno;Link\nIl ponte;1999;${cell}\n`)).toMatchObject([
      { titolo: 'Il ponte', sorgenti: [{ url: ONE }, { url: TWO }] },
    ]);
  });

  it('the words before a link say its version, else its place does', async () => {
    const rows = [
      `Il ponte;1080p: ${ONE} - 720p: ${TWO}`,
      `Il lago;${ONE} ${TWO}`,
      `Il bosco;ita ${ONE} eng ${TWO}`,
    ];
    expect(await read(`Titolo;Link\n${rows.join('\n')}\n`)).toMatchObject([
      { sorgenti: [{ qualita: 1080 }, { qualita: 720 }] },
      { sorgenti: [{ url: ONE }, { nota: '2' }] },
      { sorgenti: [{ nota: 'ita' }, { nota: 'eng' }] },
    ]);
  });

  it.each([
    ['Link 1;Link 2', [{ url: ONE }, { url: TWO, nota: '2' }]],
    ['Link;Link 2', [{ url: ONE }, { url: TWO, nota: '2' }]],
    ['link1;link2', [{ url: ONE }, { url: TWO, nota: '2' }]],
    [
      'Link 1080p;Link 720p',
      [
        { url: ONE, qualita: 1080 },
        { url: TWO, qualita: 720 },
      ],
    ],
    [
      'Enlace HD;Enlace SD',
      [
        { url: ONE, nota: 'hd' },
        { url: TWO, nota: 'sd' },
      ],
    ],
    ['Link Telegram;Video URL 2', [{ url: ONE }, { url: TWO, nota: '2' }]],
    ['Link;Sorgente', [{ url: ONE }, { url: TWO, nota: '2' }]],
  ])('links in the columns %j are two videos of a film', async (columns, sorgenti) => {
    const notes: unknown[] = [];
    const table = `Titolo;${columns}\nIl ponte;${ONE};${TWO}\nIl lago;;${TWO}\n`;
    const rows = [];
    for await (const row of readTitleTable(bytesOf(table), (note) => notes.push(note))) rows.push(row);
    expect(rows).toMatchObject([{ value: { sorgenti } }, { value: { sorgenti: [{ url: TWO }] } }]);
    expect(notes).toEqual([{ kind: 'no type' }]);
  });

  it('links go to the episodes one by one, or all to a single one', async () => {
    const rows = [`Il ponte;1;1-2;${ONE} ${TWO}`, `Il ponte;1;3;${ONE} ${TWO}`];
    expect(await read(`Titolo;Stagione;Episodio;Link\n${rows.join('\n')}\n`)).toMatchObject([
      {
        sorgenti: [
          { stagione: 1, episodio: 1, url: ONE },
          { stagione: 1, episodio: 2, url: TWO },
        ],
      },
      {
        sorgenti: [
          { stagione: 1, episodio: 3, url: ONE },
          { stagione: 1, episodio: 3, url: TWO },
        ],
      },
    ]);
  });

  it.each([`Guarda qui: ${ONE}`, `[qui](${ONE})`, `"<a href=""${ONE}"">qui</a>"`])(
    'one among words is read: %j',
    async (cell) => {
      expect(await read(`Titolo;Link\nIl ponte;${cell}\n`)).toMatchObject([{ sorgenti: [{ url: ONE }] }]);
    },
  );

  it('a page about the title beside a video is its number', async () => {
    const cell = `https://www.imdb.com/title/tt0078748/ ${ONE}`;
    expect(await read(`Titolo;Link\nIl ponte;${cell}\n`)).toMatchObject([
      { imdb_id: 'tt0078748', sorgenti: [{ url: ONE }] },
    ]);
  });

  it.each(['https://a.example/?q=a,b', 'https://web.example/web/https://b.example/c', 'link'])(
    'another cell stays as it is: %s',
    async (url) => {
      expect(await read(`Titolo;Link\nIl ponte;${url}\n`)).toMatchObject([{ sorgenti: [{ url }] }]);
    },
  );
});

describe('merged cells', () => {
  const first = { titolo: 'Il ponte', type: 'serie' };

  it.each(['Titolo', 'Serie'])('the name of a series in column %s holds for the rows below', async (name) => {
    const rows = ['Il ponte;1;1;https://v.example/1', ';;2;https://v.example/2', ';2;1;https://v.example/3'];
    expect(await read(`${name};Stagione;Episodio;Link\n${rows.join('\n')}\n`)).toMatchObject([
      { ...first, sorgenti: [{ stagione: 1, episodio: 1 }] },
      { ...first, sorgenti: [{ stagione: 1, episodio: 2 }] },
      { ...first, sorgenti: [{ stagione: 2, episodio: 1 }] },
    ]);
  });

  it('the names of episodes may be beside it', async () => {
    const rows = ['Il ponte;1;1;La piena', ';;2;La secca'];
    expect(await read(`Serie;Stagione;Episodio;Titolo\n${rows.join('\n')}\n`)).toMatchObject([first, first]);
  });

  it('a row without a name and without an episode is refused, and below a film too', async () => {
    const rows = await read('Titolo;Anno;Episodio\nIl ponte;1999;\n;2000;\n;;2\n');
    expect(rows).toMatchObject([{ titolo: 'Il ponte' }, { data_uscita: '2000' }, {}]);
    expect(rows.slice(1)).not.toMatchObject([{ titolo: 'Il ponte' }, { titolo: 'Il ponte' }]);
  });
});

describe('rows that are no titles', () => {
  it.each(['Totale film: 3', 'TOT.', 'Totale generale', 'Total de películas: 3', 'Total movies 3'])(
    'totals: %s',
    async (word) => {
      expect(await read(`Titolo;Minuti\nIl ponte;105\n${word};105\n`)).toMatchObject([
        { titolo: 'Il ponte' },
        'line 3: is a row of totals',
      ]);
    },
  );

  it('totals behind an empty cell, and a film of that name', async () => {
    expect(await read('N.;Titolo;Anno\n1;Il ponte;1999\n2;Totale;1990\n;Totale: 2;\n')).toMatchObject([
      { titolo: 'Il ponte' },
      { titolo: 'Totale' },
      'line 4: is a row of totals',
    ]);
  });

  it('a header with other columns begins a second table', async () => {
    const table = 'Titolo;Anno;Tipo\nIl ponte;1999;film\n\nTitolo;Anno;Stagioni\nIl lago;2001;3\n';
    expect(await read(table)).toMatchObject([
      { titolo: 'Il ponte', type: 'film' },
      { titolo: 'Il lago', type: 'serie', durata: '3' },
    ]);
  });
});
