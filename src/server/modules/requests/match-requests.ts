import { sql } from 'kysely';
import { changeLiveMessages } from '../../chat/live-messages/live-messages.ts';
import { endFanOut } from '../../chat/sending/fan-outs.ts';
import { all, type Db, type DbTransaction, one } from '../../database/db.ts';
import type { JobContext } from '../../module.ts';
import { dueWork } from '../../queue/due-work.ts';
import { RemoteServiceError } from '../../remote/remote-service.ts';
import type { TmdbAccess, TmdbClient } from '../../remote/tmdb-client.ts';
import { settleRequest } from './settle-requests.ts';
import { findRequest, IS_OPEN, type RequestedMatch, requestKey } from './title-request.ts';
import { fetchRequestedMatch, findOnlyTmdbMatch, findRequestedTitle } from './tmdb-matches.ts';

/** Seconds for which TMDB is asked again. */
const MAX_SECONDS = 5 * 24 * 60 * 60;

type LookupContext = Pick<JobContext, 'db' | 'log'> & { bot: { services: TmdbAccess } | undefined };

/**
 * Requests whose words are looked up on TMDB, which was unavailable when they were made. Words that mean one title beyond
 * doubt become a request for it; others stay words.
 */
export const REQUEST_LOOKUPS = dueWork<LookupContext>({
  name: 'lookups',
  summary: 'requests to look up on TMDB',
  what: sql`'request ' || subject`,
  isOutage: (error) => error instanceof RemoteServiceError,
  maxSeconds: MAX_SECONDS,
  handler({ bot }) {
    const tmdb = bot?.services.tmdb;
    if (!tmdb) return undefined;
    return async ({ subject }, db) => {
      const id = Number(subject);
      const words = await findUnmatchedWords(db, id);
      if (words !== undefined) await identifyRequest(db, id, await findMatch(tmdb, words));
      // Here too if a process ended after it had identified the request.
      await linkRequest(db, id);
      return undefined;
    };
  },
});

/** Undefined once the request is decided, withdrawn, or for a title. */
async function findUnmatchedWords(db: Db, id: number): Promise<string | undefined> {
  const row = await one<{ words: string }>(db)`
    select words from title_request where id = ${id} and state = 'open' and type is null`;
  return row?.words;
}

async function findMatch(tmdb: TmdbClient, words: string): Promise<RequestedMatch | undefined> {
  const found = await findOnlyTmdbMatch(tmdb, words);
  return found && (await fetchRequestedMatch(tmdb, found)).match;
}

/** Links an open request for a title that the catalogue has. */
async function linkRequest(db: Db, id: number): Promise<void> {
  const request = await findRequest(db, id);
  if (!request?.type) return;
  const title = await findRequestedTitle(db, { ...request, type: request.type });
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
  else if (match) await describeRequest(transaction, id, match);
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
    update title_request set state = 'merged', settled_at = now(), people = 0 where id = ${id}`.execute(
    transaction,
  );
  await endFanOut(transaction, 'decision', id);
}

async function describeRequest(transaction: DbTransaction, id: number, match: RequestedMatch): Promise<void> {
  await transaction
    .updateTable('title_request')
    .set({
      key: requestKey('', match),
      type: match.type,
      tmdb_id: match.tmdbId,
      season: match.season,
      name: match.name,
      year: match.year,
      poster: match.poster,
      plot: match.plot,
      translations: match.translations ?? null,
    })
    .where('id', '=', id)
    .execute();
}
