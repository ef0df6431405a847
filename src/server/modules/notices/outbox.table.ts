import { type ColumnType, type Generated, sql } from 'kysely';
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
    person: { whose: null, exported: null, erase: stepBack('fan_out') },
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
      // Owners' messages go on.
      { isMany: true, whose: "case when kind not in ('trouble', 'videoReport') then user_id end" },
    ),
    title: { merge: [moveEnded], isLarge: true, rows: arrivalsOf },
  },
} satisfies FactsOf<OutboxTables>;
