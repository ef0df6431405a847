import { sql } from 'kysely';

/**
 * A message of the outbox: a notification, part of an announcement, that a report is resolved, what was decided on a
 * request, what became of a list from elsewhere, a digest, or that premium ends.
 */
export type OutboxMessage = {
  id: number;
  /** Number of claims so far; the claim's fencing token. */
  attempts: number;
  userId: string;
  announcementId: number | null;
  reportId: number | null;
  requestId: number | null;
  /** The request's state that the person is told. */
  decision: string | null;
  listImportId: number | null;
  /** Ids of a digest's titles. */
  digest: number[] | null;
  /** The end of premium that the person is told of. */
  premiumUntil: Date | null;
  /** Of a notification: the title, and the range of its new sources. */
  titleId: number | null;
  firstSource: number | null;
  lastSource: number | null;
  /** Seconds since it was created. */
  ageSeconds: number;
};

/** Columns of an `OutboxMessage`. */
export const OUTBOX_COLUMNS = sql`outbox.id, attempts, user_id as "userId", announcement_id as "announcementId",
  report_id as "reportId", request_id as "requestId", decision, list_import_id as "listImportId", digest, premium_until as "premiumUntil",
  outbox.content_id as "titleId", first_source as "firstSource", last_source as "lastSource",
  extract(epoch from now() - outbox.created_at)::float8 as "ageSeconds"`;
