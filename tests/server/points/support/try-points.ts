import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALL_FAULTS, COMMIT_FAULTS, type Effect, type Point } from './effects.ts';
import { type Laboratory, openLaboratory } from './laboratory.ts';
import { faultsOf } from './oracles.ts';
import { runScenario } from './run-scenario.ts';
import type { Scenario } from './scenario.ts';

/** One in this many points is tried; `npm run try:crash-points` tries all. */
const EVERY = Number(process.env['CRASH_POINTS_EVERY'] ?? 120);
const SEED = Number(process.env['CRASH_POINTS_SEED'] ?? 1);
/** A folder for reports of what was tried. */
const REPORTS = process.env['CRASH_POINTS_REPORTS'];
const TIMEOUT_MS = 3_600_000;

/** Counts by scenario, by kind of effect and fault, and by recovery. */
type Report = Record<'scenarios' | 'effects' | 'points' | 'faults' | 'recoveries', Record<string, number>>;

const REPORT_OF_NOTHING = (): Report => ({
  scenarios: {},
  effects: {},
  points: {},
  faults: {},
  recoveries: {},
});

/** Tests of scenarios by name: nothing is lost or doubled, whichever effect is the last. `mayBeIdle`: some have no effects. */
export function tryPoints(scenarios: Readonly<Record<string, Scenario>>, { mayBeIdle = false } = {}): void {
  const report = REPORT_OF_NOTHING();
  let laboratory: Laboratory;
  beforeAll(async () => void (laboratory = await openLaboratory()));
  afterAll(async () => {
    await laboratory.close();
    if (REPORTS) await writeFile(join(REPORTS, `${randomUUID()}.json`), JSON.stringify(report));
  });

  it.each(Object.entries(scenarios))(
    '%s: nothing is lost or doubled at any point',
    async (name, scenario) => {
      const usual = await runScenario(scenario, laboratory, { seed: SEED });
      if (!mayBeIdle) expect(usual.seen).not.toEqual([]);
      add(report.scenarios, name);
      for (const effect of usual.seen) add(report.effects, nameOf(effect));
      const points = pointsOf(usual.seen).filter((_, index) => (index + shiftOf(name)) % EVERY === 0);
      const found: string[] = [];
      for (const point of points) {
        const outcome = await runScenario(scenario, laboratory, { point, seed: SEED });
        const effect = usual.seen[point.effect - 1];
        add(report.points, `${effect?.kind} ${point.fault}`);
        for (const recovery of outcome.recoveries) add(report.recoveries, recovery);
        const faults = faultsOf(outcome, usual, scenario);
        if (outcome.point === undefined) faults.push('the point is not reached');
        for (const fault of faults) add(report.faults, fault.slice(0, fault.indexOf(':')));
        const place = `${effect && nameOf(effect)}, effect ${point.effect}, ${point.fault}`;
        found.push(...faults.map((fault) => `${place}: ${fault}`));
      }
      expect(found, `again: CRASH_POINTS_SEED=${SEED} npm run try:crash-points -- '${name}'`).toEqual([]);
    },
    TIMEOUT_MS,
  );
}

/** The sample takes other points of each scenario. */
const shiftOf = (name: string) => Buffer.from(name).reduce((sum, byte) => sum + byte, 0);

const nameOf = ({ kind, name }: Effect) => `${kind} ${name}`;

function add(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

/** Every effect of a run, with every way in which it can end. */
export function pointsOf(seen: readonly Effect[]): Point[] {
  return seen.flatMap(({ kind }, index) =>
    (kind === 'commit' ? COMMIT_FAULTS : CALL_FAULTS).map((fault) => ({ effect: index + 1, fault })),
  );
}
