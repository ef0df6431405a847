import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const POSTERS = 60;
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/**
 * A server with one genre of so many titles, the built mini app and the demo's posters. Answers its address, and
 * how to stop it.
 */
export async function startScrollServer(count) {
  // The same few everywhere: what it costs to draw one must not tell the start from the end.
  const posters = (await readdir('dist/posters'))
    .filter((name) => name.endsWith('-cover.svg'))
    .slice(0, POSTERS);
  const answers = {
    auth: () => ({ jwt: 'a-token' }),
    check_premium_status: () => ({ isPremium: false }),
    get_genere: ({ searchParams }) => pageOf(count, posters, searchParams),
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url, 'http://grid');
    const [, api, call] = url.pathname.split('/');
    if (api !== 'api') return void sendFile(url.pathname, response);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answers[call]?.(url) ?? []));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${server.address().port}`, stop };
}

function pageOf(count, posters, query) {
  const size = Number(query.get('perPage'));
  const first = (Number(query.get('page')) - 1) * size;
  return Array.from({ length: Math.max(0, Math.min(size, count - first)) }, (_, index) =>
    titleOf(first + index, posters),
  );
}

function titleOf(number, posters) {
  return {
    id: number,
    titolo: `Titolo ${number}`,
    copertina: `/posters/${posters[number % posters.length]}`,
    trama: 'Una trama come tante, di due o tre righe. '.repeat(5),
    generi: 'Dramma, Noir',
    data_uscita: '1999-12-31',
    durata: 100,
    type: number % 3 ? 'film' : 'serie',
  };
}

async function sendFile(path, response) {
  const type = TYPES[extname(path)];
  try {
    const content = await readFile(join('dist', type ? path : 'index.html'));
    response
      .writeHead(200, { 'content-type': type ?? 'text/html', 'cache-control': 'max-age=3600' })
      .end(content);
  } catch {
    response.writeHead(404).end();
  }
}
