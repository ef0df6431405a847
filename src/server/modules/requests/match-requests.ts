import type { Kysely } from 'kysely';
import type { Logger } from '../../database/logger.ts';
import { one } from '../../database/rows.ts';
import type { Schema } from '../../database/schema.ts';
import { RemoteServiceError } from '../../import/http/remote-service.ts';
import type { TmdbClient } from '../../import/tmdb/tmdb-client.ts';
import { identifyRequest } from './identify-request.ts';
import { settleRequest } from './settle-requests.ts';
import { fetchRequestedMatch, findOnlyTmdbMatch, findRequestedTitle } from './tmdb-matches.ts';

/** Requests of one run; the next run continues. */
const MAX_REQUESTS = 20;
/** The wait for the second attempt; it doubles with each one. */
const FIRST_WAIT_SECONDS = 30;
const MAX_WAIT_SECONDS = 3600;
/** About five days of attempts. */
const MAX_ATTEMPTS = 120;

type Deps = { db: Kysely<Schema>; tmdb: TmdbClient; log: Pick<Logger, 'warn'> };

/**
 * Looks up the words of requests that were made while TMDB was unavailable. Words that mean one title beyond doubt become a
 * request for it; others stay words. Each attempt is stored before it is made, so that an interrupted one is repeated.
 */
export async function matchRequests({ db, tmdb, log }: Deps, signal: AbortSignal): Promise<void> {
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

async function takeUnmatched(db: Kysely<Schema>): Promise<Unmatched | undefined> {
  return one<Unmatched>(db)`
    update title_request set match_attempts = match_attempts + 1,
      match_at = case when match_attempts < ${MAX_ATTEMPTS} then now() + make_interval(secs =>
        least(${FIRST_WAIT_SECONDS} * power(2, least(match_attempts, 10)), ${MAX_WAIT_SECONDS})) end
    where id = (
      select id from title_request where match_at <= now() order by match_at, id limit 1 for update skip locked
    )
    returning id, words`;
}

async function matchOne({ db, tmdb }: Omit<Deps, 'log'>, { id, words }: Unmatched): Promise<void> {
  const found = await findOnlyTmdbMatch(tmdb, words);
  const match = found && (await fetchRequestedMatch(tmdb, found)).match;
  await identifyRequest(db, id, match);
  const title = match && (await findRequestedTitle(db, match));
  if (title) await settleRequest(db, id, { state: 'linked', titleId: title.id });
}
