import { expect, it } from 'vitest';
import { createCustomList } from '../../../../src/server/modules/lists/create-custom-list.ts';
import {
  findCustomLists,
  insertCustomListUnchecked,
} from '../../../../src/server/modules/lists/custom-lists.ts';
import { isPremium } from '../../../../src/server/modules/people/premium-status.ts';
import { recordPayment } from '../../../../src/server/modules/premium/payments.ts';
import { extendPremium, grantPremiumWithFirstList } from '../../../../src/server/modules/premium/premium.ts';
import { setPremiumEnd } from '../../support/set-premium-end.ts';
import { useTestDatabase } from '../../support/test-database.ts';

const userId = '42';
const db = await useTestDatabase();

const titles = async () => (await findCustomLists(db, userId)).map(({ titolo }) => titolo);
const counted = (count: number) => Array.from({ length: count }, (_, n) => n);

it('concurrent grants of premium create one first list', async () => {
  await Promise.all(
    counted(20).map((n) =>
      n % 2
        ? grantPremiumWithFirstList(db, userId, { days: 1 })
        : recordPayment(db, { userId, chargeId: `first-list-${n}`, stars: 1 }),
    ),
  );
  expect(await titles()).toEqual(['Da vedere']);
});

it('premium creates no further list for a person with a list', async () => {
  await insertCustomListUnchecked(db, { userId, titolo: 'Serate horror' });
  await grantPremiumWithFirstList(db, userId);
  expect(await titles()).toEqual(['Serate horror']);
});

it('premium and its payment are rolled back if the list cannot be created', async () => {
  await db.schema.alterTable('custom_list').renameTo('hidden').execute();
  await expect(grantPremiumWithFirstList(db, userId)).rejects.toThrow('custom_list');
  await expect(recordPayment(db, { userId, chargeId: 'unlisted', stars: 1 })).rejects.toThrow('custom_list');
  await db.schema.alterTable('hidden').renameTo('custom_list').execute();
  expect(await isPremium(db, userId)).toBe(false);
  expect(await recordPayment(db, { userId, chargeId: 'unlisted', stars: 1 })).toBe(true);
});

it('a list of the same title is created once, whatever its spelling and however often at once', async () => {
  await extendPremium(db, userId);
  const outcomes = await Promise.all(
    counted(10).map(() => createCustomList(db, { userId, titolo: 'Città' })),
  );
  expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(1);
  expect(await createCustomList(db, { userId, titolo: 'CITTÀ' })).toBe('taken');
  expect(await titles()).toEqual(['Città']);
});

it('a person has twenty lists at most, even when they are created at once', async () => {
  await extendPremium(db, userId);
  const outcomes = await Promise.all(
    counted(25).map((n) => createCustomList(db, { userId, titolo: `Lista ${n}` })),
  );
  expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(20);
  expect(outcomes.filter((outcome) => outcome === 'too many')).toHaveLength(5);
});

it('a person who is not premium, or no longer, creates none', async () => {
  expect(await createCustomList(db, { userId, titolo: 'Una' })).toBe('not premium');
  await setPremiumEnd(db, userId, new Date(Date.now() - 1000));
  expect(await createCustomList(db, { userId, titolo: 'Una' })).toBe('not premium');
  expect(await titles()).toEqual([]);
});
