import fc from 'fast-check';
import type { Kysely, KyselyPlugin } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import type { Schema } from '../../../../src/server/database/schema.ts';
import { isTransientDatabaseError } from '../../../../src/server/lib/retries.ts';
import { premiumUntil } from '../../../../src/server/modules/people/premium-status.ts';
import { recordPayment, recordRefund } from '../../../../src/server/modules/premium/payments.ts';
import {
  findSubscriptions,
  type RenewalState,
  recordRenewalChange,
} from '../../../../src/server/modules/premium/star-subscriptions.ts';
import { testDatabase } from '../../support/test-database.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const TIMEOUT_MS = 300_000;
/** Two links, and the payments from before there were codes. */
const PURCHASES = ['first', 'second', ''];

/** An event at the messenger, in order; `what` is a charge, or a change of the renewal. */
type Happening = {
  purchase: number;
  what: 'charge' | RenewalState;
  isRefunded: boolean;
  /** The sources that report a charge: an update, or the list of transactions. */
  told: ('update' | 'list')[];
};

const happening: fc.Arbitrary<Happening> = fc.record({
  purchase: fc.nat(2),
  what: fc.constantFrom('charge', 'charge', 'canceled', 'failed', 'active'),
  isRefunded: fc.boolean(),
  told: fc.constantFrom(
    ['update'],
    ['update', 'update'],
    ['list'],
    ['update', 'list'],
    ['list', 'update', 'update'],
  ),
});

type Dated = Happening & { at: Date; index: number; isFirst: boolean };

/** An hour between two; before its first charge nothing becomes of a subscription. */
const history = fc.array(happening, { maxLength: 9 }).map((all) => {
  const paid = new Set<number>();
  return all.flatMap((one, index): Dated[] => {
    if (one.what !== 'charge' && !paid.has(one.purchase)) return [];
    const isFirst = !paid.has(one.purchase);
    paid.add(one.purchase);
    return [{ ...one, index, isFirst, at: new Date(Date.now() - (20 - index) * HOUR) }];
  });
});

/** One report of a charge: `killedAt` is the query at which the server dies in a first attempt; 0 for no kill. */
type Telling = { one: Dated; by: 'update' | 'list' | 'refund' | 'change'; killedAt: number };

const tellings = history.chain((all) => {
  const each = all.flatMap((one): Omit<Telling, 'killedAt'>[] => {
    if (one.what !== 'charge')
      return [{ one, by: 'change' }, ...(one.isRefunded ? [{ one, by: 'change' } as const] : [])];
    const refunds = one.isRefunded ? (['refund', 'refund'] as const) : [];
    return [...one.told, ...refunds].map((by) => ({ one, by }));
  });
  return fc.record({
    all: fc.constant(all),
    order: fc.shuffledSubarray(each, { minLength: each.length, maxLength: each.length }),
    kills: fc.array(fc.nat(9), { minLength: each.length, maxLength: each.length }),
    atOnce: fc.constantFrom(1, 1, 4),
  });
});

const database = await testDatabase();
afterAll(() => database.close());

/** Fails the query of this number and all that follow, as the end of the process would. */
function dying(db: Kysely<Schema>, killedAt: number): Kysely<Schema> {
  let queries = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1;
      if (queries >= killedAt) throw new Error('killed');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}

/** The same for each run: a person, their charge ids and their updates. */
function personOf(run: number) {
  const userId = String(5000 + run);
  const purchaseOf = ({ purchase }: Happening) =>
    PURCHASES[purchase] === '' ? '' : `link-${PURCHASES[purchase]}-of-${userId}`;
  const chargeOf = ({ index }: Dated) => `charge-${userId}-${index}`;
  const updateOf = ({ index }: Dated) => run * 100 + index;

  /** `aheadMs`: the messenger's clock minus the server's. */
  async function tell(db: Kysely<Schema>, { one, by }: Telling, aheadMs: number): Promise<void> {
    const { at, isFirst } = one;
    const charge = { userId, chargeId: chargeOf(one), stars: 100 };
    const offer = { kind: 'subscription', code: purchaseOf(one) } as const;
    if (by === 'change' && one.what !== 'charge')
      await recordRenewalChange(db, {
        userId,
        purchase: purchaseOf(one),
        state: one.what,
        updateId: updateOf(one),
      });
    else if (by === 'refund')
      await recordRefund(db, { ...charge, bought: offer, refundedAt: new Date(at.getTime() + HOUR) });
    else if (by === 'list')
      await recordPayment(db, { ...charge, bought: { ...offer, expiresAt: listedEnd(one) }, paidAt: at });
    else
      await recordPayment(db, {
        ...charge,
        bought: { ...offer, expiresAt: toldEnd(one), isFirst },
        paidAt: new Date(at.getTime() + aheadMs),
        updateId: updateOf(one),
      });
  }

  return { userId, purchaseOf, chargeOf, updateOf, tell };
}

