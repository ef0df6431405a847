import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { clock } from '../../../lib/clock.ts';
import { PROJECT_FOLDER } from '../../../lib/project.ts';
import { FileError } from './file-error.ts';

/** A file that somebody has sent; its name may say more than the bytes. */
export type SentFile = { name: string; bytes: Uint8Array };

/** Memory of a worker besides the bytes that are unpacked, in megabytes. */
const HEAP_MEGABYTES = 192;
/** Space for recent allocations, in megabytes: counts besides the heap. */
const YOUNG_MEGABYTES = 16;

/** Milliseconds from one message to the next, on a machine that has much else to do; the longest file takes a second of a quiet one. */
const LEAST_MS = 20_000;
const MS_PER_MEGABYTE = 4000;

type Limits = { timeLimitMs: number; heapMegabytes: number };

const timeLimitFor = ({ bytes }: SentFile) => LEAST_MS + (bytes.length / 2 ** 20) * MS_PER_MEGABYTE;

/**
 * Reads a file in a separate thread, where a stranger's file can neither hold up calls nor end the process, and yields
 * the messages of `postFrom`. `task` is sent beside the file. Throws a `FileError` of `too much work` beyond the time that
 * the file's size allows or the memory, or the thread's error.
 */
export function readInWorker(
  script: URL,
  file: SentFile,
  task?: string,
  limits: Limits = { timeLimitMs: timeLimitFor(file), heapMegabytes: HEAP_MEGABYTES },
): AsyncIterable<unknown> {
  return messagesOf(script, { ...file, task }, limits);
}

/** The worker lives until the loop over these ends. */
async function* messagesOf(script: URL, sent: unknown, limits: Limits): AsyncGenerator<unknown> {
  const worker = new Worker(compiled(script), {
    workerData: sent,
    resourceLimits: {
      maxOldGenerationSizeMb: limits.heapMegabytes,
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
    },
  });
  let failure: unknown;
  worker.on('error', (error) => {
    failure ??= error;
  });
  try {
    for (;;) {
      const signal = clock.timeLimit(limits.timeLimitMs);
      if (failure !== undefined) throw failure;
      const [message]: unknown[] = await once(worker, 'message', { signal });
      if (message === END) return;
      yield message;
      worker.postMessage(NEXT);
    }
  } catch (error) {
    throw isOverLimit(error) ? new FileError('too much work', { cause: error }) : error;
  } finally {
    await worker.terminate();
  }
}

/** The first message, after which the worker ends. */
export async function firstOf<Message>(messages: AsyncIterable<Message>): Promise<Message | undefined> {
  for await (const message of messages) return message;
  return undefined;
}

const NEXT = 'next';
const END = 'end';

/** Of a worker: posts what `read` yields about the sent file, each when the one before it has been taken. */
export async function postFrom(read: (sent: unknown) => AsyncIterable<unknown>): Promise<void> {
  if (!parentPort) return;
  for await (const message of read(workerData)) {
    parentPort.postMessage(message);
    await once(parentPort, 'message');
  }
  parentPort.postMessage(END);
}

/** A thread runs JavaScript only: the compiled file of a source. */
function compiled(script: URL): URL {
  if (script.protocol !== 'file:' || existsSync(script)) return script;
  return new URL(`build/${script.href.slice(PROJECT_FOLDER.href.length)}`, PROJECT_FOLDER);
}

const isOverLimit = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));
