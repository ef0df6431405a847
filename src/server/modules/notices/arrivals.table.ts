import { type Generated, sql } from 'kysely';
import type { BigId, MomentWithDefault } from '../../database/tables/columns.ts';
import { daysAgo, type FactsOf, KEPT, moveMissingRows, stepBack } from '../../database/tables/table-facts.ts';

/** New videos of a title whose notifications are not all sent yet; people are processed in the order of ids. */
interface ArrivalTable {
  id: BigId;
  title_id: number;
  /** The range of the new videos, and of those of which no follower was notified before. */
  first_video: number;
  last_video: number;
  first_new: number | null;
  last_new: number | null;
  created_at: MomentWithDefault;
  arrived_at: MomentWithDefault;
  /** When it is checked next; `infinity` while the title is hidden. */
  next_at: MomentWithDefault;
  /** The last person processed; null while more may arrive. */
  reached: string | null;
  /** Persistent failures since messages were last made, and the last one. */
  failures: Generated<number>;
  failure: string | null;
  given_up_at: Date | null;
}

/** Title parts that ever had a video: they are not announced again. */
interface ArrivedPartTable {
  title_id: number;
  season: number | null;
  episode: number | null;
}

export interface ArrivalTables {
  arrival: ArrivalTable;
  arrived_part: ArrivedPartTable;
}

export const arrivalTables = {
  arrival: {
    backup: true,
    // Notifications of titles that are still hidden.
    retention: {
      expired: ({ deliveries }) => sql`next_at = 'infinity' and arrived_at < ${daysAgo(deliveries)}`,
    },
    person: { whose: null, exported: null, erase: stepBack('arrival') },
    title: { merge: 'in code' },
  },
  arrived_part: {
    ...KEPT,
    title: { merge: [moveMissingRows] },
  },
} satisfies FactsOf<ArrivalTables>;
