import { expect, test } from 'vitest';
import { personStatusLabel } from '../../../page/top-bar.tsx';
import type { Person } from '../../../wire-world.ts';
import { anna, stateFixture } from '../wire/state-fixture.ts';

const role = (part: Partial<Person>) => personStatusLabel({ ...anna, ...part }, stateFixture);

test('a person’s label follows their roles', () => {
  expect(role({})).toBe('');
  expect(role({ isPremium: false })).toBe('senza premium');
  expect(role({ isPremium: true })).toBe('premium');
  expect(role({ isPremium: false, hasStarted: false })).toBe('prima volta');
  expect(role({ isPremium: true, hasStarted: false })).toBe('premium');
  expect(role({ isPremium: true, hasBlocked: true })).toBe('ha bloccato il bot');
  expect(role({ isDeleted: true })).toBe('account eliminato');
});

test('a person with an owner’s id is labelled as the owner', () => {
  expect(role({ id: 9009 })).toBe('titolare');
  expect(role({ id: 9009, isPremium: true })).toBe('titolare, premium');
  expect(personStatusLabel({ ...anna, id: 9009 }, { ownerIds: [9001] })).toBe('');
});
