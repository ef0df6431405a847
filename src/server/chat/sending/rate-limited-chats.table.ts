import { sql } from 'kysely';
import type { Moment, MomentWithDefault } from '../../database/tables/columns.ts';
import { type FactsOf, KEPT, ownRows } from '../../database/tables/table-facts.ts';

/** Private chats that Telegram limits, by user id. */
interface RateLimitedChatTable {
  user_id: string;
  limited_at: MomentWithDefault;
  until: Moment;
}

export interface RateLimitedChatTables {
  rate_limited_chat: RateLimitedChatTable;
}

export const rateLimitedChatTables = {
  rate_limited_chat: {
    ...KEPT,
    person: ownRows('rate_limited_chat', 'pauses', sql`limited_at, until`, { order: sql`user_id` }),
  },
} satisfies FactsOf<RateLimitedChatTables>;
