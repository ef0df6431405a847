import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLinkChecker } from '../../../../src/server/modules/videos/link-checker.ts';

const signal = new AbortController().signal;
let server: Server;
let root: string;
const asked: string[] = [];
beforeAll(async () => {
  server = createServer(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    response.writeHead(Number(url?.slice(1)), { location: '/404' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  root = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it.each([
  ['200', 'works'],
  ['302', 'works'],
  ['404', { lost: 'the page answers 404' }],
  ['410', { lost: 'the page answers 410' }],
  ['403', 'unknown'],
  ['405', 'unknown'],
  ['503', 'unknown'],
])('a page that answers %s has the state %j', async (status, state) => {
  const check = createLinkChecker({ signal, allowIPAddressList: ['127.0.0.1'] });
  expect(await check(`${root}/${status}`)).toEqual(state);
  expect(asked.splice(0)).toEqual([`HEAD /${status}`]);
});

it('an address in a private network is never called', async () => {
  expect(await createLinkChecker({ signal })(`${root}/404`)).toBe('unknown');
  expect(asked).toEqual([]);
});

it.each(['http://127.0.0.1:1/', 'not a link', 'magnet:?xt=1'])('the state of %s is unknown', async (url) => {
  expect(await createLinkChecker({ signal, allowIPAddressList: ['127.0.0.1'] })(url)).toBe('unknown');
});
