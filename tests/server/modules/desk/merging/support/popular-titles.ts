import { type Kysely, sql } from 'kysely';
import { createLogger } from '../../../../../../src/server/config/create-logger.ts';
import type { Schema } from '../../../../../../src/server/database/schema.ts';
import { REMOVALS } from '../../../../../../src/server/modules/catalogue/remove-titles.ts';
import { endUnfinishedMerges } from '../../../../../../src/server/modules/desk/merging/merge-titles.ts';
import { countPlays } from '../../../../../../src/server/modules/rankings/count-plays.ts';
import { saveVideoAndNotify } from '../../../../../../src/server/modules/videos/save-video.ts';
import { doDueWork } from '../../../../support/do-due-work.ts';
import { addTestTitles } from '../../../../support/test-titles.ts';

/** Of each title. */
export const PEOPLE = 1200;

/** Titles with a video each, and their own people who like and have played them; one person has all of them. */
export async function addPopularTitles(db: Kysely<Schema>, names: readonly string[]): Promise<number[]> {
  const ids = await addTestTitles(
    db,
    names.map((name) => ({ name, origin: `mine:${name}`, genres: ['Dramma'] })),
  );
  for (const [index, id] of ids.entries()) {
    const people = sql`
      select ${names[index]}::text || n as user_id from generate_series(1, ${PEOPLE}) as n union all select 'all'`;
    await sql`insert into list_item (user_id, list, title_id) select user_id, 'mi_piace', ${id}::int from (${people}) as one`.execute(
      db,
    );
    await sql`update title_stats set mi_piace = ${PEOPLE + 1} where title_id = ${id}`.execute(db);
    await sql`
      with event as (
        insert into play_event (user_id, title_id, played_at, day, first_of_day)
        select user_id, ${id}::int, now(), now()::date, true from (${people}) as one returning id
      ) insert into pending_play (event_id) select id from event`.execute(db);
    await saveVideoAndNotify(db, { titleId: id }, { kind: 'link', url: `https://films.example/${id}` });
  }
  await countPlays(db);
  return ids;
}

/** The first work of a server that starts after a killed one: removals run to their end, and merges of an earlier version. */
export async function leadAgain(db: Kysely<Schema>): Promise<void> {
  await endUnfinishedMerges(db);
  await doDueWork(REMOVALS, { db, log: createLogger('silent') });
  await countPlays(db);
}

/** A title's likes, its players with their counts, its videos, and a comparison of its counters with its rows. */
export async function contentsOf(db: Kysely<Schema>, id: number) {
  const people = async (query: ReturnType<typeof sql>) =>
    (await query.execute(db)).rows.map((row) => (row as { user_id: string }).user_id);
  const likes = await people(sql`select user_id from list_item where title_id = ${id} order by 1`);
  const plays = await people(sql`select user_id from play_event where title_id = ${id} order by 1`);
  const videos = await sql<{
    url: string;
  }>`select url from video where title_id = ${id} order by 1`.execute(db);
  const counters = await db
    .selectFrom('title_stats')
    .select(['mi_piace', 'visualizzazioni'])
    .where('title_id', '=', id)
    .executeTakeFirst();
  return { likes, plays, videos: videos.rows.map(({ url }) => url), counters };
}
