import { sql } from 'kysely';
import { changeLiveMessages } from '../../chat/live-messages/live-messages.ts';
import { beginFanOut, endFanOut } from '../../chat/sending/fan-outs.ts';
import { all, type Db, type DbTransaction, joinTransaction, one } from '../../database/db.ts';
import { IS_OPEN, requestColumns, type TitleRequest } from './title-request.ts';

/**
 * An owner's decision. `accepted`: it will come, but the catalogue does not have it yet. `added`: it was imported. `linked`:
 * the catalogue already had it.
 */
export type Decision =
  | { state: 'accepted' }
  | { state: 'added' | 'linked'; titleId: number }
  | { state: 'rejected'; reason: string };

/**
 * Decides an open request; everyone who wants it is notified afterwards. Undefined if it is already decided, or
 * gone: the first owner's decision counts.
 */
export async function settleRequest(
  db: Db,
  id: number,
  decision: Decision,
): Promise<TitleRequest | undefined> {
  const titleId = 'titleId' in decision ? decision.titleId : null;
  const reason = 'reason' in decision ? decision.reason : null;
  return joinTransaction(db, async (transaction) => {
    const request = await one<TitleRequest>(transaction)`
      update title_request set state = ${decision.state}, title_id = ${titleId}::int, reason = ${reason},
        settled_at = case when ${decision.state} = 'accepted' then null else now() end
      where id = ${id}::int and ${IS_OPEN} and state <> ${decision.state}
      returning ${requestColumns()}`;
    if (request) {
      await changeLiveMessages(transaction, 'request', id);
      await announceDecision(transaction, id, decision);
    }
    return request;
  });
}

/** SQL: a request may wait for a new decision. */
const CAN_BE_REOPENED = sql<boolean>`(
  state in ('accepted', 'added', 'linked', 'rejected') and people > 0
  and not exists (select from title_request as other
    where other.key = title_request.key and other.id <> title_request.id and other.state in ('open', 'accepted')))`;

/**
 * Has a decided request wait for a new decision; people who have not been notified of the first one never are. An
 * added title stays. False if nobody wants it, or a second request for the same is open.
 */
export async function reopenRequest(db: Db, id: number): Promise<boolean> {
  return joinTransaction(db, async (transaction) => {
    const reopened = await one(transaction)`
      update title_request set state = 'open', title_id = null, reason = null, settled_at = null
      where id = ${id}::int and ${CAN_BE_REOPENED} returning id`;
    if (!reopened) return false;
    await endFanOut(transaction, 'decision', id);
    await changeLiveMessages(transaction, 'request', id);
    return true;
  });
}

/**
 * Notifies everyone who wants a request; a later decision replaces one that has not reached them yet. Each change of it begins
 * a round, so that a decision reaches them again after another one in between.
 */
async function announceDecision(
  transaction: DbTransaction,
  id: number,
  { state, ...rest }: Decision,
): Promise<void> {
  const details = { decision: state, ...rest };
  const last = await one<{ round: number }>(transaction)`
    select coalesce((details->>'round')::int, 0)
      + (details - 'round' is distinct from ${JSON.stringify(details)}::jsonb)::int as round
    from outbox where kind = 'decision' and subject = ${id}::text order by id desc limit 1`;
  await beginFanOut(transaction, 'decision', { id, details: { ...details, round: last?.round ?? 0 } });
}

/** Withdraws a person from a request, which closes when nobody wants it any longer. False when they did not want it. */
export async function withdrawRequest(
  db: Db,
  { userId, requestId }: { userId: string; requestId: number },
): Promise<boolean> {
  return joinTransaction(db, async (transaction) => {
    // The request's row before the person's: the order of locks when someone joins it.
    await sql`select from title_request where id = ${requestId}::int for update`.execute(transaction);
    const rows = await all<unknown>(transaction)`
      with gone as (
        update title_requester set withdrawn_at = now()
        where request_id = ${requestId}::int and user_id = ${userId} and withdrawn_at is null
          and exists (select from title_request where id = ${requestId}::int and ${IS_OPEN})
        returning request_id
      )
      update title_request set people = people - 1,
        state = case when people <= 1 then 'withdrawn' else title_request.state end,
        settled_at = case when people <= 1 then now() else settled_at end
      from gone where title_request.id = gone.request_id
      returning title_request.id`;
    if (rows.length > 0) await changeLiveMessages(transaction, 'request', requestId);
    return rows.length > 0;
  });
}

/** Withdraws a person from all open requests. */
export async function withdrawAllRequests(db: Db, userId: string): Promise<void> {
  const rows = await all<{ requestId: number }>(db)`
    select request_id as "requestId" from title_requester join title_request on title_request.id = request_id
    where user_id = ${userId} and withdrawn_at is null and ${IS_OPEN} order by request_id`;
  for (const { requestId } of rows) await withdrawRequest(db, { userId, requestId });
}
