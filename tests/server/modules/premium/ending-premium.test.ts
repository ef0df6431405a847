import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { recordPayment } from '../../../../src/server/modules/premium/payments.ts';
import { extendPremium } from '../../../../src/server/modules/premium/premium.ts';
import { recordRenewalChange } from '../../../../src/server/modules/premium/star-subscriptions.ts';
import { testBot } from '../../support/test-bot.ts';

const TIMEOUT_MS = 60_000;
const DAY = 86_400_000;

let person = 600;
const server = await testBot();
afterAll(() => server.close(), TIMEOUT_MS);
beforeEach(() => {
  person += 1;
});

const texts = (to = person) => server.api.textsTo(to);
const enqueue = () => server.run('endings');

/** Moves all times back by `days`. */
async function pass(days: number): Promise<void> {
  for (const statement of [
    sql`update person set premium_until = premium_until - make_interval(days => ${days}),
      premium_end_told = premium_end_told - make_interval(days => ${days}) where user_id = ${String(person)}`,
    sql`update premium_grant set granted_at = granted_at - make_interval(days => ${days}) where user_id = ${String(person)}`,
  ])
    await statement.execute(server.db);
}

const settled = () =>
  expect
    .poll(() => server.db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute(), {
      timeout: TIMEOUT_MS,
    })
    .toEqual([]);

describe('ending premium', { timeout: TIMEOUT_MS }, () => {
  it('an end of premium is announced once, three days before, by one of several servers', async () => {
    await extendPremium(server.db, String(person), { days: 30 });
    await enqueue();
    await pass(28);
    await Promise.all([enqueue(), enqueue(), enqueue()]);
    await enqueue();
    await expect
      .poll(texts, { timeout: TIMEOUT_MS })
      .toEqual([expect.stringMatching(/^Il tuo Premium finisce il /)]);
    await settled();
    expect(texts()).toHaveLength(1);
  });

  it('the next end is announced again', async () => {
    await extendPremium(server.db, String(person), { days: 30 });
    await pass(28);
    await enqueue();
    await expect.poll(texts, { timeout: TIMEOUT_MS }).toHaveLength(1);
    await extendPremium(server.db, String(person), { days: 30 });
    await pass(30);
    await enqueue();
    await expect.poll(texts, { timeout: TIMEOUT_MS }).toHaveLength(2);
  });

  it.each([
    ['was longer by the time', () => extendPremium(server.db, String(person), { days: 30 })],
    ['renews itself by the time', () => subscribe()],
    ['has its notices off', () => server.press('notices:0', person)],
  ])('an end is not announced if it %s', async (_what, change) => {
    await extendPremium(server.db, String(person), { days: 30 });
    await pass(28);
    await change();
    await enqueue();
    await settled();
    expect(texts().filter((text) => text.startsWith('Il tuo Premium finisce'))).toEqual([]);
  });

  it('an end is announced if the subscription was stopped', async () => {
    await subscribe();
    await recordRenewalChange(server.db, {
      userId: String(person),
      purchase: `link-of-${person}`,
      state: 'canceled',
    });
    await pass(28);
    await enqueue();
    await expect.poll(texts, { timeout: TIMEOUT_MS }).toHaveLength(1);
  });

  it('an end is not announced if premium was granted for a day', async () => {
    await extendPremium(server.db, String(person), { days: 1 });
    await enqueue();
    await settled();
    expect(texts()).toEqual([]);
  });
});

const subscribe = () =>
  recordPayment(server.db, {
    userId: String(person),
    chargeId: `charge-of-${person}`,
    stars: 100,
    bought: {
      kind: 'subscription',
      code: `link-of-${person}`,
      expiresAt: new Date(Date.now() + 30 * DAY),
      isFirst: true,
    },
  });
