import { type Generated, sql } from 'kysely';
import { claimGuardsOf } from '../../database/tables/claim-guards.ts';
import type { BigId, ClaimColumns, MomentWithDefault } from '../../database/tables/columns.ts';
import { type FactsOf, inChat, KEPT, ownRows } from '../../database/tables/table-facts.ts';

/** A message that shows the state of something, and the queue of those to be sent or edited. */
interface LiveMessageTable extends ClaimColumns {
  id: BigId;
  /** A kind that a module declares (`live` of its face), and the id of what it shows. */
  kind: string;
  subject: string;
  /** Null: the message was sent by inline mode. */
  chat_id: BigId | number | null;
  /** Null before it was sent. */
  message_id: BigId | number | null;
  inline_message_id: string | null;
  has_picture: Generated<boolean>;
  /** Number of changes of its subject, and of the last one that it shows. */
  changes: Generated<number>;
  shown: Generated<number>;
  /** The time of the first change that it does not show yet. */
  changed_at: MomentWithDefault;
  /** When its first sending began, while the outcome is unknown. */
  begun_at: Date | null;
}

export interface LiveMessageTables {
  live_message: LiveMessageTable;
}

export const liveMessageTables = {
  live_message: {
    ...KEPT,
    ddl: [
      // This is also the queue of messages to be sent or edited: those that show an earlier state than the last.
      `create table live_message (
        id bigint generated always as identity primary key,
        kind text not null,
        subject text not null,
        chat_id bigint,
        message_id bigint,
        inline_message_id text unique,
        has_picture boolean not null default false,
        changes integer not null default 1,
        shown integer not null default 0,
        changed_at timestamptz not null default now(),
        begun_at timestamptz,
        attempts smallint not null default 0,
        next_attempt_at timestamptz not null default now(),
        claimed_until timestamptz,
        failure text,
        check (num_nonnulls(chat_id, inline_message_id) = 1)
      )`,
      ...claimGuardsOf('live_message'),
      `create index live_message_due on live_message (next_attempt_at, id) where shown < changes`,
      `create index live_message_failed on live_message (id) where failure is not null`,
      `create index live_message_by_subject on live_message (kind, subject)`,
      // A chat has one message about a subject; a movie night is shared as often as people like.
      `create unique index live_message_in_chat on live_message (kind, subject, chat_id) where kind <> 'night'`,
      `create unique index live_message_of_night_in_chat on live_message (chat_id, message_id) where kind = 'night'`,
    ],
    person: ownRows('live_message', 'liveMessages', sql`kind, subject, changed_at`, {
      of: inChat,
      whose: null,
    }),
  },
} satisfies FactsOf<LiveMessageTables>;
