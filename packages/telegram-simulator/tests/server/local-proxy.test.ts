import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type LocalProxy, openLocalProxy } from '../../server/local-proxy.ts';

const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function lineTo(target: string, isSlow = true): Promise<LocalProxy> {
  const line = await openLocalProxy(target, isSlow);
  if (!line) throw new Error('no line');
  closers.push(line.close);
  return line;
}

const head = { connection: 'close' };

test('the slow line delivers a response unchanged, a round trip later', async () => {
  const target = await listen(createServer((_request, answer) => answer.writeHead(200, head).end('ciao')));
  const { url } = await lineTo(target);
  const start = performance.now();
  const answer = await fetch(url);
  expect(await answer.text()).toBe('ciao');
  expect(performance.now() - start).toBeGreaterThan(350);
});

test('a large response takes as long as the line needs', async () => {
  const body = Buffer.alloc(50_000, 'x');
  const target = await listen(createServer((_request, answer) => answer.writeHead(200, head).end(body)));
  const { url } = await lineTo(target);
  const start = performance.now();
  const answer = await fetch(url);
  expect((await answer.arrayBuffer()).byteLength).toBe(50_000);
  expect(performance.now() - start).toBeGreaterThan(1200);
});

test('the line to an unreachable server is cut instead of left open', async () => {
  const { url } = await lineTo('http://localhost:1');
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('an unthrottled line has another origin for the same server', async () => {
  const target = await listen(createServer((_request, answer) => answer.writeHead(200, head).end('ciao')));
  const { url } = await lineTo(target, false);
  expect(new URL(url).origin).not.toBe(new URL(target).origin);
  expect(await (await fetch(url)).text()).toBe('ciao');
});

test('a remote server gets no line', async () => {
  expect(await openLocalProxy('https://vetrina.example')).toBeUndefined();
});
