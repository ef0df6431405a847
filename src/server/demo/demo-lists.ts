import type { Kysely } from 'kysely';
import { STATIC_LISTS, type StaticList } from '../../contract/lists.ts';
import type { Schema } from '../database/schema.ts';
import { addListItems } from '../repositories/add-history.ts';
import { addToCustomList, createCustomList } from '../repositories/custom-lists.ts';
import { grantPremium, seeUser } from '../repositories/users.ts';
import { seeded } from './random.ts';
import { DEMO_ORDINARY_USER, DEMO_PREMIUM_USER } from './users.ts';
import type { Work } from './work.ts';

export type DemoWork = { work: Work; contentId: number };

const MS_PER_HOUR = 3_600_000;

const SIZES: Record<string, Record<StaticList, number>> = {
  [DEMO_ORDINARY_USER]: { liste: 12, mi_piace: 8, preferiti: 5 },
  [DEMO_PREMIUM_USER]: { liste: 21, mi_piace: 14, preferiti: 9 },
};

const CUSTOM_LISTS = [
  { titolo: 'Da vedere insieme', genre: 'Famiglia', size: 14 },
  { titolo: 'Serate horror', genre: 'Horror', size: 10 },
] as const;

/** Gives the two demo people something in their lists, and the premium one lists of their own. */
export async function fillDemoLists(
  db: Kysely<Schema>,
  works: readonly DemoWork[],
  now: Date,
): Promise<void> {
  await seeUser(db, DEMO_ORDINARY_USER);
  await grantPremium(db, DEMO_PREMIUM_USER);
  await addListItems(db, staticItems(works, now));
  for (const { titolo, genre, size } of CUSTOM_LISTS) {
    const listId = await createCustomList(db, { userId: DEMO_PREMIUM_USER, titolo });
    const fitting = works.filter(({ work }) => work.generi.some((name) => name === genre));
    for (const { contentId } of shuffled(fitting, titolo).slice(0, size))
      await addToCustomList(db, { listId, contentId });
  }
}

function staticItems(works: readonly DemoWork[], now: Date) {
  return Object.entries(SIZES).flatMap(([userId, sizes]) =>
    STATIC_LISTS.flatMap((list) =>
      shuffled(works, `${userId} ${list}`)
        .slice(0, sizes[list])
        .map(({ contentId }, index) => {
          const at = new Date(now.getTime() - (index + 1) * 5 * MS_PER_HOUR);
          return { userId, list, contentId, at };
        }),
    ),
  );
}

function shuffled(works: readonly DemoWork[], seed: string): DemoWork[] {
  const places = new Map(works.map((one) => [one, seeded(`${seed} ${one.work.slug}`).between(0, 1)]));
  return works.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}
