import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../src/server/database/schema.ts';
import type { Day } from '../../../src/server/lib/calendar.ts';
import { requestPlay } from '../../../src/server/modules/playback/request-delivery.ts';

/** Sets the day that the counted periods end on; only for an empty catalogue. */
export async function setRankingDay(db: Kysely<Schema>, day: Day): Promise<void> {
  await db.updateTable('ranking_state').set({ day }).execute();
}

let people = 0;

/** So many people play a title around noon of a day; nothing is counted yet. */
export async function play(db: Kysely<Schema>, titleId: number, day: Day, times = 1): Promise<void> {
  for (let left = times; left > 0; left -= 1) {
    people += 1;
    await requestPlay(db, { userId: `person ${people}`, titleId, at: new Date(`${day}T12:00:00Z`) });
  }
}

type Counters = { daily: unknown[]; windows: unknown[]; genres: unknown[]; titles: unknown[] };

/** The counters as stored. */
export async function countersOf(db: Kysely<Schema>): Promise<Counters> {
  return {
    daily: await rows(db, `select title_id, day::text, plays from play_daily order by 1, 2`),
    windows: await rows(db, `select period, type, title_id, plays from play_window order by 1, 3`),
    genres: await rows(
      db,
      `select genre_id, type, title_id, plays from genre_window where plays > 0 order by 1, 3`,
    ),
    titles: await rows(db, `select title_id as id, visualizzazioni as plays from title_stats order by 1`),
  };
}

/** The counters as they should be, added up from the events one by one. */
export async function countersFromEvents(db: Kysely<Schema>): Promise<Counters> {
  const within = (period: string) => `day > (select day from ranking_state) - ${period}`;
  return {
    daily: await rows(
      db,
      `select title_id, day::text, count(*)::int as plays from play_event where ${within('365')}
       group by 1, play_event.day order by 1, 2`,
    ),
    windows: await rows(
      db,
      `select period, title.type, title.id as title_id, count(*)::int as plays
       from (values (1), (7), (30), (365)) as one(period)
       join play_event on ${within('period')} join title on title.id = title_id
       group by 1, 3 order by 1, 3`,
    ),
    genres: await rows(
      db,
      `select genre.id as genre_id, title.type, title.id as title_id, count(*)::int as plays
       from play_event join title on title.id = title_id join genre on genre.nome = any(title.generi)
       where ${within('60')} group by 1, 3 order by 1, 3`,
    ),
    titles: await rows(
      db,
      `select id, (select count(*) from play_event where title_id = title.id)::int as plays
       from title order by 1`,
    ),
  };
}

async function rows(db: Kysely<Schema>, query: string): Promise<unknown[]> {
  return (await sql.raw(query).execute(db)).rows;
}
