import { sql } from 'kysely';
import { all, type Db, one } from '../../../database/db.ts';

/** Updates that wait beside the videos of an intake: a press of a button is one, too. */
const MIN_READING = 5;

/** An owner's latest message about videos: further videos of the same intake are added to it. */
export type LastReport = {
  messageId: number;
  /** When its first video changed, as the database writes it. */
  since: string;
  /** When it was last sent or edited, in milliseconds. */
  at: number;
  /** How many videos it says are still being read. */
  reading: number;
  hasButton: boolean;
  text: string;
};

export async function readLastReport(db: Db, ownerId: string): Promise<LastReport | undefined> {
  const row = await one<Omit<LastReport, 'at'> & { at: Date }>(db)`
    select message_id::float8 as "messageId", since::text, shown_at as at, reading, has_button as "hasButton", text
    from intake_report where owner_id = ${ownerId}`;
  return row && { ...row, at: row.at.getTime() };
}

export async function saveLastReport(
  db: Db,
  ownerId: string,
  { messageId, since, at, reading, hasButton, text }: LastReport,
): Promise<void> {
  const columns = sql`owner_id, message_id, since, shown_at, reading, has_button, text`;
  await sql`
    insert into intake_report (${columns})
    values (${ownerId}, ${messageId}::bigint, ${since}::timestamptz, ${new Date(at)}, ${reading}, ${hasButton}, ${text})
    on conflict (owner_id) do update set (${columns}) =
      row(excluded.owner_id, excluded.message_id, excluded.since, excluded.shown_at, excluded.reading, excluded.has_button,
        excluded.text)`.execute(db);
}

/** The owners whose message says that videos are still being read. */
export async function ownersWhoseVideosAreRead(db: Db): Promise<string[]> {
  const rows = await all<{ ownerId: string }>(db)`
    select owner_id as "ownerId" from intake_report where reading > 0`;
  return rows.map(({ ownerId }) => ownerId);
}

/** How many updates of the owner's and of the channels wait to be read; 0 for a few. */
export async function countVideosToRead(db: Db, ownerId: string): Promise<number> {
  const row = await one<{ waiting: number }>(db)`
    select count(*)::int as waiting from bot_update
    where done_at is null and chat in (select ${ownerId}::text union select chat_id from source_channel)`;
  const waiting = row?.waiting ?? 0;
  return waiting >= MIN_READING ? waiting : 0;
}
