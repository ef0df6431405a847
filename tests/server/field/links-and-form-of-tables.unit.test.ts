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

describe('the link of a row', () => {
  it.each([`${ONE} ${TWO}`, `${ONE}, ${TWO}`, `1080p: ${ONE} - 720p: ${TWO}`, `Guarda qui: ${ONE}`])(
    'a row with more than one in its cell is refused: %j',
    async (cell) => {
      expect(await read(`Titolo;Anno;Link\nIl ponte;1999;${cell}\nIl lago;2001;${TWO}\n`)).toMatchObject([
        'line 2: must be one address',
        { titolo: 'Il lago', sorgenti: [{ url: TWO }] },
      ]);
    },
  );

  it('each of its episodes has it', async () => {
    expect(await read(`Titolo;Stagione;Episodio;Link\nIl ponte;1;1-2;${ONE}\n`)).toMatchObject([
      {
        sorgenti: [
          { stagione: 1, episodio: 1, url: ONE },
          { stagione: 1, episodio: 2, url: ONE },
        ],
      },
    ]);
  });

  it.each(['https://a.example/?q=a,b', 'https://web.example/web/https://b.example/c', 'link'])(
    'an address is kept unchanged: %s',
    async (url) => {
      expect(await read(`Titolo;Link\nIl ponte;${url}\n`)).toMatchObject([{ sorgenti: [{ url }] }]);
    },
  );
});

describe('a table of another form is refused whole, by the row that shows it', () => {
  it.each([
    ['a merged name', 'Titolo;Stagione;Episodio\nIl ponte;1;1\n;;2\n', 3],
    ['a merged series', 'Serie;Stagione;Episodio;Titolo\nIl ponte;1;1;La piena\n;1;2;\n', 3],
    ['totals', 'Titolo;Minuti\nIl ponte;105\nTotale: 1;105\n', 3],
    ['totals behind an empty cell', 'N.;Titolo;Anno\n1;Il ponte;1999\n;Totale: 2;\n', 3],
    ['a second table', 'Titolo;Anno\nIl ponte;1999\n\nTitolo;Stagioni\nIl lago;3\n', 4],
    ['a section of films', 'Titolo;Anno\nFILM;\nIl ponte;1999\n', 2],
    ['a section of series', 'Titolo;Anno\nIl ponte;1999\n— Serie TV —;\n', 3],
  ])('%s', async (_what, table, row) => {
    await expect(read(table)).rejects.toMatchObject({ name: 'TableFormError', row });
  });

  it('films of such names have a year, and a row without a name is refused alone', async () => {
    expect(await read('Titolo;Anno\nTotale;1990\nFilm;1965\n;2000\n')).toMatchObject([
      { titolo: 'Totale' },
      { titolo: 'Film' },
      { data_uscita: '2000' },
    ]);
  });
});
