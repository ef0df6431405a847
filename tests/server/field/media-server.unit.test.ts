import { expect, it, onTestFinished, vi } from 'vitest';
import type { ImportRow } from '../../../src/server/modules/imports/import-row.ts';
import { connectJellyfin } from '../../../src/server/modules/imports/jellyfin/jellyfin-client.ts';
import { jellyfinRows } from '../../../src/server/modules/imports/jellyfin/jellyfin-rows.ts';
import { chooseLibraries } from '../../../src/server/modules/imports/jellyfin/libraries.ts';
import { startStubService } from '../modules/imports/support/stub-service.ts';
import { answering, film, KEY, mediaServer } from './support/media-server.ts';

const connect = (address: string, token = KEY) => connectJellyfin(address, { token, backoff: () => 1 });

async function rowsAt(address: string, token = KEY): Promise<ImportRow[]> {
  const jellyfin = await connect(address, token);
  const rows: ImportRow[] = [];
  for await (const row of jellyfinRows(jellyfin, await chooseLibraries(jellyfin, []))) rows.push(row);
  return rows;
}

const valuesOf = (rows: readonly ImportRow[]) =>
  rows.flatMap((row) => ('value' in row ? [row.value as { titolo: string; data_uscita?: string }] : []));

it('a trailer in the form of Kodi’s add-on is a trailer', async () => {
  const Url = 'plugin://plugin.video.youtube/?action=play_video&videoid=abcdefghijk';
  const { address } = await mediaServer({ items: [film('Uno', { RemoteTrailers: [{ Url }] })] });
  expect(valuesOf(await rowsAt(address))).toMatchObject([
    { trailer: 'https://www.youtube.com/watch?v=abcdefghijk' },
  ]);
});

it.each([301, 302, 307, 308])(
  'a redirect (%i) of the first call is followed, and what it leads to is used',
  async (status) => {
    const real = await mediaServer({ items: [film('Uno')] });
    const old = await answering(status, (path) => ({ location: `${real.address}${path}` }));
    const jellyfin = await connect(old.address);
    expect([jellyfin.root, jellyfin.isRedirected]).toEqual([real.address, true]);
    expect(valuesOf(await rowsAt(old.address))).toMatchObject([
      { titolo: 'Uno', sorgenti: [{ url: expect.stringContaining(`${real.address}/web/`) }] },
    ]);
    expect(old.asked.map(({ token }) => token)).toEqual([undefined, undefined]);
    expect(real.asked.filter(({ token }) => token === KEY)).toHaveLength(2);
  },
);

it('a redirect to a base path is followed, after one to another port as well', async () => {
  const real = await mediaServer({ items: [film('Uno')], base: '/jellyfin' });
  const old = await answering(301, (path) => ({ location: `${real.address}${path}` }));
  for (const address of [
    real.address,
    old.address,
    `${real.address}/jellyfin`,
    `${real.address}/jellyfin/web/#/home`,
  ]) {
    const jellyfin = await connect(address);
    expect(jellyfin.root).toBe(`${real.address}/jellyfin`);
    expect(await chooseLibraries(jellyfin, [])).toHaveLength(1);
  }
});

it('a redirect to another host is named, and neither followed nor given the token', async () => {
  const other = await mediaServer();
  const location = (path: string) => ({ location: `http://127.0.0.1:${other.port}${path}` });
  const here = await answering(301, location);
  await expect(connect(here.address)).rejects.toThrow(
    `it sends elsewhere, to http://127.0.0.1:${other.port}: use that address`,
  );
  expect(other.asked).toEqual([]);
});

it.each([
  ['to itself', (path: string) => ({ location: path })],
  ['without an address', () => ({})],
  ['to what is not an address', () => ({ location: 'http://[' })],
])('a redirect %s ends with an error', async (_what, headers) => {
  const here = await answering(302, headers);
  await expect(connect(here.address)).rejects.toThrow('is not a Jellyfin server');
  expect(here.asked).toHaveLength(1);
});

it('redirects in a circle end', async () => {
  const ports: number[] = [];
  const hops = await Promise.all(
    [1, 0].map((next) => answering(302, (path) => ({ location: `http://localhost:${ports[next]}${path}` }))),
  );
  ports.push(...hops.map(({ port }) => port));
  await expect(connect(`http://localhost:${ports[0]}`)).rejects.toThrow('it sends elsewhere');
});

