import { expect, it } from 'vitest';
import { dayOf } from '../../../src/server/lib/calendar.ts';
import { simulateDay } from '../simulate-day.ts';

const titles = Array.from({ length: 60 }, (_, index) => ({
  slug: `film-${index}`,
  titleId: 1000 + index,
  generi: ['Dramma'],
  isDeliverable: index % 20 === 0,
  type: 'film' as const,
}));
const later = new Date('2027-01-01');

it('a day is the same at every call, and differs from other days', () => {
  const day = simulateDay('2026-05-20', titles, later);
  expect(simulateDay('2026-05-20', titles, later)).toEqual(day);
  expect(simulateDay('2026-05-21', titles, later)).not.toEqual(day);
});

it('a day does not depend on the catalogue’s ids', () => {
  const others = titles.map((title) => ({ ...title, titleId: title.titleId - 999 }));
  const shifted = simulateDay('2026-05-20', others, later).plays.map((play) => play.titleId + 999);
  expect(simulateDay('2026-05-20', titles, later).plays.map((play) => play.titleId)).toEqual(shifted);
});

it.each(['2026-01-15', '2026-03-29', '2026-07-15', '2026-10-25'])(
  'all activity of %s is within that day in Rome',
  (day) => {
    const { plays, listItems } = simulateDay(day, titles, later);
    expect(new Set([...plays, ...listItems].map(({ at }) => dayOf(at)))).toEqual(new Set([day]));
  },
);

it('nothing happens after the present moment', () => {
  const now = new Date('2026-05-20T09:00:00Z');
  const { plays, listItems } = simulateDay('2026-05-20', titles, now);
  expect(Math.max(...[...plays, ...listItems].map(({ at }) => at.getTime()))).toBeLessThanOrEqual(
    now.getTime(),
  );
});

it('no messenger gives such user ids', () => {
  for (const { userId } of simulateDay('2026-05-20', titles, later).plays)
    expect(userId).toMatch(/^demo-\d{3}$/);
});

it('a person plays a title once at most', () => {
  const plays = simulateDay('2026-05-20', titles, later).plays.map(
    ({ userId, titleId }) => `${userId} ${titleId}`,
  );
  expect(new Set(plays).size).toBe(plays.length);
});
