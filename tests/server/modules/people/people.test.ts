import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { setBotBlocked } from '../../../../src/server/chat/sending/chat-availability.ts';
import { banPerson, unbanPerson } from '../../../../src/server/modules/desk/people/ban-person.ts';
import { isBanned } from '../../../../src/server/modules/people/bans.ts';
import {
  findByUsername,
  readRevocationTimes,
  recordLaunch,
  recordMenuButton,
  recordSignIn,
  saveUsername,
} from '../../../../src/server/modules/people/people.ts';
import { erasePersonData } from '../../../../src/server/modules/people/person-data.ts';
import { isPremium, premiumUntil } from '../../../../src/server/modules/people/premium-status.ts';
import { extendPremium, revokePremium } from '../../../../src/server/modules/premium/premium.ts';
import { setPremiumEnd } from '../../support/set-premium-end.ts';
import { useTestDatabase } from '../../support/test-database.ts';

const soon = () => new Date(Date.now() + 60_000);
const justNow = () => new Date(Date.now() - 1000);
const db = await useTestDatabase();

describe('premium', () => {
  it('unknown people, and people who have only signed in, are not premium', async () => {
    expect(await isPremium(db, '42')).toBe(false);
    await recordSignIn(db, '42');
    expect(await isPremium(db, '42')).toBe(false);
  });

  it('granted premium lasts without end or until its end', async () => {
    await extendPremium(db, '42');
    await setPremiumEnd(db, '43', soon());
    await setPremiumEnd(db, '44', justNow());
    const premium = await Promise.all(['42', '43', '44', '45'].map((userId) => isPremium(db, userId)));
    expect(premium).toEqual([true, true, false, false]);
  });

  it('premium can be revoked and granted again, and survives sign-ins', async () => {
    await extendPremium(db, '42');
    await revokePremium(db, '42');
    expect(await isPremium(db, '42')).toBe(false);
    await extendPremium(db, '42', { days: 1 });
    await recordSignIn(db, '42');
    expect(await isPremium(db, '42')).toBe(true);
  });
});

describe('granting premium', () => {
  const DAY = 86_400_000;
  const daysOf = (end: Date | 'without end') =>
    end instanceof Date ? Math.round((end.getTime() - Date.now()) / DAY) : end;

  it('a grant starts now for people without premium', async () => {
    expect(daysOf((await extendPremium(db, '42', { days: 30 })).until)).toBe(30);
    await setPremiumEnd(db, '43', new Date(Date.now() - 90 * DAY));
    expect(daysOf((await extendPremium(db, '43', { days: 30 })).until)).toBe(30);
  });

  it('a grant extends existing premium, and returns its end', async () => {
    await setPremiumEnd(db, '42', new Date(Date.now() + 20 * DAY));
    const { until: end } = await extendPremium(db, '42', { days: 1 });
    expect(daysOf(end)).toBe(21);
    expect(await premiumUntil(db, '42')).toEqual(end);
  });

  it('concurrent grants all count', async () => {
    await Promise.all(Array.from({ length: 20 }, () => extendPremium(db, '42', { days: 1 })));
    expect(daysOf((await premiumUntil(db, '42')) ?? new Date())).toBe(20);
  });

  it('a grant of some days does not shorten endless premium', async () => {
    await extendPremium(db, '42');
    expect((await extendPremium(db, '42', { days: 1 })).until).toBe('without end');
  });

  it('an endless grant replaces an end', async () => {
    await extendPremium(db, '42', { days: 1 });
    expect((await extendPremium(db, '42')).until).toBe('without end');
    await revokePremium(db, '42');
    expect(await premiumUntil(db, '42')).toBeUndefined();
  });

  it('revoking an unknown person’s premium has no effect', async () => {
    await revokePremium(db, '42');
    expect(await isPremium(db, '42')).toBe(false);
  });
});

it('concurrent sign-ins create one person, whatever the id', async () => {
  const userId = '9'.repeat(64);
  await Promise.all(Array.from({ length: 20 }, () => recordSignIn(db, userId)));
  const people = await db.selectFrom('person').select('user_id').execute();
  expect(people).toEqual([{ user_id: userId }]);
});