const listedEnd = ({ at }: Dated) => new Date(at.getTime() + 30 * DAY);
/** The messenger's own, which the list does not have. */
const toldEnd = ({ at }: Dated) => new Date(at.getTime() + 30 * DAY + 60_000);
const endOf = (one: Dated) => (one.told.includes('update') ? toldEnd(one) : listedEnd(one));

/** The subscriptions that remain if everything arrives in the order in which it happened. */
function expectedSubscriptions(all: readonly Dated[], purchaseOf: (one: Happening) => string) {
  return [0, 1, 2].flatMap((purchase) => {
    const own = all.filter((one) => one.purchase === purchase);
    const charges = own.filter(({ what }) => what === 'charge');
    const last = own.at(-1);
    if (!last) return [];
    const state = last.what === 'charge' ? 'active' : last.what;
    const counted = state === 'canceled' ? charges.filter(({ isRefunded }) => !isRefunded) : charges;
    const ends = counted.map((one) => endOf(one).getTime());
    const expiresAt = new Date(Math.max(...ends));
    const isStoppedThere = state === 'canceled';
    return ends.length === 0
      ? []
      : [{ purchase: purchaseOf(last), stars: 100, state, isStoppedThere, expiresAt }];
  });
}

const byPurchase = (a: { purchase: string }, b: { purchase: string }) => a.purchase.localeCompare(b.purchase);

let runs = 0;

it(
  'charges, refunds and changes make the same subscriptions in any order, even repeated and with kills in between',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    await fc.assert(
      fc.asyncProperty(tellings, async ({ all, order, kills, atOnce }) => {
        const { db } = database;
        runs += 1;
        const { userId, purchaseOf, chargeOf, updateOf, tell } = personOf(runs);
        for (const one of all)
          await db
            .insertInto('bot_update')
            .values({ id: updateOf(one), chat: '', payload: null, received_at: one.at, done_at: new Date() })
            .execute();

        // A charge that only the list reports has the messenger's time alone.
        const areAllTold = all.every(({ what, told }) => what !== 'charge' || !told.includes('list'));
        const aheadMs = areAllTold ? 30 * DAY : 0;
        const untilDone = async (telling: Telling): Promise<void> => {
          if (telling.killedAt > 0)
            await tell(dying(db, telling.killedAt), telling, aheadMs).catch(() => undefined);
          await tell(db, telling, aheadMs).catch((error: unknown) => {
            // Retries like the queue of updates.
            if (isTransientDatabaseError(error)) return tell(db, telling, aheadMs);
            throw error;
          });
        };
        const told = order.map((one, index) => ({ ...one, killedAt: kills[index] ?? 0 }));
        while (told.length > 0) await Promise.all(told.splice(0, atOnce).map(untilDone));

        const found = await findSubscriptions(db, userId);
        expect([...found].sort(byPurchase)).toEqual(expectedSubscriptions(all, purchaseOf).sort(byPurchase));
        const kept = all.filter(({ what, isRefunded }) => what === 'charge' && !isRefunded);
        const grants = await db
          .selectFrom('premium_grant')
          .select('telegram_payment_charge_id as chargeId')
          .where('user_id', '=', userId)
          .execute();
        expect(grants).toHaveLength(kept.length);
        expect(new Set(grants.map(({ chargeId }) => chargeId))).toEqual(new Set(kept.map(chargeOf)));
        const until = await premiumUntil(db, userId);
        const days = until instanceof Date ? Math.round((until.getTime() - Date.now()) / DAY) : 0;
        expect(days).toBe(kept.length * 30);
      }),
      { numRuns: 150 },
    );
  },
);
