import { sql } from 'kysely';
import type { Config } from '../../config/config.ts';
import { type Db, one } from '../../database/db.ts';
import { MS_PER_MINUTE } from '../../lib/calendar.ts';
import type { Job } from '../../queue/leader-job.ts';
import { setUnlisted } from '../catalogue/title-visibility.ts';
import { HAS_WORKING_VIDEO, visibleTo } from '../catalogue/visible-to.ts';

/** Titles that one review checks in the order of their ids, and the newest titles and videos that each checks. */
const PAGE = 1000;
const NEWEST = 200;
/** Titles changed by one transaction: counting plays waits for it. */
const BATCH = 100;

/** Titles whose listing contradicts their videos; those hidden by an owner are hidden and not unlisted. */
const TO_CHANGE = sql<boolean>`(
  case when title.unlisted then ${HAS_WORKING_VIDEO} else not title.hidden and not ${HAS_WORKING_VIDEO} end
  and ${visibleTo('owner')})`;

/**
 * Unlists titles without a working video, and lists those that have one again: titles with a lost, repaired or
 * removed video, the newest titles, those of the newest videos, and a page of all after the id `after`. Returns the
 * start of the next review; 0 after the last page.
 */
export async function reviewUnlistedTitles(db: Db, after: number): Promise<number> {
  const row = await one<{ last: number | null; reviewed: number; ids: number[] }>(db)`
    with page as materialized (
      select id from title where id > ${after} order by id limit ${PAGE}
    ), changed as materialized (
      ${takeChangedTitles()}
    ), candidate as materialized (
      select id from page
      union select title_id from changed
      union (select id from title order by id desc limit ${NEWEST})
      union (select title_id from (select title_id from video order by id desc limit ${NEWEST}) as arrived)
    )
    select (select max(id) from page) as last, (select count(*)::int from page) as reviewed,
      array(select title.id from candidate join title using (id) where ${TO_CHANGE} order by id) as ids`;
  const { last, reviewed = 0, ids = [] } = row ?? {};
  for (let start = 0; start < ids.length; start += BATCH)
    await setUnlisted(db, ids.slice(start, start + BATCH), {
      isUnlisted: sql`not ${HAS_WORKING_VIDEO}`,
      isChanged: TO_CHANGE,
    });
  return reviewed < PAGE ? 0 : (last ?? 0);
}

/** Takes some of the titles whose videos have changed. One that a crash forgets is found by its id. */
function takeChangedTitles() {
  return sql`
    delete from changed_video where title_id = any(array(select title_id from changed_video limit ${PAGE}))
    returning title_id`;
}

/** Lists unlisted titles again, some at a time; false when there are no more. */
export async function listUnlistedTitles(db: Db): Promise<boolean> {
  await takeChangedTitles().execute(db);
  const titles = await db
    .selectFrom('title')
    .select('id')
    .where(sql<boolean>`unlisted`)
    .where(visibleTo('owner'))
    .orderBy('id')
    .limit(BATCH)
    .execute();
  await setUnlisted(
    db,
    titles.map(({ id }) => id),
    { isUnlisted: sql`false`, isChanged: sql`title.unlisted` },
  );
  return titles.length === BATCH;
}

const REVIEW_MS = 1000;

/**
 * Keeps the listing in step with the videos, however these changed: titles without a video are unlisted, or listed
 * again if the setting no longer leaves them out.
 */
export function titleReview(
  db: Db,
  { leavesOutTitlesWithoutVideo: leavesOut }: Pick<Config, 'leavesOutTitlesWithoutVideo'>,
): Job {
  let after = 0;
  return {
    name: 'titles without a video',
    everyMs: leavesOut ? REVIEW_MS : MS_PER_MINUTE,
    async work(signal) {
      if (leavesOut) after = await reviewUnlistedTitles(db, after);
      else while (!signal.aborted && (await listUnlistedTitles(db)));
    },
  };
}
