import { type ColumnType, type Generated, sql } from 'kysely';
import { claimGuardsOf } from '../../database/tables/claim-guards.ts';
import type { BigId, ClaimColumns, MomentWithDefault } from '../../database/tables/columns.ts';
import { messagesGoWith } from '../../database/tables/messages-go-with.ts';
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
type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;

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
  details: NullableJson;
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
  details: NullableJson;
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
    ddl: [
      `create table awaited_title (
        content_id integer not null references content on delete cascade,
        user_id text not null,
        since timestamptz not null default now(),
        primary key (content_id, user_id)
      )`,
      `create index awaited_title_by_person on awaited_title (user_id)`,
    ],
    person: ownRows('awaited_title', 'awaited', sql`content_id, since`, { order: sql`since, content_id` }),
    title: { merge: [moveMissingRows], isLarge: true },
  },
  awaited_season: {
    ...KEPT,
    ddl: [
      // Seasons of series that people asked for: of other seasons they are not notified.
      `create table awaited_season (
        content_id integer not null references content on delete cascade,
        user_id text not null,
        season smallint not null,
        since timestamptz not null default now(),
        primary key (content_id, season, user_id)
      )`,
      `create index awaited_season_by_person on awaited_season (user_id)`,
    ],
    person: ownRows('awaited_season', 'awaited_seasons', sql`content_id, season, since`, {
      order: sql`since, content_id, season`,
    }),
    title: { merge: [moveMissingRows], isLarge: true },
  },
  muted_title: {
    ...KEPT,
    ddl: [
      `create table muted_title (
        content_id integer not null references content on delete cascade,
        user_id text not null,
        primary key (content_id, user_id)
      )`,
      `create index muted_title_by_person on muted_title (user_id)`,
    ],
    person: ownRows('muted_title', 'muted', sql`content_id`, { order: sql`content_id` }),
    title: { merge: [moveMissingRows], isLarge: true },
  },
  arrival: {
    ddl: [
      // A row a title, of which notifications are made in batches as they are sent: `reached` is the last person of the
      // batch before, null while more may still arrive.
      `create table arrival (
        id bigint generated always as identity primary key,
        content_id integer not null references content on delete cascade,
        first_source integer not null,
        last_source integer not null,
        first_new integer,
        last_new integer,
        created_at timestamptz not null default now(),
        arrived_at timestamptz not null default now(),
        next_at timestamptz not null default now(),
        reached text
      )`,
      `create unique index arrival_gathering on arrival (content_id) where reached is null`,
      `create index arrival_by_content on arrival (content_id)`,
      `create index arrival_due on arrival (next_at, id)`,
    ],
    backup: true,
    // Notifications of titles that are still hidden.
    retention: {
      expired: ({ deliveries }) => sql`next_at = 'infinity' and arrived_at < ${daysAgo(deliveries)}`,
    },
    person: { exported: null, erase: stepBack('arrival') },
    title: { merge: 'in code' },
  },
  arrived_part: {
    ...KEPT,
    title: { merge: [moveMissingRows] },
    ddl: [
      `create table arrived_part (
        content_id integer not null references content on delete cascade,
        season smallint,
        episode smallint,
        unique nulls not distinct (content_id, season, episode)
      )`,
    ],
  },
  announcement: {
    ...KEPT,
    ddl: [
      // Counters, since counting its messages takes longer the more there are.
      `create table announcement (
        id integer generated always as identity primary key,
        text text not null,
        content_id integer references content on delete set null,
        created_at timestamptz not null default now(),
        state text not null default 'draft' check (state in ('draft', 'running', 'sending', 'stopped', 'done')),
        people integer not null default 0,
        update_id bigint,
        sent integer not null default 0,
        unsent integer not null default 0,
        audience text not null default 'all' check (audience in ('all', 'premium', 'genre')),
        genre text,
        picture text,
        starts_at timestamptz,
        constraint announcement_genre check ((audience = 'genre') = (genre is not null))
      )`,
      `create index announcement_by_content on announcement (content_id)`,
      `create unique index announcement_by_update on announcement (update_id) where update_id is not null`,
      messagesGoWith('announcement', ['announcement']),
    ],
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
    ddl: [
      // A notification's progress through many people, in the order of their ids: `reached` is the last one whose
      // message was made. The row goes with the last message.
      `create table fan_out (
        id bigint generated always as identity primary key,
        kind text not null,
        subject text not null,
        details jsonb,
        reached text not null default '',
        created_at timestamptz not null default now()
      )`,
      `create unique index fan_out_of_subject on fan_out (kind, subject)`,
    ],
    person: { exported: null, erase: stepBack('fan_out') },
  },
  outbox: {
    ddl: [
      `create table outbox (
        id bigint generated always as identity primary key,
        user_id text not null,
        kind text not null,
        subject text,
        details jsonb,
        created_at timestamptz not null default now(),
        arrived_at timestamptz not null default now(),
        state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed', 'dropped')),
        attempts smallint not null default 0,
        next_attempt_at timestamptz not null default now(),
        claimed_until timestamptz,
        begun_at timestamptz,
        delivered_at timestamptz,
        failure text
      )`,
      ...claimGuardsOf('outbox'),
      `create index outbox_due on outbox (next_attempt_at, id) where state = 'waiting'`,
      `create index outbox_by_person on outbox (user_id)`,
      `create index outbox_failed on outbox (id desc) where state = 'failed'`,
      `create index outbox_by_time on outbox using brin (created_at) with (autosummarize = on)`,
      // Of a title's notifications one waits for a person, and grows.
      `create unique index outbox_arriving on outbox (user_id, subject) where kind = 'arrival' and state = 'waiting'`,
      `create index outbox_by_subject on outbox (kind, subject, user_id)`,
    ],
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
