import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { waitForStartupFailure } from '../../../tools/commands/startup-failure.mjs';

/** A server that prints these lines; returns true if it could not start. */
async function says(lines: readonly ['out' | 'err', string][]): Promise<boolean> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const failed = waitForStartupFailure({ stdout, stderr }).then(() => true);
  for (const [stream, line] of lines) {
    (stream === 'out' ? stdout : stderr).write(`${line}\n`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return Promise.race([failed, new Promise<boolean>((resolve) => setImmediate(() => resolve(false)))]);
}

const failure = ['err', 'Vetrina could not start: data/ is in use by another process.'] as const;

it('a server that cannot start is noticed', async () => {
  expect(await says([['out', 'Opening the database in data/ ...'], [...failure]])).toBe(true);
});

it('one that has listened before may fail after a change', async () => {
  expect(await says([['out', 'Vetrina listens on http://localhost:3000'], [...failure]])).toBe(false);
});

it('other lines are ignored', async () => {
  expect(await says([['err', 'a warning']])).toBe(false);
});
