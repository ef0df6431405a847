import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { clock } from '../../lib/clock.ts';
import { PROJECT_FOLDER } from '../../lib/project.ts';

/** A thread took more memory or time than it was given. */
export class ThreadLimitError extends Error {
  override name = 'ThreadLimitError';
}

type Limits = { timeLimitMs: number; heapMegabytes: number };

/** Space for recent allocations, in megabytes: counts besides the heap. */
const YOUNG_MEGABYTES = 16;

/**
 * Runs a script in a separate thread and returns the first message that it posts; it finds `data` in `workerData`.
 * There, strangers' input can neither hold up calls nor end the process. Throws a `ThreadLimitError`, or the
 * script's error.
 */
export async function runInThread(script: URL, data: unknown, limits: Limits): Promise<unknown> {
  const { timeLimitMs, heapMegabytes } = limits;
  const worker = new Worker(compiled(script), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
  });
  const signal = clock.timeLimit(timeLimitMs);
  try {
    const [answer]: unknown[] = await once(worker, 'message', { signal });
    return answer;
  } catch (error) {
    if (signal.aborted) throw new ThreadLimitError(`more than ${timeLimitMs} ms`, { cause: error });
    if (isOutOfMemory(error)) throw new ThreadLimitError(`more than ${heapMegabytes} MB`, { cause: error });
    throw error;
  } finally {
    await worker.terminate();
  }
}

/** A thread runs JavaScript only: the compiled file of a source. */
function compiled(script: URL): URL {
  if (script.protocol !== 'file:' || existsSync(script)) return script;
  return new URL(`build/${script.href.slice(PROJECT_FOLDER.href.length)}`, PROJECT_FOLDER);
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
