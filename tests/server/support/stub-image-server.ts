import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp, { type Sharp } from 'sharp';

export type StubImageServer = {
  /** `127.0.0.1:port`, as the settings name it. */
  host: string;
  /** The address of one of the server's pictures or troubles. */
  at(path: string): string;
  /** Requested paths, in order. */
  asked: string[];
  close(): Promise<void>;
};

/** A picture of two colours, `width` by `height`. */
export function makeImage(width: number, height: number): Sharp {
  const half = {
    create: { width, height: Math.ceil(height / 2), channels: 3, background: '#22446a' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#d8a060' } }).composite([
    { input: half, gravity: 'south' },
  ]);
}

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

type Trouble = (response: ServerResponse, url: URL) => unknown;

/** Nobody reads past this. */
function pour(response: ServerResponse): void {
  const chunk = Buffer.alloc(1024 * 1024, 0xff);
  for (let sent = 0; sent < 20; sent += 1) response.write(chunk);
  response.end();
}

const TROUBLES: Record<string, Trouble> = {
  '/redirect': (response, url) =>
    response.writeHead(302, { location: url.searchParams.get('to') ?? '' }).end(),
  '/redirect-nowhere': (response) => response.writeHead(302).end(),
  '/loop': (response) => response.writeHead(302, { location: '/loop' }).end(),
  '/missing.jpg': (response) => response.writeHead(404).end('none'),
  '/broken.jpg': (response) => response.writeHead(500).end('oh'),
  '/page.jpg': (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end('<html>no</html>'),
  '/drawing.jpg': (response) => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(DRAWING),
  '/empty.jpg': (response) => response.writeHead(200).end(),
  '/silent.jpg': () => undefined,
  '/never-ends.jpg': (response) => response.write(Buffer.from([0xff, 0xd8, 0xff])),
  '/cut.jpg': (response) => {
    response.writeHead(200, { 'content-length': 5000 });
    response.write('begin', () => response.destroy());
  },
  '/declared-large.jpg': (response) =>
    response.writeHead(200, { 'content-length': 50_000_000 }).flushHeaders(),
  '/large.jpg': pour,
};

/** A stub image server: good ones of any size at `/{width}x{height}.{format}`, and every trouble. */
export async function startStubImageServer(): Promise<StubImageServer> {
  const asked: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    asked.push(url.pathname);
    const trouble = TROUBLES[url.pathname];
    if (trouble) return trouble(response, url);
    const [, width, height, format = ''] =
      /^\/(\d+)x(\d+)\.(jpeg|png|webp|avif|gif|tiff)$/.exec(url.pathname) ?? [];
    const bytes = await makeImage(Number(width), Number(height))
      .toFormat(format as 'jpeg')
      .toBuffer();
    response.end(url.searchParams.has('half') ? bytes.subarray(0, bytes.length / 2) : bytes);
  };
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    at: (path) => `http://127.0.0.1:${port}${path}`,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
