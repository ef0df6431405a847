import { describe, expect, it } from 'vitest';
import { runInThread, ThreadLimitError } from '../../../../src/server/modules/imports/run-in-thread.ts';

const script = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
const IMPORTS = "import { parentPort, workerData } from 'node:worker_threads';";
const LIMITS = { timeLimitMs: 60_000, heapMegabytes: 32 };

describe('a thread', () => {
  it('returns what its script posts', async () => {
    const doubled = script(`${IMPORTS} parentPort.postMessage(2 * workerData);`);
    expect(await runInThread(doubled, 21, LIMITS)).toBe(42);
  });

  it('a thread is stopped when it takes too long', async () => {
    const endless = runInThread(script('for (;;);'), undefined, { ...LIMITS, timeLimitMs: 200 });
    await expect(endless).rejects.toBeInstanceOf(ThreadLimitError);
  });

  it('a thread is stopped when it takes too much memory, and the process survives', async () => {
    const greedy = runInThread(script('const all = []; for (;;) all.push([all.length]);'), undefined, LIMITS);
    await expect(greedy).rejects.toThrow(ThreadLimitError);
  });

  it('rejects with the error of its script', async () => {
    const failing = runInThread(script("throw new Error('no such luck')"), undefined, LIMITS);
    await expect(failing).rejects.toThrow('no such luck');
  });
});
