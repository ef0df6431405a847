import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { faultsOf } from '../../points/support/oracles.ts';
import { interleave } from './interleavings.ts';
import type { Pair } from './pair.ts';
import { openPairDatabase, type PairDatabase } from './pair-database.ts';
import { type Ended, enterRing, type Ring, type Run } from './run-pair.ts';
import type { Gate } from './side.ts';

/** As many interleavings of a pair are tried; `npm run try:pairs` tries all. */
const AT_MOST = Number(process.env['PAIRS_AT_MOST'] ?? 10);
const REPORTS = process.env['PAIRS_REPORT'] === '1';
/** Of an operation of more statements only those that write or lock are interleaved. */
const MANY_STATEMENTS = 8;
const TIMEOUT_MS = 3_600_000;

/** Tests of pairs by name: whatever the order of their statements, they end as one after the other. */
export function tryPairs(pairs: Readonly<Record<string, Pair>>): void {
  const server = inject('postgres');
  let database: PairDatabase;
  if (server) {
    beforeAll(async () => void (database = await openPairDatabase(server)));
    afterAll(() => database.close());
  }
  it.skipIf(!server).each(Object.entries(pairs))(
    '%s: in any order of their statements they end as one after the other',
    async (name, pair) => {
      const ring = await enterRing(pair, database.pool, database.db);
      try {
        const began = performance.now();
        const { faults, said } = await tryPair(ring, pair, Math.max(AT_MOST, pair.atLeast ?? 0));
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        if (REPORTS) process.stdout.write(`${name}: ${said}, ${seconds} s\n`);
        expect(faults).toEqual([]);
      } finally {
        await ring.close();
      }
    },
    TIMEOUT_MS,
  );
}

/** The faults of a pair's interleavings, each with the first of them; `said`: as many as were tried. */
export async function tryPair(
  ring: Ring,
  { but }: Pair,
  atMost: number,
): Promise<{ faults: string[]; said: string }> {
  const first = await ring.inOrder(0);
  const second = await ring.inOrder(1);
  const gates = [gateFor(first, second, 0), gateFor(first, second, 1)] as const;
  const found = new Map<string, string>();
  for (const run of [first, second])
    for (const fault of [...failuresOf(run.ended), ...run.ended.contradictions, ...run.ended.untrue])
      found.set(fault, 'in order');
  let [tried, conflicts] = [0, 0];
  const isAll = await interleave(async (given) => {
    const { ended, steps, sides } = await ring.inTurns(gates, given);
    tried += 1;
    conflicts += sides[0].conflicts + sides[1].conflicts;
    const order = steps.map(({ side }) => side).join('');
    for (const fault of faultsBeside(ended, [first.ended, second.ended]))
      if (!but?.test(fault) && !found.has(fault)) found.set(fault, order);
    return steps;
  }, atMost);
  const said = `${isAll ? 'all ' : ''}${tried} interleavings by ${gates.join(' and ')}, ${conflicts} conflicts`;
  return { faults: [...found].map(([fault, order]) => `${fault} (${order})`), said };
}

const gateFor = (first: Run, second: Run, side: 0 | 1): Gate =>
  Math.max(first.sides[side].statements, second.sides[side].statements) > MANY_STATEMENTS ? 'writes' : 'all';

/** The faults beside the order that is nearest. */
function faultsBeside(ended: Ended, orders: readonly Ended[]): string[] {
  const beside = orders.map((order) => [
    ...faultsOf(ended, order, { acts: [] }),
    ...answersOf(ended).filter((answer, side) => !isBusy(answer) && answer !== answersOf(order)[side]),
  ]);
  const [nearest = []] = beside.toSorted((one, other) => one.length - other.length);
  return [...new Set([...failuresOf(ended), ...nearest])];
}

/** Without the answers' words. */
const answersOf = ({ answers }: Ended) =>
  answers.map((answer, side) => `answer ${side + 1}: ${answer.slice(0, 3)}`);
/** The other one is at it: such an answer comes in no order. */
const isBusy = (answer: string) => answer.endsWith('409');
const failuresOf = ({ answers }: Ended) => answers.filter((answer) => answer.startsWith('5'));
