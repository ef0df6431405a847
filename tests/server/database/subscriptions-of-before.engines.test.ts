import { expect, it } from 'vitest';
import { replaceDatabase } from '../../../src/server/backup/replace-database.ts';
import { knownMigrations } from '../../../src/server/database/known-migrations.ts';
import { findSubscriptions } from '../../../src/server/modules/premium/star-subscriptions.ts';
import { testDatabase } from '../support/test-database.ts';

const TIMEOUT_MS = 120_000;
const DAY = 86_400_000;

const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const payment = (id: string, user_id: string, days: number) => ({
  telegram_payment_charge_id: id,
  user_id,
  stars: 100,
  renews: true,
  paid_at: inDays(days),
});
const subscription = (user_id: string, id: string, state: string, days: number) => ({
  user_id,
  telegram_payment_charge_id: id,
  stars: 100,
  state,
  expires_at: inDays(days),
});

/** One that was stopped, and one whose end the messenger has put off. */
const OLD_ROWS = {
  payment: [payment('a-1', '41', -3), payment('b-1', '42', -37), payment('b-2', '42', -7)],
  star_subscription: [subscription('41', 'a-1', 'canceled', 27), subscription('42', 'b-1', 'active', 25)],
};

it('subscriptions that had a row a person go on as they were', { timeout: TIMEOUT_MS }, async () => {
  const { db, close } = await testDatabase();
  const before = knownMigrations().filter((name) => name < '0016');
  await replaceDatabase(db, before, async ({ add }) => {
    for (const [name, rows] of Object.entries(OLD_ROWS))
      await add(
        { name, columns: Object.keys(rows[0] ?? {}), sequence: null },
        rows.map((row) => JSON.stringify(row)),
      );
  });
  const found = await Promise.all(['41', '42'].map((userId) => findSubscriptions(db, userId)));
  const days = (end: Date) => Math.round((end.getTime() - Date.now()) / DAY);
  expect(found.map((all) => all.map(({ state, expiresAt }) => [state, days(expiresAt)]))).toEqual([
    [['canceled', 27]],
    [['active', 25]],
  ]);
  const firsts = await db
    .selectFrom('payment')
    .select('telegram_payment_charge_id as chargeId')
    .where('is_first', '=', true)
    .orderBy('telegram_payment_charge_id')
    .execute();
  expect(firsts).toEqual([{ chargeId: 'a-1' }, { chargeId: 'b-1' }]);
  await close();
});
