import { sql } from 'kysely';
import { changeLiveMessages } from '../../chat/live-messages/live-messages.ts';
import { type Db, one } from '../../database/db.ts';
import type { Logger } from '../../database/logger.ts';
import { RemoteServiceError } from '../../import/http/remote-service.ts';
import {
  createSeerrClient,
  type SeerrClient,
  type SeerrRequest,
  type SeerrTitle,
} from '../../import/seerr/seerr-client.ts';
import type { JobContext } from '../../module.ts';
import type { Job } from '../../queue/leader-job.ts';

/** Requests of one run; the next run continues. */
const MAX_REQUESTS = 20;
/** Seconds until a request's state is read again, or its hand-over is retried. */
const FOLLOW_SECONDS = 300;
/** Requests approved longer ago, before the bridge was set up, are not handed over. */
const MAX_AGE_DAYS = 1;

type Deps = { db: Db; seerr: SeerrClient; log: Pick<Logger, 'warn'> };
type Due = SeerrTitle & { requestId: number; seerrId: number | null; state: string };

/** The job that works for the bridge; none without its settings. */
export function requestBridge({ db, config, log }: Pick<JobContext, 'config' | 'db' | 'log'>): Job[] {
  const seerr = createSeerrClient(config);
  if (!seerr) return [];
  const work = (signal: AbortSignal) => bridgeToSeerr({ db, seerr, log }, signal);
  return [{ name: 'requests at Seerr', everyMs: 10_000, work }];
}

/** Hands approved requests over to Seerr, and reads their states there, which owners' cards show. */
export async function bridgeToSeerr({ db, seerr, log }: Deps, signal: AbortSignal): Promise<void> {
  await addApproved(db);
  for (let done = 0; done < MAX_REQUESTS && !signal.aborted; done += 1) {
    const due = await takeDue(db);
    if (!due) return;
    try {
      await save(db, due, due.seerrId === null ? await seerr.request(due) : await seerr.follow(due.seerrId));
    } catch (error) {
      if (!(error instanceof RemoteServiceError)) throw error;
      log.warn({ request: due.requestId, reason: error.message }, 'could not ask Seerr about a request');
      if (error.failure === 'missing') await save(db, due, { id: due.seerrId, state: 'gone' });
      else return;
    }
  }
}

async function addApproved(db: Db): Promise<void> {
  await sql`
    insert into seerr_request (request_id)
    select id from title_request
    where settled_at > now() - make_interval(days => ${MAX_AGE_DAYS}) and state = 'added' and tmdb_id is not null
      and not exists (select from seerr_request where request_id = title_request.id)
    order by settled_at limit ${MAX_REQUESTS}
    on conflict do nothing`.execute(db);
}

/** Takes the next request, and schedules its next turn: a crash does not lose it. */
async function takeDue(db: Db): Promise<Due | undefined> {
  return one<Due>(db)`
    with due as (
      select request_id from seerr_request
      where state in ('waiting', 'pending', 'approved', 'processing', 'partial') and next_at <= now()
      order by next_at limit 1 for update skip locked
    )
    update seerr_request set next_at = now() + make_interval(secs => ${FOLLOW_SECONDS})
    from due join title_request on title_request.id = due.request_id
    where seerr_request.request_id = due.request_id
    returning seerr_request.request_id as "requestId", seerr_id as "seerrId", seerr_request.state, type,
      tmdb_id as "tmdbId", season`;
}

type RemoteState = SeerrRequest | { id: number | null; state: 'gone' };

async function save(db: Db, { requestId, state }: Due, now: RemoteState): Promise<void> {
  await sql`
    update seerr_request set seerr_id = ${now.id}, state = ${now.state} where request_id = ${requestId}`.execute(
    db,
  );
  if (now.state !== state) await changeLiveMessages(db, 'request', requestId);
}
