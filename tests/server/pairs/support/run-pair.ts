import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Schema } from '../../../../src/server/database/schema.ts';
import { setLanguages } from '../../../../src/server/languages/current-language.ts';
import { clock } from '../../../../src/server/lib/clock.ts';
import { makeHashKey } from '../../../../src/server/modules/people/bans.ts';
import { leadAgain } from '../../modules/desk/merging/support/popular-titles.ts';
import { contradictions } from '../../points/support/contradictions.ts';
import { untrueFacts } from '../../points/support/facts.ts';
import { finalState, waitingWork } from '../../points/support/final-state.ts';
import { createMessenger, type Messenger } from '../../points/support/messenger.ts';
import type { Outcome } from '../../points/support/scenario.ts';
import { restoreSnapshot, takeSnapshot } from '../../support/database-snapshot.ts';
import { emptyDatabase } from '../../support/reset-database.ts';
import { fillSmallCatalogue } from '../../support/small-catalogue.ts';
import { ANNA, BRUNO, OWNER } from '../../support/test-bot.ts';
import type { Step } from './interleavings.ts';
import type { Pair } from './pair.ts';
import { createServerSide, openSessions } from './server-side.ts';
import { databaseOf, type Gate, Side } from './side.ts';
import { stepThrough } from './step-through.ts';

/** The end of two operations. */
export type Ended = Outcome & { answers: readonly [string, string] };
export type Run = { ended: Ended; sides: readonly [Side, Side]; steps: readonly Step[] };

/** Two servers over a database, and the state before their operations. */
export type Ring = {
  /** One after the other. */
  inOrder(first: 0 | 1): Promise<Run>;
  /** Both at once, in the given turns. */
  inTurns(gates: readonly [Gate, Gate], given: readonly (0 | 1)[]): Promise<Run>;
  close(): Promise<void>;
};

export async function enterRing(pair: Pair, pool: pg.Pool, db: Kysely<Schema>): Promise<Ring> {
  let messenger: Messenger = createMessenger();
  let sides: readonly [Side, Side] = [new Side('open'), new Side('open')];
  setLanguages(['it']);
  const clockOfRuns = timeBetweenRuns();
  const sessions = await openSessions();
  const serverOf = (which: 0 | 1) =>
    createServerSide(
      databaseOf(pool, () => sides[which]),
      () => messenger,
      sessions,
    );
  const servers = [await serverOf(0), await serverOf(1)] as const;
  const rest = await createServerSide(db, () => messenger, sessions);
  await emptyDatabase(db);
  const catalogue = await fillSmallCatalogue(db);
  const people = [ANNA, BRUNO, OWNER].map((id) => ({ user_id: String(id), menu_set_at: new Date() }));
  await db.insertInto('person').values(people).execute();
  // Otherwise each run would have another.
  await db.transaction().execute(makeHashKey);
  const world = () => ({ ...catalogue, db, messenger });
  await pair.given?.(world());
  for (const act of pair.before ?? []) await act(rest, world());
  const before = await takeSnapshot(db);

  async function act(which: 0 | 1): Promise<string> {
    const server = servers[which];
    try {
      const result = await pair.acts[which](server, world());
      return typeof result === 'boolean' ? server.lastAnswer() : String(result);
    } catch (error) {
      return `500 ${String(error)}`;
    } finally {
      sides[which].isDone = true;
    }
  }

  async function begin(gates: readonly [Gate, Gate]): Promise<void> {
    clockOfRuns.pass();
    messenger = createMessenger();
    await emptyDatabase(db);
    await restoreSnapshot(db, before);
    sides = [new Side(gates[0]), new Side(gates[1])];
  }

  /** All that is left to do is done. */
  async function end(answers: readonly [string, string], steps: readonly Step[] = []): Promise<Run> {
    for (const queue of ['delivery', 'outbox'] as const) await rest.work(queue);
    await leadAgain(db);
    const ended = {
      answers,
      rows: await finalState(db),
      made: messenger.made,
      waiting: (await waitingWork(db)).map(({ row }) => row.slice(0, row.indexOf(' {'))),
      contradictions: await contradictions(db),
      madeByActs: messenger.made.length,
      left: [],
      point: undefined,
      answered: [],
      isFollowed: false,
      repliesBefore: [],
      answersBefore: [],
      untrue: await untrueFacts(pair, world()),
      claimable: [],
      recoveries: [],
      seen: [],
    };
    await pair.after?.(world());
    return { ended, steps, sides };
  }

  return {
    async inOrder(first) {
      await begin(['open', 'open']);
      const answer = await act(first);
      const next = await act(first === 0 ? 1 : 0);
      return end(first === 0 ? [answer, next] : [next, answer]);
    },
    async inTurns(gates, given) {
      await begin(gates);
      const acts = Promise.all([act(0), act(1)]);
      const steps = await stepThrough(sides, given, db);
      return end(await acts, steps);
    },
    async close() {
      clockOfRuns.restore();
      setLanguages();
      await Promise.all([...servers, rest].map((server) => server.stop()));
    },
  };
}

/** Longer than a server keeps in memory how many calls somebody has made, and who was signed out. */
const BETWEEN_RUNS_MS = 11_000;
/** Sessions last longer than so many. */
const MAX_RUNS_AHEAD = 100;

/** Each run is a later one for the servers, not for the database. */
function timeBetweenRuns(): { pass(): void; restore(): void } {
  const { now, elapsed } = clock;
  let runs = 0;
  clock.now = () => now() + (runs % MAX_RUNS_AHEAD) * BETWEEN_RUNS_MS;
  clock.elapsed = () => elapsed() + runs * BETWEEN_RUNS_MS;
  return {
    pass: () => void (runs += 1),
    restore: () => void Object.assign(clock, { now, elapsed }),
  };
}
