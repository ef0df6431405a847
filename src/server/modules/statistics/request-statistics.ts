import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { openRequests } from '../requests/find-requests.ts';
import { requestName } from '../requests/request-texts.ts';
import { IS_OPEN } from '../requests/title-request.ts';

export type RequestStatistics = {
  /** Open now; of these days: made, approved and rejected. */
  open: number;
  made: number;
  approved: number;
  rejected: number;
  /** The open ones that most people want. */
  mostWanted: readonly { what: string; times: number }[];
};

/** Reads how requests for titles stand, and what came of them since a moment. */
export async function readRequestStatistics(
  db: Kysely<Schema>,
  { since, listed }: { since: RawBuilder<unknown>; listed: number },
): Promise<RequestStatistics> {
  const { rows } = await sql<Omit<RequestStatistics, 'mostWanted'>>`
    select (select count(*)::int from title_request where ${IS_OPEN}) as open,
      (select count(*)::int from title_request where created_at >= ${since}) as made, settled.*
    from (
      select count(*) filter (where state in ('added', 'linked'))::int as approved,
        count(*) filter (where state = 'rejected')::int as rejected
      from title_request where settled_at >= ${since}
    ) as settled`.execute(db);
  const wanted = await openRequests(db, { limit: listed });
  const mostWanted = wanted.map((request) => ({ what: requestName(request), times: request.people }));
  return { ...(rows[0] ?? { open: 0, made: 0, approved: 0, rejected: 0 }), mostWanted };
}
