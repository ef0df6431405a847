import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

const TYPES: Record<string, string> = {
  '/a.png': 'image/png',
  '/a.svg': 'image/svg+xml',
  '/a.html': 'text/html',
  '/a.mp4': 'video/mp4',
  '/a.pdf': 'application/pdf',
};

/** A site with files of several types while a file's tests run; the returned function gives its address. */
export function serveFiles(): () => string {
  const server = createServer((request, response) => {
    const type = TYPES[request.url ?? ''];
    response.writeHead(type ? 200 : 404, { 'content-type': type ?? 'text/plain' }).end('x');
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, 'localhost', resolve)));
  afterAll(() => void server.close());
  return () => `http://localhost:${(server.address() as AddressInfo).port}`;
}
