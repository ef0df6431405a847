import { type RawBuilder, sql } from 'kysely';
import { RANKING_DAYS } from '../../../../contract/rankings.ts';
import type { TitleType } from '../../../../contract/request-schemas.ts';
import { all, type Db, one } from '../../../database/db.ts';
import { addDays, type Day, dayOf } from '../../../lib/calendar.ts';
import { clock } from '../../../lib/clock.ts';
import { TIME_ZONE } from '../../../lib/formats.ts';
import { IS_STANDING } from '../../premium/premium.ts';
import { countSubscriptions, type SubscriptionCounts } from '../../premium/star-subscriptions.ts';
import { firstDayOfPeriod } from '../../rankings/ranking-periods.ts';
import { countOpenReports } from '../../reports/read-reports.ts';
import { requestName } from '../../requests/request-text.ts';
import { IS_OPEN, openRequests } from '../../requests/title-request.ts';

/** Listed rows of each kind. */
const LISTED = 10;

type PlayedTitle = { id: number; name: string; year: number | null; plays: number };
type NamedCount = { what: string; times: number };

/** Usage of the last days; daily figures run from the earliest day to today. */
export type Usage = {
  days: readonly Day[];
  /** All known people; premium now; opened the mini app today; within these days. */
  people: { all: number; premium: number; today: number; active: number };
  subscriptions: SubscriptionCounts;
  newPeople: readonly number[];
  plays: readonly number[];
  /** Premium started, bought or given. */
  premium: readonly number[];
  /** Telegram Stars that were not given back. */
  stars: readonly number[];
};

/** The plays and wishes of the last days. */
export type Demand = {
  mostPlayed: readonly PlayedTitle[];
  /** The most played titles without a video. */
  mostWanted: readonly PlayedTitle[];
  /** Searches in the chat without a result. */
  misses: readonly NamedCount[];
  /** Requests for titles. */
  requests: RequestStatistics;
  /** Problems that people have reported and nobody has settled. */
  openReports: number;
};

type Period = { days: number; now?: Date };

/** Reads the usage of the last `days` days. Plays come from the counters, not from single events. */
export async function readUsage(db: Db, period: Period): Promise<Usage> {
  const { first, today, days } = daysOf(period);
  const byDay = async (query: RawBuilder<Figure>) => {
    const rows = await all<Figure>(db)`${query}`;
    const figures = new Map(rows.map(({ day, figure }) => [day, figure]));
    return days.map((day) => figures.get(day) ?? 0);
  };
  return {
    days,
    people: await countPeople(db, { today, first }),
    subscriptions: await countSubscriptions(db),
    newPeople: await byDay(perDay(period, 'person', 'first_seen_at', sql`count(*)`)),
    plays: await byDay(sql`select day::text, plays::float8 as figure from play_total
      where day between ${first}::date and ${today}::date`),
    premium: await byDay(
      perDay(period, 'premium_grant', 'granted_at', sql`count(*) filter (where ${IS_STANDING})`),
    ),
    stars: await byDay(
      perDay(period, 'payment', 'paid_at', sql`sum(stars) filter (where refunded_at is null)`),
    ),
  };
}

/** Reads plays and wishes of the last `days` days. */
export async function readDemand(db: Db, period: Period): Promise<Demand> {
  const { first, days } = daysOf(period);
  return {
    mostPlayed: await played(db, { first, length: days.length }, HAS_VIDEO),
    mostWanted: await played(db, { first, length: days.length }, sql`not ${HAS_VIDEO}`),
    misses: await counted(
      db,
      sql`select words as what, sum(times)::float8 as times from search_miss
        where day >= ${first}::date group by words`,
    ),
    requests: await readRequestStatistics(db, { since: beginOf(first) }),
    openReports: await countOpenReports(db),
  };
}

function daysOf({ days: length, now = clock.date() }: Period): { first: Day; today: Day; days: Day[] } {
  const today = dayOf(now);
  const first = firstDayOfPeriod(length, today);
  return { first, today, days: Array.from({ length }, (_, index) => addDays(first, index)) };
}

const HAS_VIDEO = sql<boolean>`exists (select from video where title_id = ranked.title_id and position = 0)`;

type Figure = { day: Day; figure: number };

/** SQL: when a calendar day begins. */
function beginOf(day: Day) {
  return sql`(${day}::date::timestamp at time zone ${TIME_ZONE})`;
}

