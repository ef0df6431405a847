import { type Generated, sql } from 'kysely';
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
    person: ownRows('live_message', 'liveMessages', sql`kind, subject, changed_at`, {
      of: inChat,
      whose: null,
    }),
  },
} satisfies FactsOf<LiveMessageTables>;
