import { describe, expect, it } from 'vitest';
import { listFileKind, readListFile } from '../../../../src/server/modules/list-imports/read-list-file.ts';

async function* bytesOf(content: string) {
  yield Buffer.from(content);
}
const read = (content: string, name = 'lista.txt') => readListFile(bytesOf(content), name);
const namesOf = async (content: string) => (await read(content)).entries.map(({ name }) => name);

describe('a note with a title a line', () => {
  it.each([
    ['names alone', 'Heat\n\nDune\n', null],
    ['a heading', 'I miei film\nHeat\nDune\n', null],
    ['a heading as a column has it', 'Film\n- [x] Heat\n- [x] Dune\n', 'visti'],
    ['bullets before some names', '- Heat\nDune\n', null],
    ['pictures', '🎬 Heat\n📺 Dune ✅\n', null],
    ['what comes behind the year', 'Heat (1995) di Michael Mann\nDune (2021), 8 bellissimo\n', null],
    ['numbers behind the year', 'Heat (1995) 8\nDune (2021) voto: 7,5\n', 'visti'],
    ['addresses', 'Heat https://www.imdb.com/title/tt0113277/\nDune – https://example.org/dune\n', null],
    ['numbers', '1. Heat\n2. Dune\n', null],
    [
      'what a person says behind the name',
      '1. Heat - visto\n2. Dune (seen)\n3. Alien – da vedere\n',
      'visti',
    ],
    ['boxes', '- [x] Heat\n- [X] Dune\n- [ ] Alien\n', 'visti'],
    ['signs', '✅ Heat\n✔️ Dune\n☐ Alien\n', 'visti'],
    ['ratings', 'Heat ★★★½\nDune - 8/10\n', 'visti'],
    ['days', 'Heat (visto il 3/1/2024)\nDune - 05/02/2024\n', 'visti'],
    ['parts', 'VISTI\nHeat\nDune\n\nDA VEDERE\nAlien\n', 'visti'],
    ['parts between signs', '*Visti*\nHeat\nDune\n--- Da vedere ---\nAlien\n', 'visti'],
    ['parts with a colon', 'Film visti:\nHeat\nDune\nTo watch:\nAlien\n', 'visti'],
    ['parts between bullets', 'I miei film\nVistas\n- Heat\n- Dune\nPendientes\n- Alien\n', 'visti'],
    ['parts that are asked about', '# 2024\n- Heat\n# 2025\n- Dune\n', null],
    ['one title of which something is said', 'Heat\nDune - visto\n', null],
  ])('%s is read', async (_what, content, target) => {
    expect(await namesOf(content)).toEqual(['Heat', 'Dune']);
    expect((await read(content)).target).toBe(target);
  });

  it('names that look like something else are names', async () => {
    const names =
      'Wanted|1917|300|(500) Days of Summer|12 Monkeys|Mission: Impossible|Dune - Parte due|Kill Bill: Vol. 2|9½ settimane|Airport ’77|E.T.';
    expect(await namesOf(names.replaceAll('|', '\n'))).toEqual(names.split('|'));
  });

  it('its titles have a year, a day or an episode', async () => {
    expect(
      (await read('Heat (1995) - 8/10\nDark S01E02\nRan (1985) - visto il 3 gen 2024\n')).entries,
    ).toMatchObject([
      { name: 'Heat', year: 1995 },
      { name: 'Dark', type: 'serie', episodes: [[1, 2]] },
      { name: 'Ran', year: 1985, at: new Date('2024-01-03') },
    ]);
  });

  it('an address of IMDb alone is a title', async () => {
    const { entries, notes } = await read(
      'https://www.imdb.com/title/tt0113277/\nDune\nhttps://letterboxd.com/film/alien/\n',
    );
    expect(entries).toMatchObject([{ name: '', imdbId: 'tt0113277' }, { name: 'Dune' }]);
    expect(notes.refusedRows).toMatchObject([{ row: 3, why: 'no title' }]);
  });

  it('each line that is not taken is named with its reason', async () => {
    const { entries, notes } = await read(
      '1. Heat ✓\n   bello, ma lungo\n2. Dune ✓\n3. Ran (da vedere)\n4. …\n',
    );
    expect(entries).toMatchObject([{ name: 'Heat' }, { name: 'Dune' }]);
    expect(notes).toMatchObject({
      refused: 3,
      refusedRows: [
        { row: 2, name: 'bello, ma lungo', why: 'no title' },
        { row: 4, name: 'Ran', why: 'not watched' },
        { row: 5, why: 'no title' },
      ],
    });
  });

  it('days that may be read in two ways are said', async () => {
    expect((await read('Heat - 05/02/2024\n')).notes.day).toEqual({
      example: '05/02/2024',
      iso: '2024-02-05',
    });
    expect((await read('Heat - 25/02/2024\n')).notes.day).toBeNull();
  });

  it('a list of wishes is for the list, and a table stays a table', async () => {
    expect(await read('# Da vedere\n* Heat\n', 'film.md')).toMatchObject({
      isPlanned: true,
      target: 'liste',
    });
    expect((await read('Titolo;Anno\nHeat;1995\n')).entries).toMatchObject([{ name: 'Heat', year: 1995 }]);
    expect(listFileKind('Film.MD')).toBe('csv');
  });

  it.each(['x'.repeat(1000), `x${'-'.repeat(200_000)}!`, '…\n---\n===\n'])(
    'text that has no names is no list',
    async (content) => {
      await expect(read(content)).rejects.toMatchObject({ kind: 'no list' });
    },
  );
});
