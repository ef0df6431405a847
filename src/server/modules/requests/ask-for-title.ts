import { sql } from 'kysely';
import { changeLiveMessages, sendLiveMessages } from '../../chat/live-messages/live-messages.ts';
import { all, type Db, type DbTransaction, joinTransaction, one } from '../../database/db.ts';
import { DAY_SECONDS, isWithinLast, LOST_ANSWER_SECONDS } from '../../database/tables/within-last.ts';
import { addDueWork } from '../../queue/due-work.ts';
import { isBanned, lockBan } from '../people/bans.ts';
import { usedBeforeErasure } from '../people/erasures.ts';
import { privateChatIds } from '../people/private-chat-id.ts';
import {
  IS_OPEN,
  type RequestedMatch,
  requestColumns,
  requestKey,
  type TitleRequest,
} from './title-request.ts';

/** One person's requests in a day, including withdrawn ones, as a multiple of the open ones that are allowed. */
const MAX_DAILY_FACTOR = 3;
/** Days for which a rejection answers further requests for the same. */
const REJECTION_DAYS = 30;

export type Ask = {
  userId: string;
  /** The person's words, up to `MAX_REQUEST_LENGTH` characters. */
  words: string;
  /** Without one the words are the request. */
  match?: RequestedMatch;
  /** Looks the words up in TMDB later. */
  isMatchedLater?: boolean;
};

export type RequestLimits = {
  /** Maximum number of one person's undecided requests. */
  requestsPerPerson: number;
  /** Each gets a card of every request. */
  ownerIds: readonly string[];
};

/**
 * `own`: this person requested it some time ago. `rejected`: an owner rejected it recently. `too many`: the person has reached
 * the limit of open requests, or that of a day.
 */
export type AskOutcome =
  | { kind: 'new' | 'joined' | 'own' | 'rejected'; request: TitleRequest }
  | { kind: 'too many' | 'banned' };

/** Stores that a person requests a title, or joins the open request for it. Repeats change nothing. */
export async function askForTitle(db: Db, ask: Ask, limits: RequestLimits): Promise<AskOutcome> {
  const key = requestKey(ask.words, ask.match);
  return joinTransaction(db, async (transaction) => {
    // One at a time for each person, so that the limit counts the rows of the previous one.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`requests of ${ask.userId}`}, 0))`.execute(
      transaction,
    );
    await lockBan(transaction, ask.userId);
    if (await isBanned(transaction, ask.userId)) return { kind: 'banned' };
    const own = await findOwn(transaction, ask.userId, key);
    if (own) return own;
    // A rejection of the open one under way is seen below.
    await sql`select from title_request where key = ${key} and ${IS_OPEN} for no key update`.execute(
      transaction,
    );
    const rejected = await findRejected(transaction, key);
    if (rejected) return { kind: 'rejected', request: rejected };
    if (await hasReachedLimit(transaction, ask.userId, limits)) return { kind: 'too many' };
    return join(transaction, key, ask, limits);
  });
}

async function findOwn(db: Db, userId: string, key: string): Promise<AskOutcome | undefined> {
  const row = await one<TitleRequest & { isRepeat: boolean; isFirst: boolean }>(db)`
    select ${requestColumns()}, ${isWithinLast(sql`asked_at`, LOST_ANSWER_SECONDS)} as "isRepeat",
      asked_at = title_request.created_at as "isFirst"
    from title_request join title_requester on request_id = title_request.id
    where key = ${key} and ${IS_OPEN} and user_id = ${userId} and withdrawn_at is null`;
  if (!row) return undefined;
  const { isRepeat, isFirst, ...request } = row;
  if (!isRepeat) return { kind: 'own', request };
  return { kind: isFirst ? 'new' : 'joined', request };
}

async function findRejected(db: Db, key: string): Promise<TitleRequest | undefined> {
  return one<TitleRequest>(db)`
    select * from (
      select ${requestColumns()}, settled_at from title_request where key = ${key} order by title_request.id desc limit 1
    ) as latest
    where state = 'rejected' and ${isWithinLast(sql`settled_at`, REJECTION_DAYS * DAY_SECONDS)}`;
}

async function hasReachedLimit(
  db: Db,
  userId: string,
  { requestsPerPerson }: RequestLimits,
): Promise<boolean> {
  const row = await one<{ open: number; today: number }>(db)`
    select count(*) filter (where title_request.state = 'open' and withdrawn_at is null)::int as open,
      count(*) filter (where ${isWithinLast(sql`asked_at`, DAY_SECONDS)})::int as today
    from title_requester join title_request on title_request.id = request_id
    where user_id = ${userId}`;
  const open = (row?.open ?? 0) + (await usedBeforeErasure(db, userId, 'open requests'));
  const today = (row?.today ?? 0) + (await usedBeforeErasure(db, userId, 'requests'));
  return open >= requestsPerPerson || today >= requestsPerPerson * MAX_DAILY_FACTOR;
}

async function join(
  transaction: DbTransaction,
  key: string,
  { userId, words, match, isMatchedLater = false }: Ask,
  { ownerIds }: RequestLimits,
): Promise<AskOutcome> {
  const { id, isNew } = await transaction
    .insertInto('title_request')
    .values({
      key,
      words,
      type: match?.type ?? null,
      tmdb_id: match?.tmdbId ?? null,
      season: match?.season ?? null,
      name: match?.name ?? words,
      year: match?.year ?? '',
      poster: match?.poster ?? null,
      plot: match?.plot ?? '',
      translations: match?.translations ?? null,
      newest_title: sql<number | null>`(select max(id) from title)`,
    })
    // The update locks the row: a decision waits, and this person is notified of it.
    .onConflict((conflict) =>
      conflict
        .column('key')
        .where('state', 'in', ['open', 'accepted'])
        .doUpdateSet({ people: sql`title_request.people` }),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();
  await sql`
    insert into title_requester (request_id, user_id) values (${id}, ${userId})
    on conflict (request_id, user_id) do update set withdrawn_at = null, asked_at = now()`.execute(
    transaction,
  );
  const rows = await all<TitleRequest>(transaction)`
    update title_request set people = people + 1 where id = ${id} returning ${requestColumns()}`;
  await sendLiveMessages(transaction, 'request', { id, chatIds: privateChatIds(ownerIds) });
  if (!isNew) await changeLiveMessages(transaction, 'request', id);
  else if (isMatchedLater && !match) await addDueWork(transaction, 'lookups', { subject: String(id) });
  const [request] = rows;
  if (!request) throw new Error(`request ${id} is gone`);
  return { kind: isNew ? 'new' : 'joined', request };
}
