import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../../../src/server/database/db.ts';
import type { Step } from './interleavings.ts';
import type { Side } from './side.ts';

/** Milliseconds for which a side may be between two statements; after them it waits for time to pass. */
const PAUSE_MS = 60;
/** Milliseconds after which neither side has come any further. */
const STANDSTILL_MS = 15_000;

/**
 * Has two sides take their statements in turns, one at a time, as given, until both are done. A side whose statement waits for
 * a lock leaves its turn to the other one.
 */
export async function stepThrough(
  sides: readonly [Side, Side],
  given: readonly (0 | 1)[],
  db: Db,
): Promise<Step[]> {
  const steps: Step[] = [];
  for (;;) {
    await atRest(sides, db);
    const free = ([0, 1] as const).filter((side) => sides[side].isAtGate);
    const [first, isOther] = free;
    if (first === undefined) return steps;
    const wanted = given[steps.length] ?? steps.at(-1)?.side ?? 0;
    const side = free.includes(wanted) ? wanted : first;
    steps.push({ side, isFree: isOther !== undefined });
    await sides[side].letGo();
  }
}

/** Waits until both sides are done, or one can go on and the other is at its gate, waits for a lock, or for time to pass. */
async function atRest(sides: readonly Side[], db: Db): Promise<void> {
  const began = performance.now();
  for (;;) {
    await turn();
    const restless = sides.filter(({ isDone, isAtGate }) => !isDone && !isAtGate);
    if (restless.length === 0) return;
    const ms = performance.now() - began;
    if (ms > STANDSTILL_MS) throw new Error('neither side comes any further');
    if (!sides.some(({ isAtGate }) => isAtGate)) continue;
    const waits = await Promise.all(
      restless.map(async ({ running }) => (running.length > 0 ? isBlocked(db, running) : ms > PAUSE_MS)),
    );
    if (waits.every(Boolean)) return;
  }
}

async function isBlocked(db: Db, processes: readonly number[]): Promise<boolean> {
  const { rows } = await sql`
    select from unnest(${processes}::int[]) as one where cardinality(pg_blocking_pids(one)) > 0`.execute(db);
  return rows.length === processes.length;
}
