import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { remarkOnClock } from '../../../src/server/doctor/check-machine.ts';

it.each([
  [
    5 * 3_600_000,
    [expect.stringMatching(/^The clock is 1[78]\d{3} s off .* sign-ins and links fail. Synchronise/)],
  ],
  [0, []],
])('a start by a messenger whose clock is %i ms away has the remarks %j', async (away, remarks) => {
  const messenger = createServer((_request, response) => {
    response.setHeader('date', new Date(Date.now() - away).toUTCString()).end();
  }).listen(0, '127.0.0.1');
  await once(messenger, 'listening');
  const { port } = messenger.address() as AddressInfo;
  expect(await remarkOnClock({ botApiRoot: `http://127.0.0.1:${port}` })).toEqual(remarks);
  messenger.close();
});

it('a start without a messenger has no remark on the clock', async () => {
  expect(await remarkOnClock({ botApiRoot: 'http://127.0.0.1:9' })).toEqual([]);
});
