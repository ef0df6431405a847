import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Effect, FAULTS, isOfEffect, type Point } from './effects.ts';
import { type Laboratory, openLaboratory } from './laboratory.ts';
import { faultsOf } from './oracles.ts';
import { createReport, nameOf } from './report.ts';
import { runScenario } from './run-scenario.ts';
import type { Scenario } from './scenario.ts';
import { doneByStranger, triedByStranger } from './strangers.ts';

const { CRASH_POINTS_EVERY, CRASH_POINTS_SEED } = process.env;
/** One in this many points is tried; `npm run try:crash-points` tries all. */
const EVERY = Number(CRASH_POINTS_EVERY ?? 120);
const SEED = Number(CRASH_POINTS_SEED ?? 1);
/** The scenarios that are tried differ from day to day. */
const TURN = Number(CRASH_POINTS_SEED ?? Math.floor(Date.now() / 86_400_000));
const TIMEOUT_MS = 3_600_000;

/**
 * Tests of scenarios by name: nothing is lost or doubled, whichever effect is the last. `sampled`: one in so many of them is
 * tried in a sample.
 */
export function tryPoints(scenarios: Readonly<Record<string, Scenario>>, { sampled = 6 } = {}): void {
  const report = createReport();
  let laboratory: Laboratory;
  beforeAll(async () => void (laboratory = await openLaboratory()));
  afterAll(async () => {
    await laboratory.close();
    await report.write();
  });

  it.each(inTurn(Object.entries(scenarios), sampled))(
    '%s: nothing is lost or doubled at any point',
    async (name, scenario) => {
      // The first run loads code, and so orders its effects unlike all others.
      await runScenario(scenario, laboratory, { seed: SEED });
      const usual = await runScenario(scenario, laboratory, { seed: SEED });
      expect(usual.seen).not.toEqual([]);
      report.add('scenarios', name);
      for (const effect of usual.seen) report.add('effects', nameOf(effect));
      const found = faultsOf(usual, usual, scenario);
      const tried = triedByStranger(scenario);
      if (tried) found.push(...doneByStranger(await runScenario(tried, laboratory, { seed: SEED }), usual));
      const isPromised = (point: Point) =>
        !scenario.unpromised?.includes(point.fault) && (scenario.isIdle || !isOfJobs(point, usual.seen));
      const isTried = (point: Point) => {
        const same = sameDeath(point, usual.seen);
        return isPromised(point) && !(same && isPromised(same));
      };
      const faultsAt = async (point: Point): Promise<string[]> => {
        const outcome = await runScenario(scenario, laboratory, { point, seed: SEED });
        report.addPoint(point, usual.seen);
        for (const recovery of outcome.recoveries) report.add('recoveries', recovery);
        if (outcome.point === undefined) return ['the point is not reached'];
        return faultsOf(outcome, usual, scenario);
      };
      for (const point of sampleOf(name, pointsOf(usual.seen, scenario)).filter(isTried)) {
        const faults = await faultsAt(point).catch((error: unknown) => [`it does not end: ${String(error)}`]);
        for (const fault of faults) report.add('faults', fault.split(':', 1).join());
        found.push(...faults.map((fault) => `${placeOf(point, usual.seen)}: ${fault}`));
      }
      expect(found, `again: CRASH_POINTS_SEED=${SEED} npm run try:crash-points -- '${name}'`).toEqual([]);
    },
    TIMEOUT_MS,
  );
}

/** One in so many of them, at least one; `npm run try:crash-points` has all. */
function inTurn<One>(all: readonly One[], sampled: number): One[] {
  const every = CRASH_POINTS_EVERY === undefined ? Math.min(sampled, all.length) : 1;
  return all.filter((_, index) => index % every === TURN % every);
}

/** A point in words. */
export function placeOf(point: Point, seen: readonly Effect[]): string {
  if (!isOfEffect(point)) return `the update of act ${point.act}, ${point.fault}`;
  const effect = seen[point.effect - 1];
  return `${effect && nameOf(effect)}, effect ${point.effect}, ${point.fault}`;
}

/** The points of a scenario that are tried: of each scenario others. */
export function sampleOf(name: string, points: readonly Point[]): Point[] {
  const shift = Buffer.from(name).reduce((sum, byte) => sum + byte, 0);
  return points.filter((_, index) => (index + shift) % EVERY === 0);
}

/** Effects of the leader's jobs, which belong to no scenario but that in which time passes alone. */
const OF_JOBS = /\b(setting|work_progress)$/;

const isOfJobs = (point: Point, seen: readonly Effect[]) =>
  isOfEffect(point) && OF_JOBS.test(seen[point.effect - 1]?.name ?? '');

/**
 * The death right before the next effect of the same moment, if `point` is one right after an effect: nothing that lasts is
 * between them.
 */
function sameDeath(point: Point, seen: readonly Effect[]): Point | undefined {
  if (!isOfEffect(point) || point.fault !== 'killed after') return undefined;
  const { effect } = point;
  return seen[effect]?.at === seen[effect - 1]?.at
    ? { effect: effect + 1, fault: 'killed before' }
    : undefined;
}

/** Every effect of a run, with every way in which it can end, and every update. */
export function pointsOf(seen: readonly Effect[], { acts }: Pick<Scenario, 'acts'> = { acts: [] }): Point[] {
  const effects = seen.flatMap(({ kind }, index) =>
    FAULTS[kind].map((fault) => ({ effect: index + 1, fault })),
  );
  const updates = acts.flatMap(({ isUpdate }, index) =>
    isUpdate ? [{ act: index + 1, fault: 'delivered again' as const }] : [],
  );
  return [...effects, ...updates];
}
