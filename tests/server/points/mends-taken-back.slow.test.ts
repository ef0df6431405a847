import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { GONE } from '../../../src/server/database/tables/refuse-erased.ts';
import { NOTICE_KINDS } from '../../../src/server/modules.ts';
import { leaving } from './scenarios/leaving.ts';
import { premium } from './scenarios/premium.ts';
import { refusals } from './scenarios/refusals.ts';
import { requests } from './scenarios/requests.ts';
import { type Laboratory, openLaboratory } from './support/laboratory.ts';
import { faultsOf } from './support/oracles.ts';
import { runScenario } from './support/run-scenario.ts';
import type { Scenario } from './support/scenario.ts';
import { pointsOf } from './support/try-points.ts';

/** The mend that is taken back. */
const taken = vi.hoisted(() => ({ back: '' }));

vi.mock(import('../../../src/server/modules/people/bans.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    rememberBan: async (...parts) => {
      if (taken.back !== 'a ban outlives an erasure') await real.rememberBan(...parts);
    },
  };
});
vi.mock(import('../../../src/server/modules/people/erasures.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    rememberErasure: async (transaction, userId) => {
      await real.rememberErasure(transaction, userId);
      if (taken.back === 'limits outlive an erasure')
        await transaction.deleteFrom('erasure').where('kind', 'not in', ['erasure', GONE]).execute();
    },
  };
});
vi.mock(import('../../../src/server/modules/premium/premium.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    grantPremiumWithFirstList: async (...parts) => {
      const granted = await real.grantPremiumWithFirstList(...parts);
      return taken.back === 'a gift that is handled again is one' ? { ...granted, isNew: true } : granted;
    },
  };
});
vi.mock(import('../../../src/server/chat/live-messages/live-messages.ts'), async (original) => {
  const real = await original();
  return {
    ...real,
    markLiveMessageBegun: async (...parts) =>
      taken.back === 'a card is sent at most once' || real.markLiveMessageBegun(...parts),
  };
});

/** Rules of notices that are taken back, by the mend. */
const RULES: Record<string, { kind: string; without: Partial<(typeof NOTICE_KINDS)[string]> }> = {
  'a decision that a kill cut off is sent again': { kind: 'decision', without: { mayRepeat: false } },
  'a notice is sent while it is wanted': { kind: 'arrival', without: { isWanted: sql`true` } },
};

/** Mends of the history, each with a scenario that sees that it is missing, and by which oracle. */
const MENDS: Record<string, [Scenario | undefined, seen: string]> = {
  'a ban outlives an erasure': [leaving['a banned person is erased and comes back'], 'a fact is not so'],
  'limits outlive an erasure': [requests['requests of a day count after an erasure'], 'a fact is not so'],
  'a gift that is handled again is one': [premium['a month is given in the chat'], 'a message came twice'],
  'a card is sent at most once': [requests['a title is requested'], 'a message came twice'],
  'a decision that a kill cut off is sent again': [requests['a request is rejected'], 'a message never came'],
  'a notice is sent while it is wanted': [
    refusals['notices are turned off while one waits'],
    'a fact is not so',
  ],
};

let laboratory: Laboratory;
beforeAll(async () => void (laboratory = await openLaboratory()));
afterAll(() => laboratory.close());

it.each(Object.entries(MENDS))(
  'the points see it without the mend: %s',
  async (mend, [scenario = { acts: [] }, seen]) => {
    const { kind = '', without } = RULES[mend] ?? {};
    const { [kind]: rules = {} } = NOTICE_KINDS;
    const whole = { ...rules };
    taken.back = mend;
    Object.assign(rules, without);
    try {
      expect(await isSeen(scenario, seen)).toBe(true);
    } finally {
      taken.back = '';
      Object.assign(rules, whole);
    }
  },
  600_000,
);

/** True once a run has a fault that this oracle sees. */
async function isSeen(scenario: Scenario, oracle: string): Promise<boolean> {
  const usual = await runScenario(scenario, laboratory);
  const seesOne = (faults: readonly string[]) => faults.some((fault) => fault.startsWith(oracle));
  if (seesOne(faultsOf(usual, usual, scenario))) return true;
  for (const point of pointsOf(usual.seen, scenario))
    if (seesOne(faultsOf(await runScenario(scenario, laboratory, { point }), usual, scenario))) return true;
  return false;
}
