import { Duplex } from 'node:stream';
import type { Engine } from './engine.ts';

type Chunk = { chunk: Uint8Array };

/**
 * The socket that `pg` believes to speak to: an engine in place of a network.
 *
 * So the embedded database has the very client, pool, value parsers and errors of a real server.
 */
export class WireStream extends Duplex {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    this.#engine.start().then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  override _writev(chunks: Chunk[], done: (error?: Error) => void): void {
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

  /** A broken connection is reported only once the engine is gone, so that the next one finds the folder free. */
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#engine.kill().then(() => done(error), done);
  }

  // What a socket has besides, and means nothing here.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}
