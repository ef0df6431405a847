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
    ddl: [
      // A row a title, of which notifications are made in batches as they are sent: `reached` is the last person of the
      // batch before, null while more may still arrive.
      `create table arrival (
        id bigint generated always as identity primary key,
        title_id integer not null references title on delete cascade,
        first_video integer not null,
        last_video integer not null,
        first_new integer,
        last_new integer,
        created_at timestamptz not null default now(),
        arrived_at timestamptz not null default now(),
        next_at timestamptz not null default now(),
        reached text,
        failures smallint not null default 0,
        failure text,
        given_up_at timestamptz
      )`,
      `create unique index arrival_gathering on arrival (title_id) where reached is null`,
      `create index arrival_by_title on arrival (title_id)`,
      `create index arrival_due on arrival (next_at, id) where given_up_at is null`,
      `create index arrival_given_up on arrival (id) where given_up_at is not null`,
    ],
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
    ddl: [
      `create table arrived_part (
        title_id integer not null references title on delete cascade,
        season smallint,
        episode smallint,
        unique nulls not distinct (title_id, season, episode)
      )`,
    ],
  },
} satisfies FactsOf<ArrivalTables>;
