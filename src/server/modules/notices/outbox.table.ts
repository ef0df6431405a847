import { type ColumnType, type Generated, sql } from 'kysely';
import { claimGuardsOf } from '../../database/tables/claim-guards.ts';
import type { BigId, ClaimColumns, MomentWithDefault } from '../../database/tables/columns.ts';
import {
  daysAgo,
  type FactsOf,
  KEPT,
  type Merge,
  ownRows,
  stepBack,
} from '../../database/tables/table-facts.ts';

/** A `jsonb` column that may be null; it is written as text. */
type NullableJson = ColumnType<unknown, string | null | undefined, string | null>;

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
  /** When it continues, after a failure. */
  next_at: MomentWithDefault;
  /** Persistent failures since messages were last made, and the last one. */
  failures: Generated<number>;
  failure: string | null;
  given_up_at: Date | null;
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

export interface OutboxTables {
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

export const outboxTables = {
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
        created_at timestamptz not null default now(),
        next_at timestamptz not null default now(),
        failures smallint not null default 0,
        failure text,
        given_up_at timestamptz
      )`,
      `create unique index fan_out_of_subject on fan_out (kind, subject)`,
      `create index fan_out_given_up on fan_out (id) where given_up_at is not null`,
    ],
    person: { whose: null, exported: null, erase: stepBack('fan_out') },
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
      // One notification of a title waits for a person, and grows.
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
      // Owners' messages go on.
      { isMany: true, whose: "case when kind not in ('trouble', 'videoReport') then user_id end" },
    ),
    title: { merge: [moveEnded], isLarge: true, rows: arrivalsOf },
  },
} satisfies FactsOf<OutboxTables>;
