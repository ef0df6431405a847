import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { clock } from '../../../lib/clock.ts';
import { PROJECT_FOLDER } from '../../../lib/project.ts';
import { FileError } from './file-error.ts';

/** A file that somebody has sent; its name may say more than the bytes. */
export type SentFile = { name: string; bytes: Uint8Array };

/** Memory of a worker besides the bytes that are unpacked, in megabytes. */
const HEAP_MEGABYTES = 192;

/** Milliseconds from one message to the next, on a machine that has much else to do; the longest file takes a second of a quiet one. */
const LEAST_MS = 20_000;
const MS_PER_MEGABYTE = 4000;

/** A third of the processor's time beside the server, so that a file is read within its time on a busy machine too. */
const NICENESS = 5;

type Limits = { timeLimitMs: number; heapMegabytes: number };

const timeLimitFor = ({ bytes }: SentFile) => LEAST_MS + (bytes.length / 2 ** 20) * MS_PER_MEGABYTE;

/**
 * Reads a file in a separate process, where a stranger's file can neither hold up calls nor end the server, and yields
 * the messages of `postFrom`. `task` is sent beside the file. Throws a `FileError` of `too much work` beyond the time that
 * the file's size allows or the memory, or the worker's error.
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
async function* messagesOf(script: URL, sent: SentTask, limits: Limits): AsyncGenerator<unknown> {
  const key = `${script.href} ${limits.heapMegabytes}`;
  const worker = takeIdle(key) ?? startWorker(script, limits);
  let isDone = false;
  try {
    send(worker, sent);
    for (;;) {
      const posted = await nextPosted(worker, limits.timeLimitMs);
      if (posted.kind === 'end') {
        isDone = true;
        return;
      }
      if (posted.kind === 'error') throw posted.value;
      yield posted.value;
      send(worker, NEXT);
    }
  } finally {
    if (isDone) keepIdle(key, worker);
    else worker.process.kill('SIGKILL');
  }
}

type SentTask = SentFile & { task: string | undefined };

/** `ended` aborts with the reason once the process has ended. */
type Worker = { process: ChildProcess; ended: AbortSignal };

/** A process and no thread: one allocation beyond a thread's memory ends all threads. It gets nothing of the server's settings. */
function startWorker(script: URL, { heapMegabytes }: Limits): Worker {
  const started = fork(fileURLToPath(compiled(script)), {
    env: {},
    // Without further threads it takes one processor at most.
    execArgv: [`--max-old-space-size=${heapMegabytes}`, '--v8-pool-size=0'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ending = new AbortController();
  started.on('error', (error) => ending.abort(error));
  // Memory ends it by a signal, an uncaught error by a code.
  started.on('exit', (code, signal) => {
    ending.abort(signal ? new FileError('too much work') : new Error(`A worker ended with code ${code}`));
  });
  return { process: started, ended: ending.signal };
}

/** Without a process this does nothing: `ended` says so. */
const send = (worker: Worker, message: SentTask | typeof NEXT) =>
  worker.process.send(message, () => undefined);

/** The worker's next message, or the end of its file. Throws a `FileError`, or the reason why it has ended. */
async function nextPosted({ process, ended }: Worker, timeLimitMs: number): Promise<Posted> {
  const timeLimit = clock.timeLimit(timeLimitMs);
  try {
    const [message]: unknown[] = await once(process, 'message', {
      signal: AbortSignal.any([ended, timeLimit]),
    });
    return v.parse(posted, message);
  } catch (error) {
    if (ended.aborted) throw ended.reason;
    throw timeLimit.aborted ? new FileError('too much work', { cause: error }) : error;
  }
}

/** Workers that wait for the next file: a start takes longer than most files. */
const idle: { key: string; worker: Worker }[] = [];
const MAX_IDLE = 2;
const KEEP_IDLE_MS = 10_000;

function takeIdle(key: string): Worker | undefined {
  const at = idle.findIndex((one) => one.key === key && !one.worker.ended.aborted);
  const [taken] = at < 0 ? [] : idle.splice(at, 1);
  taken?.worker.process.ref();
  taken?.worker.process.channel?.ref();
  return taken?.worker;
}

/** The two that were used last are kept: another script's give way. */
function keepIdle(key: string, worker: Worker): void {
  const one = { key, worker };
  idle.push(one);
  if (idle.length > MAX_IDLE) idle.shift()?.worker.process.disconnect();
  worker.process.unref();
  worker.process.channel?.unref();
  const endIfIdle = () => {
    const at = idle.indexOf(one);
    if (at < 0) return;
    idle.splice(at, 1);
    worker.process.disconnect();
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

const posted = v.variant('kind', [
  v.object({ kind: v.picklist(['message', 'error']), value: v.unknown() }),
  v.object({ kind: v.literal('end') }),
]);
type Posted = v.InferOutput<typeof posted>;

/** Of a worker: posts what `read` yields about each sent file, one after the other as they are taken. */
export async function postFrom(read: (sent: unknown) => AsyncIterable<unknown>): Promise<void> {
  const post = (message: Posted) => process.send?.(message);
  // On a machine with few processors the server's answers go first.
  setPriority(NICENESS);
  endWithServer();
  const received = on(process, 'message');
  for await (const [sent] of received) {
    try {
      for await (const value of read(sent)) {
        post({ kind: 'message', value });
        await received.next();
      }
      post({ kind: 'end' });
    } catch (error) {
      post({ kind: 'error', value: error });
    }
  }
}

/** A signal for all processes is the server's: it ends once its work is done, and its workers with it. */
function endWithServer(): void {
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  process.once('disconnect', () => process.exit());
}

/** A process runs JavaScript only: the compiled file of a source. */
function compiled(script: URL): URL {
  if (script.protocol !== 'file:' || existsSync(script)) return script;
  return new URL(`build/${script.href.slice(PROJECT_FOLDER.href.length)}`, PROJECT_FOLDER);
}
