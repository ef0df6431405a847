import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImportRow } from '../../../../../src/server/modules/imports/import-row.ts';
import { connectJellyfin } from '../../../../../src/server/modules/imports/jellyfin/jellyfin-client.ts';
import { jellyfinRows } from '../../../../../src/server/modules/imports/jellyfin/jellyfin-rows.ts';
import { chooseLibraries } from '../../../../../src/server/modules/imports/jellyfin/libraries.ts';
import { itemIdOf, SERVER_ID } from '../support/jellyfin-fixtures.ts';
import { JELLYFIN_KEY, JELLYFIN_PERSON, stubJellyfin } from '../support/stub-jellyfin.ts';
import { type StubService, startStubService } from '../support/stub-service.ts';
import { STUB_TITLES } from '../support/stub-titles.ts';

let standIn: StubService;
beforeEach(async () => {
  standIn = await stubJellyfin({ peculiar: { Metropolis: { Name: 7 } } });
});
afterEach(() => standIn.close());

const connect = (address = standIn.root, token = JELLYFIN_KEY) =>
  connectJellyfin(address, { token, backoff: () => 1 });

async function rowsOf(names: string[], publicRoot?: string): Promise<ImportRow[]> {
  const jellyfin = await connect();
  const rows: ImportRow[] = [];
  for await (const row of jellyfinRows(jellyfin, await chooseLibraries(jellyfin, names), { publicRoot }))
    rows.push(row);
  return rows;
}

const valueOf = (rows: ImportRow[], titolo: string) =>
  rows
    .flatMap((row) => ('value' in row ? [row.value] : []))
    .find((value) => (value as { titolo: string }).titolo === titolo);

const [nosferatu] = STUB_TITLES;
const filmId = nosferatu ? itemIdOf(nosferatu) : '';

describe('the titles of a media server', () => {
  it('a film has its page as its video', async () => {
    const rows = await rowsOf(['Film']);
    expect(rows).toHaveLength(42);
    expect(valueOf(rows, 'Nosferatu il vampiro')).toEqual({
      origin: `jellyfin:${SERVER_ID}:${filmId}`,
      type: 'film',
      titolo: 'Nosferatu il vampiro',
      titolo_originale: 'Nosferatu, eine Symphonie des Grauens',
      trama: expect.stringMatching(/^Nessuno ricorda/),
      generi: ['Fantasy', 'Horror'],
      data_uscita: '1922-02-16',
      durata: 94,
      adult: false,
      copertina: expect.stringMatching(`${standIn.root}/Items/${filmId}/Images/Primary.*&tag=[0-9a-f]{32}$`),
      banner: expect.stringMatching(`${standIn.root}/Items/${filmId}/Images/Backdrop/0.*&tag=[0-9a-f]{32}$`),
      trailer: 'https://www.youtube.com/watch?v=J0000000653',
      registi: ['F. W. Murnau'],
      interpreti: ['Max Schreck', 'Gustav von Wangenheim', 'Greta Schröder'],
      tmdb_id: 653,
      imdb_id: 'tt0013442',
      created_at: '2025-03-01T10:00:00.123Z',
      sorgenti: [{ url: `${standIn.root}/web/#/details?id=${filmId}&serverId=${SERVER_ID}` }],
    });
  });

  it('a series has the page of each existing episode as its video', async () => {
    const rows = await rowsOf(['serie tv']);
    expect(rows).toHaveLength(18);
    const series = valueOf(rows, 'Star Trek') as {
      sorgenti: { stagione: number; episodio: number; url: string }[];
    };
    expect(series).toMatchObject({
      type: 'serie',
      durata: 2,
      generi: ['Sci-Fi & Fantasy', 'Dramma'],
      registi: ['Gene Roddenberry'],
    });
    const numbers = series.sorgenti.map(({ stagione, episodio }) => `${stagione}x${episodio}`);
    expect(numbers).toEqual(['1x1', '1x2', '1x3', '2x1', '2x2', '2x3']);
    expect(new Set(series.sorgenti.map(({ url }) => url)).size).toBe(6);
  });

  it('come from all libraries of films and series when none is named', async () => {
    expect(await rowsOf([])).toHaveLength(60);
  });

  it('link to the server’s public address if it has another one', async () => {
    const rows = await rowsOf(['Film'], 'https://cinema.example.org');
    expect(valueOf(rows, 'Nosferatu il vampiro')).toMatchObject({
      copertina: expect.stringContaining(standIn.root),
      sorgenti: [{ url: expect.stringMatching(/^https:\/\/cinema\.example\.org\/web\/#\/details/) }],
    });
  });

  it('titles of another shape, or whose episodes cannot be fetched, are faults, and the others are read', async () => {
    const series = STUB_TITLES.find(({ title }) => title === 'Dark');
    standIn.fail(`/Items?ParentId=${series && itemIdOf(series)}`, { status: 500 }, 9);
    const faults = (await rowsOf([])).flatMap((row) => ('fault' in row ? [row.fault] : []));
    expect(faults).toEqual([
      expect.stringMatching(/^answered in another shape: Name/),
      'could not fetch its episodes: Jellyfin answered 500',
    ]);
  });
});

describe('an import', () => {
  it('waits for a server that is starting', async () => {
    const starting = { status: 503, headers: { 'retry-after': '0.01' } };
    standIn.fail('/System/Info/Public', starting, 3);
    expect((await connect()).serverId).toBe(SERVER_ID);
  });

  it.each(['http://[', 'ftp://nas', 'jellyfin', 'il mio server'])(
    'reports %s, which is no address',
    async (text) => {
      await expect(connect(text)).rejects.toThrow(
        `not an address: ${text}; expected http or https, as in http`,
      );
    },
  );

  it('reports an address of another service', async () => {
    const other = await startStubService((app) => {
      app.get('/System/Info/Public', async (_request, reply) =>
        reply.type('text/html').send('<h1>Router</h1>'),
      );
    });
    await expect(connect(other.root)).rejects.toThrow(`${other.root} is not a Jellyfin server`);
    other.fail('/', { status: 200, body: { Id: 'x', ProductName: 'Emby Server' } });
    await expect(connect(other.root)).rejects.toThrow('is not a Jellyfin server');
    await other.close();
  });

  it('reports a missing library, with the existing ones', async () => {
    const jellyfin = await connect();
    await expect(chooseLibraries(jellyfin, ['Cartoni'])).rejects.toThrow(
      'no library is named Cartoni; there are: Film, Serie TV',
    );
  });
});

it('the address of the web client and a person’s token are accepted', async () => {
  const written = standIn.root.replace('http://', '');
  const jellyfin = await connect(`${written}/web/#/home`, JELLYFIN_PERSON);
  expect(jellyfin.root).toBe(standIn.root);
  expect((await connect(`“http:/${written}/”`)).root).toBe(standIn.root);
  expect(await chooseLibraries(jellyfin, [])).toHaveLength(2);
});