it('a self-signed certificate is named as such', async () => {
  const { address } = await mediaServer({ isSecure: true });
  await expect(connect(address)).rejects.toThrow(
    /its certificate is not trusted.*NODE_EXTRA_CA_CERTS.*self-signed certificate/,
  );
});

it('a redirect from https to http is named, not followed', async () => {
  vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
  onTestFinished(() => void vi.unstubAllEnvs());
  const plain = await mediaServer();
  const location = (path: string) => ({ location: `${plain.address}${path}` });
  const { address } = await answering(301, location, { isSecure: true });
  await expect(connect(address)).rejects.toThrow(`it sends elsewhere, to ${plain.address}`);
  expect(plain.asked).toEqual([]);
});

it('a later redirect is named with its address, which gets no token', async () => {
  const other = await mediaServer();
  const { address } = await mediaServer({ moved: other.address });
  await expect(rowsAt(address)).rejects.toThrow(`Jellyfin sends elsewhere, to ${other.address}`);
  expect(other.asked).toEqual([]);
});

it.each([
  [
    'a proxy’s page of sign-in',
    200,
    { 'content-type': 'text/html' },
    '<h1>Sign in</h1>',
    'answered with a web page',
  ],
  [
    'a proxy’s demand for a sign-in',
    401,
    { 'www-authenticate': 'Basic' },
    '',
    'a proxy, perhaps, demands a sign-in',
  ],
  ['another path', 404, {}, 'no', 'if it is under a path, add that to the address'],
  [
    'a proxy without a server',
    502,
    { 'content-type': 'text/html' },
    '<h1>Bad Gateway</h1>',
    'Jellyfin answered 502',
  ],
  ['plain words', 200, { 'content-type': 'text/plain' }, 'ok', 'something that is not JSON'],
])('%s is named as such', async (_what, status, headers, body, message) => {
  const { address } = await answering(status, () => headers, { body });
  const failure = await connect(address).catch(String);
  expect(failure).toContain(message);
  expect(failure).not.toContain('token');
});

it('a refused connection, an unknown host and https where there is none are named as such', async () => {
  const gone = await startStubService(() => {});
  await gone.close();
  await expect(connect(gone.root)).rejects.toThrow(
    /connection refused, nothing listens there \(.*ECONNREFUSED/,
  );
  await expect(connect('http://nobody.invalid')).rejects.toThrow('no host has that name');
  const plain = await mediaServer();
  await expect(connect(plain.address.replace('http:', 'https:'))).rejects.toThrow(
    'it does not speak https, try http',
  );
});

it('a wrong token is named as such, and what else fails is not taken for one', async () => {
  const { address } = await mediaServer();
  await expect(rowsAt(address, 'another')).rejects.toThrow('Jellyfin rejected the token');
  const odd = await mediaServer({ change: (path, answer) => (path.startsWith('/Library') ? [] : answer) });
  await expect(rowsAt(odd.address)).rejects.toThrow('answered in another shape');
});

it('episodes without a number are left out, and counted', async () => {
  const series = { ...film('Serie'), Type: 'Series' };
  const episode = (fields: object) => ({ Id: 'e'.repeat(32), Type: 'Episode', ...fields });
  const numbered = episode({ ParentIndexNumber: 1, IndexNumber: 2 });
  const episodes = [
    numbered,
    episode({ IndexNumber: 3 }),
    episode({ ParentIndexNumber: 1 }),
    'odd',
    episode({ LocationType: 'Virtual' }),
  ];
  const { address } = await mediaServer({ items: [series, film('Film')], episodes });
  const rows = await rowsAt(address);
  expect(valuesOf(rows)).toMatchObject([
    { titolo: 'Serie', sorgenti: [{ episodio: 2 }] },
    { titolo: 'Film' },
  ]);
  expect(rows.flatMap((row) => ('fault' in row ? [row.fault] : []))).toEqual([
    'episodes without a season or number are left out: 3',
  ]);
});

it('a server that does not count its items is read to the end', async () => {
  const items = Array.from({ length: 450 }, (_, n) => film(`Film ${n}`));
  for (const TotalRecordCount of [undefined, 0, null, 'many', 7]) {
    const { address } = await mediaServer({
      items,
      change: (path, answer) => (path === '/Items' ? { ...answer, TotalRecordCount } : answer),
    });
    expect(valuesOf(await rowsAt(address))).toHaveLength(450);
  }
});
