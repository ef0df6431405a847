import { sql } from 'kysely';
import { changeLiveMessages } from '../../chat/live-messages/live-messages.ts';
import { endFanOut } from '../../chat/sending/fan-outs.ts';
import { all, type Db, type DbTransaction, one } from '../../database/db.ts';
import type { Logger } from '../../database/logger.ts';
import { RemoteServiceError } from '../../import/http/remote-service.ts';
import type { TmdbClient } from '../../import/tmdb/tmdb-client.ts';
import { settleRequest } from './settle-requests.ts';
import { IS_OPEN, type RequestedMatch, requestKey } from './title-request.ts';
import { fetchRequestedMatch, findOnlyTmdbMatch, findRequestedTitle } from './tmdb-matches.ts';

/** Requests of one run; the next run continues. */
const MAX_REQUESTS = 20;
/** The wait for the second attempt; it doubles with each one. */
const FIRST_WAIT_SECONDS = 30;
const MAX_WAIT_SECONDS = 3600;
/** About five days of attempts. */
const MAX_ATTEMPTS = 120;

type Deps = { db: Db; tmdb: TmdbClient | undefined; log: Pick<Logger, 'warn'> };

/**
 * Looks up the words of requests that were made while TMDB was unavailable. Words that mean one title beyond doubt become a
 * request for it; others stay words. Does nothing without TMDB. Each attempt is stored before it is made, so that an interrupted one is repeated.
 */
export async function matchRequests({ db, tmdb, log }: Deps, signal: AbortSignal): Promise<void> {
  if (!tmdb) return;
  for (let done = 0; done < MAX_REQUESTS && !signal.aborted; done += 1) {
    const next = await takeUnmatched(db);
    if (!next) return;
    try {
      await matchOne({ db, tmdb }, next);
    } catch (error) {
      if (!(error instanceof RemoteServiceError)) throw error;
      log.warn({ request: next.id, reason: error.message }, 'could not look up a request on TMDB');
      return;
    }
  }
}

type Unmatched = { id: number; words: string };

async function takeUnmatched(db: Db): Promise<Unmatched | undefined> {
  return one<Unmatched>(db)`
    update title_request set match_attempts = match_attempts + 1,
      match_at = case when match_attempts < ${MAX_ATTEMPTS} then now() + make_interval(secs =>
        least(${FIRST_WAIT_SECONDS} * power(2, least(match_attempts, 10)), ${MAX_WAIT_SECONDS})) end
    where id = (
      select id from title_request where match_at <= now() order by match_at, id limit 1 for update skip locked
    )
    returning id, words`;
}

async function matchOne({ db, tmdb }: { db: Db; tmdb: TmdbClient }, { id, words }: Unmatched): Promise<void> {
  const found = await findOnlyTmdbMatch(tmdb, words);
  const match = found && (await fetchRequestedMatch(tmdb, found)).match;
  await identifyRequest(db, id, match);
  const title = match && (await findRequestedTitle(db, match));
  if (title) await settleRequest(db, id, { state: 'linked', titleId: title.id });
}

/** People who join a different request in one transaction: any number may want a title. */
const BATCH = 2000;

/**
 * Turns a request for words into one for the title of TMDB that they mean; `match` is undefined when they mean none beyond
 * doubt. If that title has an open request, the people join it, in batches. The next call completes an interrupted one.
 */
export async function identifyRequest(db: Db, id: number, match: RequestedMatch | undefined): Promise<void> {
  const isDone = () => db.transaction().execute((transaction) => identify(transaction, id, match));
  while (!(await isDone()));
}

/** False while more people must join the other request. */
async function identify(
  transaction: DbTransaction,
  id: number,
  match: RequestedMatch | undefined,
): Promise<boolean> {
  // The key of a title, which does not depend on the words.
  const key = match ? requestKey('', match) : null;
  const rows = await all<{ id: number }>(transaction)`
    select id from title_request where (id = ${id} or key = ${key}) and ${IS_OPEN} order by id for update`;
  if (!rows.some((row) => row.id === id)) return true;
  const other = rows.find((row) => row.id !== id);
  if (other && (await moveRequesters(transaction, id, other.id)) === BATCH) return false;
  if (other) await closeMerged(transaction, id);
  else await describeRequest(transaction, id, match);
  if (match) await changeLiveMessages(transaction, 'request', id);
  if (other) await changeLiveMessages(transaction, 'request', other.id);
  return true;
}

/** Returns the number of people moved, at most `BATCH`. */
async function moveRequesters(transaction: DbTransaction, id: number, otherId: number): Promise<number> {
  const row = await one<{ moved: number }>(transaction)`
    with moved as (
      delete from title_requester where id = any(array(
        select id from title_requester where request_id = ${id} and withdrawn_at is null limit ${BATCH}))
      returning user_id, asked_at
    ), joined as (
      insert into title_requester (request_id, user_id, asked_at) select ${otherId}::int, user_id, asked_at from moved
      on conflict (request_id, user_id) do update set withdrawn_at = null where title_requester.withdrawn_at is not null
      returning user_id
    ), counted as (
      update title_request set people = people
        + case id when ${id} then -(select count(*) from moved)::int else (select count(*) from joined)::int end
      where id in (${id}, ${otherId})
    )
    select count(*)::int as moved from moved`;
  return row?.moved ?? 0;
}

async function closeMerged(transaction: DbTransaction, id: number): Promise<void> {
  await sql`
    update title_request set state = 'merged', settled_at = now(), people = 0, match_at = null where id = ${id}`.execute(
    transaction,
  );
  await endFanOut(transaction, 'decision', id);
}

async function describeRequest(
  transaction: DbTransaction,
  id: number,
  match: RequestedMatch | undefined,
): Promise<void> {
  await transaction
    .updateTable('title_request')
    .set({
      match_at: null,
      ...(match && {
        key: requestKey('', match),
        type: match.type,
        tmdb_id: match.tmdbId,
        season: match.season,
        name: match.name,
        year: match.year,
        poster: match.poster,
        plot: match.plot,
        translations: match.translations ?? null,
      }),
    })
    .where('id', '=', id)
    .execute();
}
