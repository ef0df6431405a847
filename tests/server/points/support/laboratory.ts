import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely } from 'kysely';
import { EmbeddedDialect } from '../../../../src/server/database/embedded/embedded-dialect.ts';
import { createEnginePool } from '../../../../src/server/database/embedded/engine-pool.ts';
import type { Schema } from '../../../../src/server/database/schema.ts';
import { setLanguages } from '../../../../src/server/languages/current-language.ts';
import { dayOf } from '../../../../src/server/lib/calendar.ts';
import { chance } from '../../../../src/server/lib/clock.ts';
import { memoryEngine, setup } from '../../support/memory-engine.ts';
import { setRankingDay } from '../../support/play-counters.ts';
import { emptyDatabase } from '../../support/reset-database.ts';
import { fillSmallCatalogue } from '../../support/small-catalogue.ts';
import { ANNA, BRUNO, OWNER } from '../../support/test-bot.ts';
import { createMessenger } from './messenger.ts';
import type { World } from './scenario.ts';
import { type SimulatedTime, simulateTime } from './simulated-time.ts';
import { Stillness } from './stillness.ts';

/** A database and a messenger in this process, whose time and chance are simulated. */
export type Laboratory = {
  /** Waits for work, and lets time pass whenever nothing else happens. */
  until<Result>(work: Promise<Result>): Promise<Result>;
  time: SimulatedTime;
  stillness: Stillness;
  /** A world as it was the last time, but for what happens in it. `seed`: of chance. */
  begin(seed: number): Promise<World>;
  close(): Promise<void>;
};

/** Timers that fire for one act; more are a loop without an end. */
const MAX_TIMERS = 20_000;

export async function openLaboratory(): Promise<Laboratory> {
  await setup();
  const stillness = new Stillness();
  const engine = await memoryEngine();
  const inEngine = new AsyncLocalStorage<true>();
  const execute: typeof engine.execute = (request) =>
    stillness.track(() => inEngine.run(true, () => engine.execute(request)));
  const tracked = { ...engine, execute };
  const pool = createEnginePool(tracked, undefined, 0);
  const db = new Kysely<Schema>({ dialect: new EmbeddedDialect(tracked, pool) });
  setLanguages(['it']);
  let lots = numbersOf(1);
  const real = { ...chance };
  const { random } = Math;
  // Alarms of the engine depend on the one that it has set last, maybe in an earlier run.
  const time = simulateTime({ lot: () => lots(), isIgnored: () => inEngine.getStore() === true });
  const giveSignaturesBack = stillness.trackSignatures();

  async function until<Result>(work: Promise<Result>): Promise<Result> {
    let isDone = false;
    const done = () => void (isDone = true);
    work.then(done, done);
    for (let fired = 0; !isDone && fired < MAX_TIMERS; fired += 1) {
      await stillness.reached();
      if (!isDone) await time.pass(Math.max(0, time.untilNext() ?? 0), () => stillness.reached());
    }
    if (!isDone) throw new Error('this never ends');
    return work;
  }

  return {
    until,
    time,
    stillness,
    async begin(seed) {
      lots = numbersOf(seed);
      Object.assign(
        chance,
        seeded(() => lots()),
      );
      // Libraries draw by it.
      Math.random = numbersOf(seed);
      time.reset();
      await until(emptyDatabase(db));
      await until(setRankingDay(db, dayOf(new Date())));
      const catalogue = await until(fillSmallCatalogue(db));
      // Their menu buttons are up to date.
      const people = [ANNA, BRUNO, OWNER].map((id) => ({ user_id: String(id), menu_set_at: new Date() }));
      await until(db.insertInto('person').values(people).execute());
      return { ...catalogue, db, messenger: createMessenger() };
    },
    async close() {
      giveSignaturesBack();
      time.restore();
      Object.assign(chance, real);
      Math.random = random;
      setLanguages();
      await db.destroy();
    },
  };
}

/** A generator of numbers from 0, and below 1: mulberry32. */
function numbersOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function seeded(fraction: () => number): typeof chance {
  const bytes = (length: number) => Buffer.from(Array.from({ length }, () => Math.floor(256 * fraction())));
  return {
    fraction,
    bytes,
    integer: (min, max) => min + Math.floor(fraction() * (max - min)),
    uuid: () =>
      bytes(16)
        .toString('hex')
        .replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
  };
}
