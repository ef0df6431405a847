import { sql } from 'kysely';

/** A message that somebody is to get without having asked for it just now. */
export type Message = {
  id: number;
  /** This claim's attempt included; tells it from later claims. */
  attempts: number;
  userId: string;
  announcementId: number | null;
  /** Of a notice: the title, and its first and last new source. */
  contentId: number | null;
  firstSource: number | null;
  lastSource: number | null;
};
export type MessageClaim = Pick<Message, 'id' | 'attempts'>;

const CLAIM_SECONDS = 30;

/** A row of the outbox as a `Message`. */
export const MESSAGE = sql`outbox.id, attempts, user_id as "userId", announcement_id as "announcementId",
  outbox.content_id as "contentId", first_source as "firstSource", last_source as "lastSource"`;
/** Until when a claim holds that is made now. */
export const CLAIMED = sql`now() + make_interval(secs => ${sql.lit(CLAIM_SECONDS)})`;
