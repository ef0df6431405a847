import type { Kysely } from 'kysely';
import { STATIC_LISTS, type StaticList } from '../../src/contract/static-lists.ts';
import type { Schema } from '../../src/server/database/schema.ts';
import { addToCustomList, insertCustomListUnchecked } from '../../src/server/modules/lists/custom-lists.ts';
import { recordSignIn } from '../../src/server/modules/people/people.ts';
import { extendPremium } from '../../src/server/modules/premium/premium.ts';
import { DEMO_ORDINARY_USER, DEMO_PREMIUM_USER } from './demo-users.ts';
import { seedListItems } from './seed-activity.ts';
import { seededRandom } from './seeded-random.ts';
import type { DemoTitle } from './simulate-day.ts';

const MS_PER_HOUR = 3_600_000;

const SIZES: Record<string, Record<StaticList, number>> = {
  [DEMO_ORDINARY_USER]: { liste: 12, mi_piace: 8, preferiti: 5 },
  [DEMO_PREMIUM_USER]: { liste: 21, mi_piace: 14, preferiti: 9 },
};

export const CUSTOM_LISTS = [
  { titolo: 'Da vedere insieme', genre: 'Famiglia', size: 14 },
  { titolo: 'Serate horror', genre: 'Horror', size: 10 },
] as const;

/** Gives the two demo people something in their lists, and the premium one custom lists. */
export async function fillDemoLists(
  db: Kysely<Schema>,
  titles: readonly DemoTitle[],
  now: Date,
): Promise<void> {
  await recordSignIn(db, DEMO_ORDINARY_USER);
  await extendPremium(db, DEMO_PREMIUM_USER);
  await seedListItems(db, staticItems(titles, now));
  for (const { titolo, genre, size } of CUSTOM_LISTS) {
    const listId = await insertCustomListUnchecked(db, { userId: DEMO_PREMIUM_USER, titolo });
    const fitting = titles.filter(({ generi }) => generi.includes(genre));
    for (const { titleId } of shuffled(fitting, titolo).slice(0, size))
      await addToCustomList(db, { listId, titleId });
  }
}

function staticItems(titles: readonly DemoTitle[], now: Date) {
  return Object.entries(SIZES).flatMap(([userId, sizes]) =>
    STATIC_LISTS.flatMap((list) =>
      shuffled(titles, `${userId} ${list}`)
        .slice(0, sizes[list])
        .map(({ titleId }, index) => {
          const at = new Date(now.getTime() - (index + 1) * 5 * MS_PER_HOUR);
          return { userId, list, titleId, at };
        }),
    ),
  );
}

function shuffled(titles: readonly DemoTitle[], seed: string): DemoTitle[] {
  const places = new Map(titles.map((one) => [one, seededRandom(`${seed} ${one.slug}`).between(0, 1)]));
  return titles.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}
