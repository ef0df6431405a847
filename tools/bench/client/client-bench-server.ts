import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { type HeroImage, heroPreloadTag } from '../../../src/server/http/client-page.ts';
import { portOf } from '../../commands/child-process.mjs';

const TITLES = 300;
const GENRES = ['Azione', 'Avventura', 'Horror', 'Commedia', 'Famiglia', 'Crime', 'Thriller', 'Dramma'];
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.html': 'text/html',
};
const FOREVER = 'public, max-age=31536000, immutable';
/** Edges in pixels: at this quality the noise in them weighs as much as a drawn cover (15 KB) or banner (41 KB). */
const COVER = { width: 300, height: 450 };
const BANNER = { width: 780, height: 439 };

const top = Array.from({ length: TITLES }, (_, index) => titleOf(index + 1));

function titleOf(id: number) {
  return {
    id,
    titolo: `Titolo ${id}`,
    copertina: `/pictures/cover/${id}`,
    banner: `/pictures/banner/${id}`,
    trailer: null,
    trama: 'Una trama come tante, di due o tre righe. '.repeat(3),
    generi: `${GENRES[id % 8]}, ${GENRES[(id + 3) % 8]}`,
    data_uscita: `${1990 + (id % 35)}-0${1 + (id % 9)}-11`,
    durata: 90 + (id % 60),
    adult: 0,
    type: id % 3 ? 'film' : 'serie',
    mi_piace: (id * 7919) % 1000,
    preferiti: (id * 104729) % 1000,
    visualizzazioni: (id * 1299709) % 1000,
  };
}

const ANSWERS: Record<string, (url: URL) => unknown> = {
  auth: () => ({ jwt: 'a-token' }),
  get_top: () => top,
  check_premium_status: () => ({ isPremium: false }),
  content_in_list: () => ({ inList: false }),
  get_content: ({ pathname }) => titleOf(Number(pathname.split('/').at(-1))),
  random: () => top[4],
  get_generi: () => GENRES.map((genere, id) => ({ genere, copertina: `/pictures/cover/${id}` })),
  get_genere: ({ searchParams }) => endlessPage(searchParams),
};

function endlessPage(query: URLSearchParams) {
  const size = Number(query.get('perPage'));
  const first = (Number(query.get('page')) - 1) * size + 1;
  return Array.from({ length: size }, (_, index) => titleOf(first + index));
}

type BenchServerOptions = {
  /** The file of a page that stands for the mini app. */
  page?: string;
  /** Preloaded by the page, as our server does for a launch link. */
  hero?: HeroImage;
};

/**
 * The mini app as built in a folder, or a handwritten page, behind made-up answers to the calls. Resolves to its
 * address and a function that stops it. The product's server would share the processor with the measured browser,
 * by an amount that differs from run to run.
 */
export async function startClientBenchServer(
  folder: string,
  { page = `${folder}/index.html`, hero }: BenchServerOptions = {},
) {
  const preload = hero ? heroPreloadTag(hero) : '';
  const pictures: Record<string, Buffer> = { cover: await noise(COVER), banner: await noise(BANNER) };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://bench');
    const [, kind, name = ''] = url.pathname.split('/');
    if (kind === 'api')
      return send(response, JSON.stringify((ANSWERS[name] ?? (() => top.slice(0, 10)))(url)), '.json');
    if (kind === 'pictures') {
      response.writeHead(200, { 'content-type': 'image/webp', 'cache-control': FOREVER });
      return void response.end(pictures[name]);
    }
    const file = extname(url.pathname) ? `${folder}${url.pathname}` : page;
    const text = await readFile(file).catch(() => undefined);
    if (text && file === page) send(response, String(text).replace('<title>', `${preload}<title>`), '.html');
    else if (text) send(response, text, extname(file));
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${portOf(server)}`, stop };
}

const compressed = new Map<string, Buffer>();

function send(response: ServerResponse, content: string | Buffer, ending: string): void {
  const text = String(content);
  const body = compressed.get(text) ?? brotliCompressSync(content);
  compressed.set(text, body);
  response.writeHead(200, {
    'content-type': TYPES[ending] ?? 'application/json',
    'content-encoding': 'br',
    'cache-control': ending === '.js' || ending === '.css' ? FOREVER : 'no-cache',
  });
  response.end(body);
}

function noise(size: typeof COVER): Promise<Buffer> {
  const pattern = { type: 'gaussian', mean: 128, sigma: 9 } as const;
  const create = { ...size, channels: 3, background: 'grey', noise: pattern } as const;
  return sharp({ create }).webp({ quality: 62 }).toBuffer();
}