/** SQL: a figure of each day's rows, read off an index on their time: computing the day of each row takes longer. */
function perDay(
  period: Period,
  table: 'person' | 'premium_grant' | 'payment',
  column: string,
  figure: RawBuilder<unknown>,
): RawBuilder<Figure> {
  const { first, today } = daysOf(period);
  const begin = (days: number) => sql`((day + ${sql.lit(days)})::timestamp at time zone ${TIME_ZONE})`;
  return sql`select day::text, figure::float8 from generate_series(0, ${today}::date - ${first}::date) as n,
    lateral (select ${first}::date + n as day) as one, lateral (
      select ${figure} as figure from ${sql.table(table)}
      where ${sql.ref(column)} >= ${begin(0)} and ${sql.ref(column)} < ${begin(1)}
    ) as counted`;
}

async function countPeople(db: Db, { today, first }: { today: Day; first: Day }): Promise<Usage['people']> {
  const row = await one<Usage['people']>(db)`
    select count(*)::int as all, count(*) filter (where premium_until > now())::int as premium,
      count(*) filter (where last_seen_at >= ${beginOf(today)})::int as today,
      count(*) filter (where last_seen_at >= ${beginOf(first)})::int as active
    from person`;
  return row ?? { all: 0, premium: 0, today: 0, active: 0 };
}

/**
 * Candidates of a list for each type: the most played titles of a ranking period of the same length, or of a longer
 * one. The former differ from the list by a day at most, while a midnight has not been counted yet.
 */
const CANDIDATES = 50;
const CANDIDATES_OF_LONGER = 100;
/**
 * The most played titles of a type that are searched: if all have a video, the search would go through the whole
 * catalogue.
 */
const LOOKED_AT = 1000;

/** Visible titles. By the rankings: adding up every title's days takes seconds. */
async function played(
  db: Db,
  { first, length }: { first: Day; length: number },
  condition: RawBuilder<unknown>,
): Promise<PlayedTitle[]> {
  return all<PlayedTitle>(db)`
    with candidate as (
      ${sql.join(
        TYPES.map((type) => candidatesOf(type, length, condition)),
        sql` union all `,
      )}
    )
    select title.id, titolo as name, anno as year, played.plays::float8
    from candidate join title on title.id = title_id,
      lateral (
        select sum(plays) as plays from play_daily where title_id = title.id and day >= ${first}::date
      ) as played
    where played.plays > 0 order by played.plays desc, title.id limit ${sql.lit(LISTED)}`;
}

const TYPES: readonly TitleType[] = ['film', 'serie'];

function candidatesOf(type: TitleType, length: number, condition: RawBuilder<unknown>) {
  const period = Math.min(...RANKING_DAYS.filter((days) => days >= length));
  return sql`(
    select title_id from (
      select title_id, plays from play_window where period = ${period} and type = ${type}
      order by plays desc, title_id limit ${LOOKED_AT}
    ) as ranked where ${condition}
    order by plays desc, title_id limit ${period === length ? CANDIDATES : CANDIDATES_OF_LONGER}
  )`;
}

async function counted(db: Db, query: RawBuilder<unknown>): Promise<NamedCount[]> {
  return all<NamedCount>(db)`
    select what, times from (${query}) as counted order by times desc, what limit ${sql.lit(LISTED)}`;
}

type RequestStatistics = {
  /** Open now; in these days: made, approved and rejected. */
  open: number;
  made: number;
  approved: number;
  rejected: number;
  /** The open ones that most people want. */
  mostWanted: readonly { what: string; times: number }[];
};

/** Reads the state of requests for titles, and their outcomes since a moment. */
async function readRequestStatistics(
  db: Db,
  { since }: { since: RawBuilder<unknown> },
): Promise<RequestStatistics> {
  const row = await one<Omit<RequestStatistics, 'mostWanted'>>(db)`
    select (select count(*)::int from title_request where ${IS_OPEN}) as open,
      (select count(*)::int from title_request where created_at >= ${since}) as made, settled.*
    from (
      select count(*) filter (where state in ('added', 'linked'))::int as approved,
        count(*) filter (where state = 'rejected')::int as rejected
      from title_request where settled_at >= ${since}
    ) as settled`;
  const wanted = await openRequests(db, { limit: LISTED });
  const mostWanted = wanted.map((request) => ({ what: requestName(request), times: request.people }));
  return { ...(row ?? { open: 0, made: 0, approved: 0, rejected: 0 }), mostWanted };
}
