import { sql } from 'kysely';
import { keysOf } from '../../lib/keys-of.ts';

/**
 * A message of the outbox: a notification of an arrival, one recipient's announcement, a resolved report, a decision on a
 * request, the summary of an imported list, a digest, or the end of premium.
 */
export type OutboxMessage = {
  id: number;
  /** Number of claims so far; the claim's fencing token. */
  attempts: number;
  userId: string;
  announcementId: number | null;
  reportId: number | null;
  requestId: number | null;
  /** The request's state to announce. */
  decision: string | null;
  listImportId: number | null;
  /** Ids of a digest's titles. */
  digest: number[] | null;
  /** The end of premium to announce. */
  premiumUntil: Date | null;
  /** For a notification: the title, and the range of its new videos. */
  titleId: number | null;
  firstVideoId: number | null;
  lastVideoId: number | null;
  /** Seconds since it was created. */
  ageSeconds: number;
};

/** Columns of an `OutboxMessage`. */
export const OUTBOX_COLUMNS = sql`outbox.id, attempts, user_id as "userId", announcement_id as "announcementId",
  report_id as "reportId", request_id as "requestId", decision, list_import_id as "listImportId", digest, premium_until as "premiumUntil",
  outbox.content_id as "titleId", first_source as "firstVideoId", last_source as "lastVideoId",
  extract(epoch from now() - outbox.created_at)::float8 as "ageSeconds"`;

/** Each kind of message with the field that holds its subject. */
const SUBJECTS = {
  announcement: 'announcementId',
  report: 'reportId',
  decision: 'requestId',
  listImport: 'listImportId',
  digest: 'digest',
  premiumEnd: 'premiumUntil',
  arrival: 'titleId',
} as const satisfies Record<string, keyof OutboxMessage>;

type NoticeKind = keyof typeof SUBJECTS;
export const NOTICE_KINDS = keysOf(SUBJECTS);

/** A message of one kind, to a private chat. */
type Notice<Kind extends NoticeKind> = {
  chatId: number;
  userId: string;
  subject: NonNullable<OutboxMessage[(typeof SUBJECTS)[Kind]]>;
  message: OutboxMessage;
};

/** Words and sends a message of each kind; rejects with the Bot API's error. */
export type NoticeSenders = { [Kind in NoticeKind]: (notice: Notice<Kind>) => Promise<void> };

/** Sends a message by its kind's sender. */
export async function sendNotice(
  senders: NoticeSenders,
  message: OutboxMessage,
  chatId: number,
): Promise<void> {
  const send = <Kind extends NoticeKind>(kind: Kind, subject: Notice<Kind>['subject']) =>
    senders[kind]({ chatId, userId: message.userId, subject, message });
  for (const kind of NOTICE_KINDS) {
    const subject = message[SUBJECTS[kind]];
    if (subject !== null) return send(kind, subject);
  }
}
