import type { InlineKeyboardButton } from 'grammy/types';
import { type RawBuilder, sql } from 'kysely';
import { all, type Db, one } from '../../../database/db.ts';

/** Updates that wait beside the videos of an intake: a press of a button is one, too. */
const MIN_READING = 5;

/** The message about an intake, as plain text, and how many videos it says are still being read. */
export type IntakeReport = { text: string; buttons: InlineKeyboardButton[][]; reading: number };

/** An owner's intake; `since`: when its first video changed, as the database writes it. */
type Intake = {
  id: number;
  ownerId: string;
  since: string;
  text: string;
  hasButton: boolean;
  reading: number;
  /** Seconds since its report last changed. */
  ageSeconds: number;
};

const IS_LATEST = sql<boolean>`not exists (
  select from intake as later where later.owner_id = intake.owner_id and later.id > intake.id)`;

const intakesWhere = (db: Db, condition: RawBuilder<boolean>) => all<Intake>(db)`
  select id, owner_id as "ownerId", since::text, text, buttons <> '[]' as "hasButton", reading,
    abs(extract(epoch from now() - shown_at))::float8 as "ageSeconds"
  from intake where ${IS_LATEST} and ${condition}`;

export async function findLatestIntake(db: Db, ownerId: string): Promise<Intake | undefined> {
  return (await intakesWhere(db, sql`owner_id = ${ownerId}`)).at(0);
}

/** Latest intakes whose report says that videos are still being read, and has not changed for a while. */
export const findIntakesToCount = (db: Db, seconds: number): Promise<Intake[]> =>
  intakesWhere(db, sql`reading > 0 and abs(extract(epoch from now() - shown_at)) > ${seconds}`);

type WrittenIntake = Pick<IntakeReport, 'text' | 'buttons'> & { isLatest: boolean };

export async function readIntake(db: Db, id: number): Promise<WrittenIntake | undefined> {
  return one<WrittenIntake>(db)`
    select text, buttons, ${IS_LATEST} as "isLatest" from intake where id = ${id}`;
}

/** Begins an intake; of the owner's earlier ones the last is kept: its message still loses its button, and says no more. */
export async function addIntake(
  db: Db,
  { ownerId, since }: Pick<Intake, 'ownerId' | 'since'>,
  { text, buttons, reading }: IntakeReport,
): Promise<number> {
  await sql`
    delete from intake where owner_id = ${ownerId}
      and id < (select max(id) from intake where owner_id = ${ownerId})`.execute(db);
  await sql`update intake set reading = 0 where owner_id = ${ownerId}`.execute(db);
  const row = await one<{ id: number }>(db)`
    insert into intake (owner_id, since, text, buttons, reading)
    values (${ownerId}, ${since}::timestamptz, ${text}, ${JSON.stringify(buttons)}::jsonb, ${reading}) returning id`;
  return row?.id ?? 0;
}

export async function updateIntake(
  db: Db,
  id: number,
  { text, buttons, reading }: IntakeReport,
): Promise<void> {
  await sql`
    update intake set text = ${text}, buttons = ${JSON.stringify(buttons)}::jsonb, reading = ${reading}, shown_at = now()
    where id = ${id}`.execute(db);
}

/** The updates of the owner and of the channels that wait to be read, counted; 0 for a few. */
export async function countVideosToRead(db: Db, ownerId: string): Promise<number> {
  const row = await one<{ waiting: number }>(db)`
    select count(*)::int as waiting from bot_update
    where done_at is null and chat in (select ${ownerId}::text union select chat_id from video_channel)`;
  const waiting = row?.waiting ?? 0;
  return waiting >= MIN_READING ? waiting : 0;
}
