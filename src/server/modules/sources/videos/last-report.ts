import * as v from 'valibot';
import { all, type Db, one } from '../../../database/db.ts';
import { readSetting, saveSetting } from '../../../database/stored-settings.ts';

const PREFIX = 'videos.report:';
const keyOf = (ownerId: string) => `${PREFIX}${ownerId}`;

/** Updates that wait beside the videos of an intake: a press of a button is one, too. */
const MIN_READING = 5;

const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    messageId: v.number(),
    /** When its first video changed, as the database writes it. */
    since: v.string(),
    /** When it was last sent or edited, in milliseconds. */
    at: v.number(),
    /** How many videos it says are still being read. */
    reading: v.number(),
    hasButton: v.boolean(),
    text: v.string(),
  }),
);

/** An owner's latest message about videos: further videos of the same intake are added to it. */
export type LastReport = v.InferOutput<typeof reportSchema>;

export async function readLastReport(db: Db, ownerId: string): Promise<LastReport | undefined> {
  const read = v.safeParse(reportSchema, await readSetting(db, keyOf(ownerId)));
  return read.success ? read.output : undefined;
}

export async function saveLastReport(db: Db, ownerId: string, report: LastReport): Promise<void> {
  await saveSetting(db, keyOf(ownerId), JSON.stringify(report));
}

/** The owners whose message says that videos are still being read. */
export async function ownersWhoseVideosAreRead(db: Db): Promise<string[]> {
  const rows = await all<{ ownerId: string }>(db)`
    select substr(key, ${PREFIX.length + 1}::int) as "ownerId" from setting
    where key >= ${PREFIX} and key < ${PREFIX.replace(':', ';')}
      and (value::json ->> 'reading')::int > 0`;
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
