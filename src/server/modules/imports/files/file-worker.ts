import { on, once } from 'node:events';
import { existsSync } from 'node:fs';
import { parentPort, Worker } from 'node:worker_threads';
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

/** The worker ends with the loop over these, unless it has read the whole file. */
async function* messagesOf(script: URL, sent: unknown, limits: Limits): AsyncGenerator<unknown> {
  const key = `${script.href} ${limits.heapMegabytes}`;
  const reader = takeIdle(key) ?? startReader(script, limits);
  let isDone = false;
  try {
    reader.worker.postMessage(sent);
    for (;;) {
      const signal = clock.timeLimit(limits.timeLimitMs);
      if (reader.failure !== undefined) throw reader.failure;
      const [message]: unknown[] = await once(reader.worker, 'message', { signal });
      isDone = message === END;
      if (isDone) return;
      yield message;
      reader.worker.postMessage(NEXT);
    }
  } catch (error) {
    throw isOverLimit(error) ? new FileError('too much work', { cause: error }) : error;
  } finally {
    if (isDone) keepIdle(key, reader);
    else await reader.worker.terminate();
  }
}

type Reader = { worker: Worker; failure?: unknown };

function startReader(script: URL, { heapMegabytes }: Limits): Reader {
  const resourceLimits = {
    maxOldGenerationSizeMb: heapMegabytes,
    maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
  };
  const reader: Reader = { worker: new Worker(compiled(script), { resourceLimits }) };
  reader.worker.on('error', (error) => {
    reader.failure ??= error;
  });
  return reader;
}

/** Workers that wait for the next file: a start takes longer than most files. */
const idle: { key: string; reader: Reader }[] = [];
const MAX_IDLE = 2;
const KEEP_IDLE_MS = 10_000;

function takeIdle(key: string): Reader | undefined {
  const at = idle.findIndex((one) => one.key === key && one.reader.failure === undefined);
  const [taken] = at < 0 ? [] : idle.splice(at, 1);
  taken?.reader.worker.ref();
  return taken?.reader;
}

function keepIdle(key: string, reader: Reader): void {
  const end = () => void reader.worker.terminate();
  if (idle.length >= MAX_IDLE) return end();
  const one = { key, reader };
  idle.push(one);
  reader.worker.unref();
  const endIfIdle = () => {
    const at = idle.indexOf(one);
    if (at < 0) return;
    idle.splice(at, 1);
    end();
  };
  clock.setTimeout(endIfIdle, KEEP_IDLE_MS).unref();
}

/** The first message of a file whose reader posts no other. */
export async function onlyMessage<Message>(messages: AsyncIterable<Message>): Promise<Message | undefined> {
  let only: Message | undefined;
  for await (const message of messages) only ??= message;
  return only;
}

const NEXT = 'next';
const END = 'end';

/** Of a worker: posts what `read` yields about each sent file, one after the other as they are taken. */
export async function postFrom(read: (sent: unknown) => AsyncIterable<unknown>): Promise<void> {
  if (!parentPort) return;
  const received = on(parentPort, 'message');
  for await (const [sent] of received) {
    for await (const message of read(sent)) {
      parentPort.postMessage(message);
      await received.next();
    }
    parentPort.postMessage(END);
  }
}

/** A thread runs JavaScript only: the compiled file of a source. */
function compiled(script: URL): URL {
  if (script.protocol !== 'file:' || existsSync(script)) return script;
  return new URL(`build/${script.href.slice(PROJECT_FOLDER.href.length)}`, PROJECT_FOLDER);
}

const isOverLimit = (error: unknown) =>
  error instanceof Error &&
  (error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'));
