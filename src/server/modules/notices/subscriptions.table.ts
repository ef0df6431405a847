import { sql } from 'kysely';
import type { MomentWithDefault } from '../../database/tables/columns.ts';
import { type FactsOf, KEPT, moveMissingRows, ownRows } from '../../database/tables/table-facts.ts';

/** Subscriptions to a title's arrival, made by pressing play on one without a working video. */
interface AwaitedTitleTable {
  title_id: number;
  user_id: string;
  since: MomentWithDefault;
}

/** Subscriptions to the arrival of one season of a series, made by asking for it. */
interface AwaitedSeasonTable {
  title_id: number;
  user_id: string;
  season: number;
  since: MomentWithDefault;
}

/** Muted titles of a person. */
interface MutedTitleTable {
  title_id: number;
  user_id: string;
}

export interface SubscriptionTables {
  awaited_title: AwaitedTitleTable;
  awaited_season: AwaitedSeasonTable;
  muted_title: MutedTitleTable;
}

export const subscriptionTables = {
  awaited_title: {
    ...KEPT,
    person: ownRows('awaited_title', 'awaited', sql`title_id as content_id, since`, {
      order: sql`since, title_id`,
    }),
    title: { merge: [moveMissingRows], isLarge: true },
  },
  awaited_season: {
    ...KEPT,
    person: ownRows('awaited_season', 'awaited_seasons', sql`title_id as content_id, season, since`, {
      order: sql`since, title_id, season`,
    }),
    title: { merge: [moveMissingRows], isLarge: true },
  },
  muted_title: {
    ...KEPT,
    person: ownRows('muted_title', 'muted', sql`title_id as content_id`, { order: sql`title_id` }),
    title: { merge: [moveMissingRows], isLarge: true },
  },
} satisfies FactsOf<SubscriptionTables>;
