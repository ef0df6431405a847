import { EventEmitter } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WorkerEngine } from '../../../../src/server/database/embedded/worker-engine.ts';

const threads = vi.hoisted((): EventEmitter[] => []);
vi.mock('node:worker_threads', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  /** A thread that does nothing. */
  class Worker extends Emitter {
    constructor() {
      super();
      threads.push(this);
    }
    postMessage(message: unknown) {
      if (message === 'stop') this.emit('exit');
    }
    async terminate() {
      this.emit('exit');
    }
  }
  return { Worker };
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const request = new Uint8Array(1);
const lastThread = () => threads.at(-1) ?? new EventEmitter();
let engine: WorkerEngine;

async function start() {
  const number = threads.length;
  const started = engine.start();
  await vi.waitFor(() => expect(threads).toHaveLength(number + 1));
  lastThread().emit('message', 'ready');
  await started;
}

beforeEach(async () => {
  engine = new WorkerEngine('nowhere');
  await start();
});

it('the engine keeps nothing of a delivered answer in memory', async () => {
  async function ask(): Promise<WeakRef<Uint8Array>> {
    const asked = engine.execute(request);
    lastThread().emit('message', { answer: new Uint8Array(1000), wanted: 0 });
    return new WeakRef(await asked);
  }
  const answer = await ask();
  await new Promise((resolve) => setTimeout(resolve, 10));
  collectGarbage();
  expect(answer.deref()).toBeUndefined();
});

it('the requests of a thread that ends are rejected, and a new thread works', async () => {
  const asked = engine.execute(request);
  lastThread().emit('exit');
  await expect(asked).rejects.toThrow('ended unexpectedly');
  await expect(engine.execute(request)).rejects.toThrow('not running');
  await start();
  const again = engine.execute(request);
  lastThread().emit('message', { answer: request, wanted: 0 });
  expect(await again).toBe(request);
});

it('the engine can be stopped after its thread has ended by itself', async () => {
  lastThread().emit('exit');
  await expect(engine.stop()).resolves.toBeUndefined();
});

describe('a commit', () => {
  /** Has the thread answer, with a commit that waits for the first sync. */
  async function commit(): Promise<{ onDisk: Promise<void> }> {
    const asked = engine.execute(request);
    lastThread().emit('message', { answer: request, wanted: 1 });
    await asked;
    return { onDisk: engine.lastCommit };
  }

  it.each(['before', 'after'])('a commit is on disk once its sync has ended, %s its answer', async (when) => {
    const statement = engine.execute(request);
    if (when === 'before') lastThread().emit('message', { synced: 1 });
    lastThread().emit('message', { answer: request, wanted: 1 });
    await statement;
    const settled = vi.fn();
    void engine.lastCommit.then(settled);
    await Promise.resolve();
    expect(settled).toHaveBeenCalledTimes(when === 'before' ? 1 : 0);
    if (when === 'after') lastThread().emit('message', { synced: 1 });
    await engine.lastCommit;
  });

  it('a commit fails when the thread ends before it is on disk, unless it was closed', async () => {
    const first = await commit();
    lastThread().emit('exit', 1);
    await expect(first.onDisk).rejects.toThrow('before a commit was on disk');
    await start();
    const second = await commit();
    lastThread().emit('exit', 0);
    await expect(second.onDisk).resolves.toBeUndefined();
  });
});