describe('a second visit in the same minute', () => {
  const storedOf = (userId: string) =>
    db
      .selectFrom('person')
      .select(['first_name', 'last_seen_at', 'blocked_at'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
  const launch = (botMayWrite: boolean, firstName = 'Ada') =>
    recordLaunch(db, { userId: '42', firstName, botMayWrite });

  it('writes nothing when it brings nothing new', async () => {
    expect(await launch(false)).toBe(true);
    const before = await storedOf('42');
    expect(await recordSignIn(db, '42', { firstName: 'Ada' })).toBe(true);
    expect(await recordSignIn(db, '42')).toBe(true);
    expect(await storedOf('42')).toEqual(before);
  });

  it('brings another name and the permission to write', async () => {
    await launch(false);
    expect(await recordSignIn(db, '42', { firstName: 'Adele' })).toBe(true);
    expect(await storedOf('42')).toMatchObject({ first_name: 'Adele', blocked_at: expect.any(Date) });
    expect(await launch(true, 'Adele')).toBe(true);
    expect(await storedOf('42')).toMatchObject({ first_name: 'Adele', blocked_at: null });
  });

  it('refuses a person who has been banned since', async () => {
    await launch(true);
    await banPerson(db, '42');
    expect([await launch(true), await recordSignIn(db, '42')]).toEqual([false, false]);
  });
});

it('a visit after a minute is the last one seen', async () => {
  await recordSignIn(db, '42');
  const old = new Date(Date.now() - 61_000);
  await db.updateTable('person').set({ last_seen_at: old }).execute();
  await recordSignIn(db, '42');
  const { last_seen_at } = await db.selectFrom('person').select('last_seen_at').executeTakeFirstOrThrow();
  expect(last_seen_at.getTime()).toBeGreaterThan(old.getTime());
});

it('an erased banned person stays banned, and their links and sessions revoked, without a stored id', async () => {
  await recordSignIn(db, '7000042');
  await banPerson(db, '7000042');
  await erasePersonData(db, '7000042');
  expect(await isBanned(db, '7000042')).toBe(true);
  expect(await recordSignIn(db, '7000042')).toBe(false);
  expect((await readRevocationTimes(db)).get('7000042')).toEqual(expect.any(Date));
  expect(await db.selectFrom('person').select('user_id').execute()).toEqual([]);
  expect(JSON.stringify(await db.selectFrom('forgotten_ban').selectAll().execute())).not.toContain('7000042');
  expect([await isBanned(db, '7000043'), await recordSignIn(db, '7000043')]).toEqual([false, true]);
  expect([await unbanPerson(db, '7000042'), await unbanPerson(db, '7000042')]).toEqual([true, false]);
  expect(await recordSignIn(db, '7000042')).toBe(true);
});

describe('what each update stores about a person', () => {
  /** Changes with each write to the row, even one that locks it. */
  async function version(userId: string): Promise<unknown> {
    const { rows } = await sql`select xmin::text, xmax::text from person where user_id = ${userId}`.execute(
      db,
    );
    return rows[0];
  }

  it('a name is stored, and written only when it changes', async () => {
    await saveUsername(db, { userId: '42', username: 'anna' });
    const before = await version('42');
    await saveUsername(db, { userId: '42', username: 'anna' });
    expect(await version('42')).toEqual(before);
    await saveUsername(db, { userId: '43', username: 'anna' });
    expect(await findByUsername(db, 'anna')).toBe('43');
    await saveUsername(db, { userId: '43', username: null });
    expect(await findByUsername(db, 'anna')).toBeUndefined();
  });

  it('a person who writes to the bot has unblocked it', async () => {
    await saveUsername(db, { userId: '42', username: null });
    await setBotBlocked(db, '42', true);
    await saveUsername(db, { userId: '42', username: null });
    const person = await db.selectFrom('person').select('blocked_at').executeTakeFirst();
    expect(person).toEqual({ blocked_at: null });
  });

  it('a menu button is due again after a while, whichever server set it, and nothing is written until then', async () => {
    const at = new Date();
    const later = new Date(at.getTime() + 60_000);
    const earlier = new Date(at.getTime() - 60_000);
    expect(await recordMenuButton(db, '42', { at, unlessAfter: earlier })).toBe(true);
    const before = await version('42');
    expect(await recordMenuButton(db, '42', { at: later, unlessAfter: earlier })).toBe(false);
    expect(await version('42')).toEqual(before);
    expect(await recordMenuButton(db, '42', { at: later, unlessAfter: at })).toBe(true);
  });

  it('only one of two servers sets a due button', async () => {
    const times = { at: new Date(), unlessAfter: new Date(Date.now() - 60_000) };
    const set = await Promise.all([1, 2, 3, 4].map(() => recordMenuButton(db, '42', times)));
    expect(set.filter(Boolean)).toHaveLength(1);
  });
});
