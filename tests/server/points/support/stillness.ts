import { webcrypto } from 'node:crypto';

/** As many turns of the event loop without anything new are stillness. */
const STILL_TURNS = 4;
/** Requests to the system, which end on another thread. */
const SYSTEM_REQUEST = /^(FSReq|GetAddrInfo|Zlib|TCPConnect)/i;
/** A process that reads a file; an idle one does not count. */
const READER = 'ProcessWrap';
/** Seconds of real time in which a reader posts something; after them the server waits for time to pass. */
const READER_SECONDS = 5;

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Sees when all that a process can do without time passing is done: queries, calls, signatures. */
export class Stillness {
  #pending = 0;
  #count = 0;

  /** Work that is done before there is stillness. */
  async track<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#pending += 1;
    this.#count += 1;
    try {
      return await work();
    } finally {
      this.#pending -= 1;
      this.#count += 1;
    }
  }

  /** Signatures are made on other threads; returns a function that tracks no further ones. */
  trackSignatures(): () => void {
    const { subtle } = webcrypto;
    const { importKey, sign, verify } = subtle;
    const tracked = Object.entries({ importKey, sign, verify }).map(([name, method]) => [
      name,
      // oxlint-disable-next-line typescript/no-explicit-any -- each as it is
      (...args: any[]) => this.track(() => Reflect.apply(method, subtle, args) as Promise<unknown>),
    ]);
    Object.assign(subtle, Object.fromEntries(tracked));
    return () => void Object.assign(subtle, { importKey, sign, verify });
  }

  async reached(): Promise<void> {
    const start = process.uptime();
    for (let still = 0; still < STILL_TURNS;) {
      const before = this.#count;
      await turn();
      const resources = process.getActiveResourcesInfo();
      const isRead = resources.includes(READER) && process.uptime() - start < READER_SECONDS;
      const isBusy = isRead || this.#pending > 0 || resources.some((name) => SYSTEM_REQUEST.test(name));
      still = isBusy || this.#count !== before ? 0 : still + 1;
    }
  }
}
