import { expect, it, vi } from 'vitest';
import { readWireRequests } from '../../../../src/server/database/embedded/wire-requests.ts';

const STARTUP = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);

function message(type: string, body = ''): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, Buffer.from(body)]);
}

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function requestsIn(bytes: Buffer, size = bytes.length): Promise<string[]> {
  const requests = [];
  for await (const request of readWireRequests(inPieces(bytes, size)))
    requests.push(request.toString('latin1'));
  return requests;
}

it.each([1, 3, 1000])('requests are cut out of chunks of %s bytes', async (size) => {
  const extended = Buffer.concat([message('P', 'select $1'), message('B', 'x'.repeat(300)), message('S')]);
  const requests = [STARTUP, message('Q', 'begin'), extended, message('Q', 'commit')];
  const read = await requestsIn(Buffer.concat([...requests, message('X'), message('Q', 'late')]), size);
  expect(read).toEqual(requests.map((request) => request.toString('latin1')));
});

it('an incomplete request is held back', async () => {
  const bytes = Buffer.concat([STARTUP, message('P', 'select 1'), message('S').subarray(0, 4)]);
  expect(await requestsIn(bytes)).toHaveLength(1);
});

it.each([2, 300_000_000])('a message of %s bytes is an error', async (length) => {
  const bytes = message('Q');
  bytes.writeInt32BE(length, 1);
  await expect(requestsIn(Buffer.concat([STARTUP, bytes]))).rejects.toThrow('not a PostgreSQL message');
});

it.each([
  ['one message', [message('Q', 'x'.repeat(4_000_000))]],
  ['many messages', [...Array.from({ length: 4000 }, () => message('B', 'x'.repeat(995))), message('S')]],
])('%s is copied a few times only, however many chunks it comes in', async (_name, messages) => {
  const bytes = Buffer.concat([STARTUP, ...messages]);
  const concat = vi.spyOn(Buffer, 'concat');
  await requestsIn(bytes, 10_000);
  const copied = concat.mock.results.reduce((sum, { value }) => sum + value.length, 0);
  concat.mockRestore();
  expect(copied).toBeLessThan(4 * bytes.length);
});
