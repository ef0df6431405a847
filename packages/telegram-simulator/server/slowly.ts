import { Transform, type TransformCallback } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** A weak mobile network: a round trip in milliseconds, bytes a second each way. */
const ROUND_TRIP = 400;
const RATE = 50_000;
/** Milliseconds without bytes after which the next ones begin a new exchange. */
const QUIET = 50;

/** Delays each chunk: by half a round trip after a pause, and by the time that its bytes take at the rate. */
export function slowly(): Transform {
  let freeAt = Number.NEGATIVE_INFINITY;
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      const now = performance.now();
      const starts = now - freeAt > QUIET ? now + ROUND_TRIP / 2 : freeAt;
      freeAt = starts + (chunk.length / RATE) * 1000;
      void wait(freeAt - now).then(() => done(null, chunk));
    },
  });
}
