import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

/** The longest wait for a process's output, in milliseconds. */
export const TIMEOUT_MS = 120_000;

/**
 * Lets the tests of a file run a built program on their own data folder; a process left over after a test is
 * killed.
 */
export function builtProgram(path: string) {
  let folder = '';
  const started: ChildProcessWithoutNullStreams[] = [];

  // One folder for all: the first start, which fills it, is the slow one.
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'main-'));
  });

  afterEach(() => {
    for (const server of started.splice(0)) server.kill('SIGKILL');
  });

  afterAll(() => rm(folder, { recursive: true }));

  /** Starts it; `data` names a different folder. Returns the process and its output. */
  return (env: Record<string, string>, data = 'data') => {
    const server = spawn(process.execPath, [path], {
      env: { PATH: process.env['PATH'], DATA_DIR: join(folder, data), ...env },
    });
    started.push(server);
    let said = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    const exit = once(server, 'exit').then(([code]: unknown[]) => ({ code, said }));
    const sayingOf = async (words: string | RegExp) => {
      await expect.poll(() => said, { timeout: TIMEOUT_MS }).toMatch(words);
      return said;
    };
    return { server, exit, sayingOf, said: () => said };
  };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const holder = createServer().listen(0, 'localhost');
  await once(holder, 'listening');
  const address = holder.address();
  holder.close();
  await once(holder, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}
