import { Worker } from 'node:worker_threads';
import { clock } from '../../lib/clock.ts';
import { CommitsOnDisk } from './commits-on-disk.ts';
import type { WireProtocolEngine } from './engine.ts';
import { STOP_WORKER, WORKER_READY, type WorkerMessage } from './worker-messages.ts';

const script = new URL('./embedded-worker.js', import.meta.url);
const STOP_TIMEOUT_MS = 20_000;
const NOTHING = new Uint8Array();

type PendingRequest = { resolve: (answer: Uint8Array) => void; reject: (error: Error) => void };

/** The embedded database in a worker thread, which can be terminated during a query. */
export class WorkerEngine implements WireProtocolEngine {
  /** Milliseconds one request may take unless it has a separate limit; 0 means no limit. */
  timeLimit = 0;
  readonly #folder: string;
  #worker: Worker | undefined;
  #opening: Promise<void> | undefined;
  /** Settles when the thread that was started last has ended: nothing has the database open. */
  ended: Promise<void> = Promise.resolve();
  #pending: PendingRequest | undefined;
  #commits = new CommitsOnDisk();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async start(): Promise<void> {
    this.#opening ??= this.#open();
    const opening = this.#opening;
    try {
      await opening;
    } catch (error) {
      if (this.#opening === opening) this.#opening = undefined;
      throw error;
    }
  }

  async #open(): Promise<void> {
    await this.ended;
    const worker = new Worker(script, { workerData: { folder: this.#folder }, name: 'database' });
    const commits = new CommitsOnDisk();
    this.#commits = commits;
    worker.on('message', (message: typeof WORKER_READY | WorkerMessage) => {
      if (message === WORKER_READY) return this.#pending?.resolve(NOTHING);
      if ('synced' in message) return commits.synced(message.synced);
      commits.wanted(message.wanted);
      this.#pending?.resolve(message.answer);
    });
    worker.on('error', (error: Error) => this.#pending?.reject(error));
    this.ended = new Promise((resolve) => {
      worker.once('exit', (code) => {
        commits.ended(code === 0);
        if (this.#worker === worker) this.#takeWorker();
        this.#pending?.reject(new Error('The embedded database ended unexpectedly.'));
        resolve();
      });
    });
    this.#worker = worker;
    await this.#answer(0);
  }

  get lastCommit(): Promise<void> {
    return this.#commits.last;
  }

  async execute(request: Uint8Array, timeLimit = this.timeLimit): Promise<Uint8Array> {
    if (!this.#worker) throw new Error('The embedded database is not running.');
    this.#worker.postMessage(request);
    return this.#answer(timeLimit);
  }

  async stop(): Promise<void> {
    const worker = this.#takeWorker();
    worker?.postMessage(STOP_WORKER);
    const timer = clock.setTimeout(() => worker?.terminate(), STOP_TIMEOUT_MS);
    await this.ended;
    clearTimeout(timer);
  }

  async kill(): Promise<void> {
    await this.#takeWorker()?.terminate();
    await this.ended;
  }

  /** The thread, if there is one; from now on the next start makes a new one. */
  #takeWorker(): Worker | undefined {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#opening = undefined;
    return worker;
  }

  async #answer(limit: number): Promise<Uint8Array> {
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Uint8Array>((resolve, reject) => {
        this.#pending = { resolve, reject };
        if (limit > 0) timer = clock.setTimeout(() => reject(new QueryTimeoutError(limit)), limit);
      });
    } finally {
      clearTimeout(timer);
      this.#pending = undefined;
    }
  }
}

/** Query timeout, with PostgreSQL's code query_canceled. */
class QueryTimeoutError extends Error {
  readonly code = '57014';

  constructor(milliseconds: number) {
    super(`The query was cancelled: it took more than ${milliseconds} ms.`);
    this.name = 'QueryTimeoutError';
  }
}
