import type pg from 'pg';
import { countWanted, fateOf, LISTED_YEAR, type PersonPlan, wantedName } from './plan.ts';

/** A person's rows in the database. */
type Kept = {
  userId: string;
  wants: string[];
  takenBack: string[];
  seen: number[];
  problems: number[];
  /** Their changes on their own page. */
  muted: number[];
  awaited: number[];
  quality: number | null;
  hearsOfSeries: boolean;
  payments: number;
  grants: number;
  isDigestDone: boolean;
};

const KEPT = `
  select user_id as "userId",
    array(select name from title_requester join title_request on title_request.id = request_id
      where title_requester.user_id = one.user_id and withdrawn_at is null order by name) as wants,
    array(select name from title_requester join title_request on title_request.id = request_id
      where title_requester.user_id = one.user_id and withdrawn_at is not null order by name) as "takenBack",
    array(select title_id from viewing
      where viewing.user_id = one.user_id and watched_at is not null order by title_id) as seen,
    array(select title_id from report_person where report_person.user_id = one.user_id) as problems,
    array(select title_id from muted_title where muted_title.user_id = one.user_id) as muted,
    array(select title_id from awaited_title join title on title.id = title_id
      where awaited_title.user_id = one.user_id and titolo like 'Attesa %') as awaited,
    (select preferred_quality from person where person.user_id = one.user_id) as quality,
    exists (select from person where person.user_id = one.user_id and not series_notices_off) as "hearsOfSeries",
    (select count(*)::int from payment where payment.user_id = one.user_id) as payments,
    (select count(*)::int from premium_grant where premium_grant.user_id = one.user_id) as grants,
    exists (select from person where person.user_id = one.user_id and digest_at > now() + interval '6 days')
      as "isDigestDone"
  from unnest($1::text[]) as one(user_id)`;

/** Missing and duplicate rows of people's actions in the database; a line each. */
export async function checkRows(client: pg.Client, people: readonly PersonPlan[]): Promise<string[]> {
  const { rows } = await client.query<Kept>(KEPT, [people.map(({ id }) => String(id))]);
  const kept = new Map(rows.map((row) => [row.userId, row]));
  const ofPeople = people.flatMap((person) => {
    const row = kept.get(String(person.id));
    return row ? faultsOf(person, row, people) : [`${person.id} is gone`];
  });
  return [...ofPeople, ...(await checkRequests(client, people)), ...(await checkReports(client, people))];
}

function faultsOf(person: PersonPlan, kept: Kept, everybody: readonly PersonPlan[]): string[] {
  const { id, list, film, app, unmarks, wanted, takenBack, problem } = person;
  const listed = list?.films.map((one) => one.id) ?? [];
  const opened = person.opensGiftOf !== undefined && !person.blocksTheBot && everybody[person.opensGiftOf];
  const renewals = person.pays === 'subscription' && !person.stopsRenewal ? 1 : 0;
  const own = person.pays === undefined ? 0 : 1 + renewals;
  const grants = person.pays === 'gift' || person.isRefunded ? 0 : own;
  const expected = {
    wants: [wanted, app.asked, ...(list?.missing ?? []).map((name) => `${name} (${LISTED_YEAR})`)].sort(),
    takenBack: [app.withdrawn, ...(takenBack === undefined ? [] : [takenBack])],
    seen: [...listed, app.watched.id, ...(unmarks ? [] : [film.id])].sort((a, b) => a - b),
    problems: problem === undefined ? [] : [film.id],
    muted: [app.muted.id],
    awaited: [app.awaited],
    quality: app.quality,
    hearsOfSeries: false,
    payments: own,
    grants: grants + (opened ? 1 : 0),
    isDigestDone: person.wantsDigest,
  };
  return Object.entries(expected).flatMap(([what, wants]) => {
    const has = Object.entries(kept).find(([name]) => name === what)?.[1];
    const isSame = JSON.stringify(has) === JSON.stringify(wants);
    return isSame ? [] : [`${id}: ${what} ${JSON.stringify(has)} instead of ${JSON.stringify(wants)}`];
  });
}

async function checkRequests(client: pg.Client, people: readonly PersonPlan[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; state: string; people: number }>(
    'select name, state, people from title_request',
  );
  const numbers = Array.from({ length: countWanted(people.length) }, (_, number) => number);
  return numbers.flatMap((number) => {
    const name = wantedName(number);
    const found = rows.filter((row) => row.name === name);
    const state = fateOf(number) === 'rejected' ? 'rejected' : 'linked';
    const wanting = people.filter(({ wanted }) => wanted === name).length;
    const isRight = found.length === 1 && found[0]?.state === state && found[0].people === wanting;
    return isRight ? [] : [`${name}: ${JSON.stringify(found)} instead of ${state} by ${wanting}`];
  });
}

async function checkReports(client: pg.Client, people: readonly PersonPlan[]): Promise<string[]> {
  const { rows } = await client.query<{ state: string; people: number }>('select state, people from report');
  const keys = people.flatMap(({ film, problem }) =>
    problem === undefined ? [] : [`${film.id} ${problem}`],
  );
  const [kinds, count] = [new Set(keys).size, rows.reduce((all, row) => all + row.people, 0)];
  const open = rows.filter(({ state }) => state !== 'resolved').length;
  const isRight = rows.length === kinds && count === keys.length && open === 0;
  return isRight
    ? []
    : [`reports: ${rows.length} by ${count}, ${open} open, instead of ${kinds} by ${keys.length}`];
}
