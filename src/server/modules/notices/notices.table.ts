import { type ColumnType, type Generated, sql } from 'kysely';
import type { BigId, ClaimColumns, MomentWithDefault } from '../../database/tables/columns.ts';
import {
  daysAgo,
  type FactsOf,
  inChat,
  KEPT,
  type Merge,
  moveMissingRows,
  moveRows,
  ownRows,
  part,
  stepBack,
} from '../../database/tables/table-facts.ts';

/** A `jsonb` column that may be null; it is written as text. */
type Json = ColumnType<unknown, string | null | undefined, string | null>;

/** Subscriptions to a title's arrival, made by pressing play on one without a working video. */
interface AwaitedTitleTable {
  content_id: number;
  user_id: string;
  since: MomentWithDefault;
}

/** Subscriptions to the arrival of one season of a series, made by asking for it. */
interface AwaitedSeasonTable {
  content_id: number;
  user_id: string;
  season: number;
  since: MomentWithDefault;
}

/** Muted titles of a person. */
interface MutedTitleTable {
  content_id: number;
  user_id: string;
}

/** New videos of a title whose notifications are not all sent yet; people are processed in the order of ids. */
interface ArrivalTable {
  id: BigId;
  content_id: number;
  /** The range of the new videos, and of those of which no follower was notified before. */
  first_source: number;
  last_source: number;
  first_new: number | null;
  last_new: number | null;
  created_at: MomentWithDefault;
  arrived_at: MomentWithDefault;
  /** When it is checked next; `infinity` while the title is hidden. */
  next_at: MomentWithDefault;
  /** The last person processed; null while more may arrive. */
  reached: string | null;
}

/** Title parts that ever had a video: they are not announced again. */
interface ArrivedPartTable {
  content_id: number;
  season: number | null;
  episode: number | null;
}

/** An owner's announcement. */
interface AnnouncementTable {
  id: Generated<number>;
  text: string;
  content_id: number | null;
  created_at: MomentWithDefault;
  /** `sending`: one of the desk is running. */
  state: Generated<'draft' | 'running' | 'sending' | 'stopped' | 'done'>;
  /** The number of recipients at its start. */
  people: Generated<number>;
  /** Its messages that were delivered; the failed or dropped ones. */
  sent: Generated<number>;
  unsent: Generated<number>;
  audience: Generated<'all' | 'premium' | 'genre'>;
  /** The genre's name, if only people who watch or like that genre get the announcement. */
  genre: string | null;
  /** The address of a picture that the messenger keeps; without one the title's cover is sent. */
  picture: string | null;
  /** The start; null: at once when it is sent. */
  starts_at: Date | null;
  /** The update that requested it, which may be handled twice. */
  update_id: number | null;
}

/** A notification's progress through many people, in the order of their ids; the row goes when each has a message. */
interface FanOutTable {
  id: BigId;
  /** The kind of notice that each of them gets. */
  kind: string;
  /** The id of what it is about. */
  subject: string;
  details: Json;
  /** The last person whose message was made. */
  reached: Generated<string>;
  created_at: MomentWithDefault;
}

/** Queue of all notices, whose kinds modules declare (`notices` of their faces). */
interface OutboxTable extends ClaimColumns {
  id: BigId;
  user_id: string;
  kind: string;
  /** The id of what it is about; null where that has no row. */
  subject: string | null;
  /** Further facts that the kind's sender reads. */
  details: Json;
  created_at: MomentWithDefault;
  arrived_at: MomentWithDefault;
  /** `dropped`: muted by the person meanwhile. */
  state: Generated<'waiting' | 'delivered' | 'failed' | 'dropped'>;
  /** When an attempt began whose outcome is not known yet. */
  begun_at: Date | null;
  delivered_at: Date | null;
}

export interface NoticeTables {
  awaited_title: AwaitedTitleTable;
  awaited_season: AwaitedSeasonTable;
  muted_title: MutedTitleTable;
  arrival: ArrivalTable;
  arrived_part: ArrivedPartTable;
  announcement: AnnouncementTable;
  fan_out: FanOutTable;
  outbox: OutboxTable;
}

/** SQL: messages that are about a title. */
const arrivalsOf = (titleId: number) => sql<boolean>`kind = 'arrival' and subject = ${titleId}::text`;

/** Messages that are no longer to be sent; `moveNotifications` moves the others. */
const moveEnded: Merge = ({ keep, other, batch }) => sql`
  with moved as (
    update outbox set subject = ${keep}::text where id = any(array(
      select id from outbox where ${arrivalsOf(other)} and state <> 'waiting' limit ${sql.lit(batch)}
    )) returning 1
  )
  select count(*)::int as moved from moved`;

export const noticeTables = {
  awaited_title: {
    ...KEPT,
    person: ownRows('awaited_title', 'awaited', sql`content_id, since`, { order: sql`since, content_id` }),
    title: { merge: [moveMissingRows], isLarge: true },
  },
  awaited_season: {
    ...KEPT,
    person: ownRows('awaited_season', 'awaited_seasons', sql`content_id, season, since`, {
      order: sql`since, content_id, season`,
    }),
    title: { merge: [moveMissingRows], isLarge: true },
  },
  muted_title: {
    ...KEPT,
    person: ownRows('muted_title', 'muted', sql`content_id`, { order: sql`content_id` }),
    title: { merge: [moveMissingRows], isLarge: true },
  },
  arrival: {
    backup: true,
    // Notifications of titles that are still hidden.
    retention: {
      expired: ({ deliveries }) => sql`next_at = 'infinity' and arrived_at < ${daysAgo(deliveries)}`,
    },
    person: { exported: null, erase: stepBack('arrival') },
    title: { merge: 'in code' },
  },
  arrived_part: { ...KEPT, title: { merge: [moveMissingRows] } },
  announcement: {
    ...KEPT,
    messages: ['announcement'],
    person: {
      exported: part(
        'announcements',
        (userId) => sql`
          select text, content_id, audience, genre, picture, starts_at, created_at, state, people
          from announcement join live_message on kind = 'announcement' and subject = announcement.id::text
          where ${inChat(userId)} order by announcement.id`,
      ),
    },
    title: { merge: [moveRows] },
  },
  fan_out: {
    ...KEPT,
    person: { exported: null, erase: stepBack('fan_out') },
  },
  outbox: {
    backup: true,
    retention: {
      expired: ({ deliveries }) => sql`state <> 'waiting' and created_at < ${daysAgo(deliveries)}`,
    },
    person: ownRows(
      'outbox',
      'messages',
      sql`kind, subject, details, created_at, state, delivered_at, failure`,
      { isMany: true },
    ),
    title: { merge: [moveEnded], isLarge: true, rows: arrivalsOf },
  },
} satisfies FactsOf<NoticeTables>;
