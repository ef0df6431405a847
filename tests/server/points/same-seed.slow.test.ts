import { afterAll, beforeAll, expect, it } from 'vitest';
import { SCENARIOS } from './scenarios/scenarios.ts';
import { type Laboratory, openLaboratory } from './support/laboratory.ts';
import { runScenario } from './support/run-scenario.ts';
import { pointsOf } from './support/try-points.ts';

/** `npm run try:crash-points -- --same-seed 100` sets the number. */
const ROUNDS = Number(process.env['CRASH_POINTS_SAME_SEED'] ?? 5);
/** Steps through the scenarios, and through the points of each, that leave none out. */
const STEP = 89;

let laboratory: Laboratory;
beforeAll(async () => void (laboratory = await openLaboratory()));
afterAll(() => laboratory.close());

const all = Object.entries(SCENARIOS);
const rounds = Array.from({ length: ROUNDS }, (_, round) => [`Round ${round + 1}`, round + 1] as const);

it.each(rounds)('%s: the same seed has the same effects, calls and rows', async (_round, seed) => {
  const [name = '', scenario = { acts: [] }] = all[(seed * STEP) % all.length] ?? [];
  const points = pointsOf((await runScenario(scenario, laboratory, { seed })).seen, scenario);
  const point = points[(seed * STEP) % points.length];
  const run = () => runScenario(scenario, laboratory, { point, seed });
  expect(await run(), name).toEqual(await run());
});
