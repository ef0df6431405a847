import { type RawBuilder, sql } from 'kysely';
import { SendSkippedError } from '../bot-api/bot-api-errors.ts';

/** A message of the outbox, to one person. */
export type OutboxMessage = {
  id: number;
  /** Number of claims so far; the claim's fencing token. */
  attempts: number;
  userId: string;
  kind: string;
  /** The id of what it is about; empty where that has no row. */
  subject: string;
  /** Further facts that the kind's sender reads. */
  details: unknown;
  /** Seconds since it was created. */
  ageSeconds: number;
};

/** Columns of an `OutboxMessage`. */
export const OUTBOX_COLUMNS = sql`outbox.id, attempts, user_id as "userId", outbox.kind, coalesce(outbox.subject, '') as subject,
  outbox.details, extract(epoch from now() - outbox.created_at)::float8 as "ageSeconds"`;

/** SQL: the numeric subject of a row of this kind; null for other kinds, whose subjects may not be numbers. */
export const subjectId = (kind: string, table: string): RawBuilder<number | null> => sql`
  (case ${sql.ref(`${table}.kind`)} when ${sql.lit(kind)} then ${sql.ref(`${table}.subject`)} end)::int`;

/** A message of one kind, to a private chat. */
export type Notice = Pick<OutboxMessage, 'userId' | 'subject' | 'details'> & { chatId: number };

/** Composes and sends a message; rejects with the Bot API's error. */
export type SendNotice = (notice: Notice) => Promise<void>;

/** SQL: the person has notices turned on. */
export const NOTICES_ON = sql<boolean>`(person.notices_off is not true)`;

/** Rules of a kind of notice; their SQL reads the message as `own` and its recipient as `person`. */
export type NoticeRules = {
  /** SQL: the message is still to be sent; by default while the person has notices turned on. */
  isWanted?: RawBuilder<boolean>;
  /** Sent even while plays wait to be delivered. */
  isUrgent?: boolean;
  /** Sent again when a crashed server had started to send it: someone waits for it. */
  mayRepeat?: boolean;
  /** SQL: the next people to notify of a subject, by `user_id`: after the last one, `reached`, in the order of their ids. */
  recipients?(subject: RawBuilder<number | null>, limit: number): RawBuilder<unknown>;
};

/** All kinds of notices. */
export type Notices = Readonly<Record<string, NoticeRules & { send: SendNotice }>>;

/** Sends a message by its kind's sender. */
export async function sendNotice(notices: Notices, message: OutboxMessage, chatId: number): Promise<void> {
  const { kind, userId, subject, details } = message;
  const notice = notices[kind];
  if (!notice) throw new SendSkippedError('refused', `no module sends the kind ${kind}`);
  await notice.send({ chatId, userId, subject, details });
}
