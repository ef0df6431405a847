import { Duplex } from 'node:stream';
import type { WireProtocolEngine } from './engine.ts';
import { WELCOME } from './wire-messages.ts';

type Chunk = { chunk: Uint8Array };

/**
 * A stream that gives `pg` the embedded engine in place of a socket. So the embedded database uses the same client,
 * pool, parsers and errors as a server.
 */
export class WireStream extends Duplex {
  readonly #engine: WireProtocolEngine;
  #isWelcomed = false;

  constructor(engine: WireProtocolEngine) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    this.#engine.start().then(
      () => {
        if (!this.destroyed) this.emit('connect');
      },
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  override _writev(chunks: Chunk[], done: (error?: Error) => void): void {
    if (!this.#isWelcomed) {
      // Answers the startup message alone, so that a connection takes no time once the engine is open.
      this.#isWelcomed = true;
      this.push(WELCOME);
      return done();
    }
    const request = Buffer.concat(chunks.map(({ chunk }) => chunk));
    this.#engine.execute(request).then((answer) => {
      this.push(answer);
      done();
    }, done);
  }

  override _write(chunk: Uint8Array, _encoding: string, done: (error?: Error) => void): void {
    this._writev([{ chunk }], done);
  }

  override _read(): void {}

  override _final(done: (error?: Error) => void): void {
    this.#engine.stop().then(() => {
      this.push(null);
      done();
    }, done);
  }

  /**
   * Reported after the engine has ended, so that the next one finds the folder unlocked. An engine that is still
   * opening, for longer than queries wait, continues: ended each time, it would never be open.
   */
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    if (!this.#isWelcomed) return done(error);
    this.#engine.kill().then(() => done(error), done);
  }

  // Socket methods without effect here.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}
