import { sql } from 'kysely';
import { changeLiveMessages } from '../../chat/live-messages/live-messages.ts';
import { type Db, one } from '../../database/db.ts';
import type { JobContext } from '../../module.ts';
import { dueWork } from '../../queue/due-work.ts';
import { RemoteServiceError } from '../../remote/remote-service.ts';
import {
  createSeerrClient,
  type SeerrClient,
  type SeerrRequest,
  type SeerrTitle,
} from '../../remote/seerr-client.ts';

/** Approved requests that are handed over at once; the next turn continues. */
const MAX_REQUESTS = 20;
/** Until a request's state is read again, in milliseconds. */
const FOLLOW_MS = 300_000;
/** Requests approved longer ago, before the bridge was set up, are not handed over. */
const MAX_AGE_DAYS = 1;
/** Seconds for which Seerr is asked again. */
const MAX_SECONDS = 5 * 24 * 60 * 60;

type Followed = SeerrTitle & { requestId: number; seerrId: number | null; state: string };

/** SQL: approved requests that Seerr does not have. */
const APPROVED = sql`title_request
  where settled_at > now() - make_interval(days => ${sql.lit(MAX_AGE_DAYS)}) and state = 'added' and tmdb_id is not null
    and not exists (select from seerr_request where request_id = title_request.id)`;

/** SQL: Seerr has not finished with a request. */
const IS_FOLLOWED = sql<boolean>`seerr_request.state in ('waiting', 'pending', 'approved', 'processing', 'partial')`;

/** Hands approved requests over to Seerr, and reads their states there, which owners' cards show. */
export const SEERR_REQUESTS = dueWork<Pick<JobContext, 'config' | 'db' | 'log'>>({
  name: 'seerr',
  summary: 'approved requests to hand over to Seerr and to follow there',
  what: sql`'request ' || subject`,
  take: sql`
    with approved as (
      insert into seerr_request (request_id) select id from ${APPROVED} order by settled_at limit ${sql.lit(MAX_REQUESTS)}
      on conflict do nothing returning request_id
    )
    insert into due_work (kind, subject) select 'seerr', request_id from approved
    on conflict (kind, subject) do nothing returning 1`,
  isOutage: (error) => error instanceof RemoteServiceError,
  maxSeconds: MAX_SECONDS,
  handler({ config }) {
    const seerr = createSeerrClient(config);
    return seerr && (async ({ subject }, db) => follow({ db, seerr }, Number(subject)));
  },
});

async function follow({ db, seerr }: { db: Db; seerr: SeerrClient }, id: number) {
  const request = await one<Followed>(db)`
    select request_id as "requestId", seerr_id as "seerrId", seerr_request.state, type, tmdb_id as "tmdbId", season
    from seerr_request join title_request on title_request.id = request_id
    where request_id = ${id} and ${IS_FOLLOWED}`;
  if (!request) return undefined;
  const { seerrId } = request;
  const now = await (seerrId === null ? seerr.request(request) : seerr.follow(seerrId)).catch(
    goneIfMissing(seerrId),
  );
  return (await save(db, request, now)) ? { againInMs: FOLLOW_MS } : undefined;
}

const goneIfMissing = (id: number | null) => (error: unknown) => {
  if (error instanceof RemoteServiceError && error.failure === 'missing')
    return { id, state: 'gone' } as const;
  throw error;
};

type RemoteState = SeerrRequest | { id: number | null; state: 'gone' };

/** True while Seerr has not finished with it. */
async function save(db: Db, { requestId, state }: Followed, now: RemoteState): Promise<boolean> {
  const row = await one<{ isFollowed: boolean }>(db)`
    update seerr_request set seerr_id = ${now.id}, state = ${now.state} where request_id = ${requestId}
    returning ${IS_FOLLOWED} as "isFollowed"`;
  if (now.state !== state) await changeLiveMessages(db, 'request', requestId);
  return row?.isFollowed ?? false;
}
