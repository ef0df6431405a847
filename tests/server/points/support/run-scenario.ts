import { chat } from '../../../../src/server/languages/it/chat.ts';
import { contradictions } from './contradictions.ts';
import { Effects, type Point } from './effects.ts';
import { tablesForOlderServers, untrueFacts } from './facts.ts';
import { finalState, rowsNaming, tablesHeld, waitingWork } from './final-state.ts';
import type { Laboratory } from './laboratory.ts';
import { isMessageTo, wordsOf } from './messages.ts';
import type { Call } from './messenger.ts';
import type { Act, Outcome, Scenario, World } from './scenario.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

/** Parts of an answer that differ from run to run: numbers, tokens. */
const INCIDENTAL = /\d+|\bey[\w-]+\.[\w.-]+/g;
/** As often an act comes again. */
const MAX_ATTEMPTS = 10;
const STEP_MS = 5000;
/** While claims are held, less time than they last passes at once, so that whoever lives renews them. */
const CLAIMED_STEP_MS = 14_000;
const LONGEST_STEP_MS = 3_600_000;
/** Steps until nothing waits. */
const MAX_STEPS = 60;
/** Further steps in which the leader's jobs run. */
const QUIET_STEPS = 2;

/** Runs a scenario to rest. `point`: the effect that fails; another process follows one that it kills. */
export async function runScenario(
  scenario: Scenario,
  laboratory: Laboratory,
  { point, seed = 1 }: { point?: Point | undefined; seed?: number } = {},
): Promise<Outcome> {
  const { until, stillness } = laboratory;
  const world = await laboratory.begin(seed);
  await until(Promise.resolve(scenario.given?.(world)));
  const effects = new Effects(world.messenger, point);
  const start = (by: Effects) => until(startProcess(world.db, by, stillness));
  let server = await start(effects);
  await rest(world, async () => server, laboratory);
  effects.isCounting = true;
  const recoveries = new Set<string>();
  const living = async (): Promise<ServerProcess> => {
    if (!server.effects.isDead) return server;
    await until(server.stop());
    recoveries.add('another process goes on');
    for (const table of await until(tablesHeld(world.db))) recoveries.add(`${table} is claimed again`);
    server = await start(new Effects(world.messenger));
    return server;
  };

  const take = async (act: Act, times = 1) => {
    let isTaken = false;
    for (let attempts = 0; !isTaken && attempts < MAX_ATTEMPTS; attempts += 1) {
      if (attempts > 0) recoveries.add('an act comes again');
      const process = await living();
      const taken = await until(Promise.all(Array.from({ length: times }, () => act(process, world))));
      isTaken = taken.every(Boolean);
    }
    if (!isTaken) throw new Error(`an act is never taken: ${server.lastAnswer()}`);
    if (!point && !scenario.isRefused && server.lastAnswer().startsWith('4'))
      throw new Error(`an act is refused: ${server.lastAnswer()}`);
    if (!point && !scenario.isRefused && world.messenger.made.some(saysButtonIsGone))
      throw new Error('a button is pressed that is not valid');
  };

  try {
    let [madeByActs, isFollowed] = [0, false];
    const claimable = new Set<string>();
    const repliesBefore: Call[] = [];
    const answersBefore: string[] = [];
    const answered: string[] = [];
    for (const [index, act] of scenario.acts.entries()) {
      const isAgain = point !== undefined && 'act' in point && point.act === index + 1;
      const [first, wasReached] = [world.messenger.made.length, effects.isReached];
      isFollowed ||= wasReached;
      await take(act, isAgain ? 2 : 1);
      if (act.requests) answered.push(server.lastAnswer().replaceAll(INCIDENTAL, 'N'));
      madeByActs = world.messenger.made.length;
      if (!point) for (const table of await until(tablesForOlderServers(world.db))) claimable.add(table);
      await rest(world, living, laboratory);
      if (effects.isReached && !wasReached) {
        const replies = effects.madeBefore.slice(first).filter((call) => isMessageTo(call, act.from));
        repliesBefore.push(...replies);
        answersBefore.push(...replies.map(wordsOf).filter((words) => act.reply?.test(words)));
      }
      if (!isAgain) continue;
      await take(act);
      await rest(world, living, laboratory);
      effects.isReached = true;
    }
    return {
      recoveries: [...recoveries],
      rows: await until(finalState(world.db)),
      made: world.messenger.made,
      madeByActs,
      left: scenario.erased === undefined ? [] : await until(rowsNaming(world.db, String(scenario.erased))),
      waiting: (await until(waitingWork(world.db))).map(({ row }) => row),
      contradictions: await until(contradictions(world.db)),
      untrue: await until(untrueFacts(scenario, world)),
      claimable: [...claimable],
      point: effects.isReached ? point : undefined,
      answered,
      isFollowed,
      repliesBefore,
      answersBefore,
      seen: effects.seen,
    };
  } finally {
    await until(server.stop());
  }
}

const saysButtonIsGone = ({ method, payload }: Call) =>
  method === 'answerCallbackQuery' && payload['text'] === chat.buttonGone;

/** Lets time pass until nothing waits. */
async function rest(
  { db }: World,
  living: () => Promise<ServerProcess>,
  { until, time, stillness }: Laboratory,
): Promise<void> {
  let [quiet, step] = [0, STEP_MS];
  for (let steps = 0; quiet < QUIET_STEPS && steps < MAX_STEPS; steps += 1) {
    const server = await living();
    await stillness.reached();
    const work = (await until(waitingWork(db))).filter(({ isGivenUp }) => !isGivenUp);
    quiet = work.length === 0 && !server.effects.isDead ? quiet + 1 : 0;
    step = work.some(({ isClaimed }) => isClaimed) ? CLAIMED_STEP_MS : Math.min(2 * step, LONGEST_STEP_MS);
    if (quiet > 0) step = STEP_MS;
    await time.pass(step, () => stillness.reached());
    await stillness.reached();
  }
}
