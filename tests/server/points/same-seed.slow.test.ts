import { afterAll, beforeAll, expect, it } from 'vitest';
import { playback } from './scenarios/playback.ts';
import { requests } from './scenarios/requests.ts';
import { type Laboratory, openLaboratory } from './support/laboratory.ts';
import { runScenario } from './support/run-scenario.ts';
import { pointsOf } from './support/try-points.ts';

/** As often a run is repeated; `npm run try:crash-points` repeats it a hundred times. */
const TIMES = process.env['CRASH_POINTS_EVERY'] === '1' ? 100 : 5;

let laboratory: Laboratory;
beforeAll(async () => void (laboratory = await openLaboratory()));
afterAll(() => laboratory.close());

it.each(Object.entries({ ...playback, ...requests }).slice(0, 2))(
  '%s: the same seed has the same effects, calls and rows',
  async (_name, scenario) => {
    const [, , point] = pointsOf((await runScenario(scenario, laboratory)).seen, scenario);
    const run = () => runScenario(scenario, laboratory, { point, seed: 7 });
    const first = await run();
    for (let times = 1; times < TIMES; times += 1) expect(await run()).toEqual(first);
  },
  600_000,
);
