import { type Kysely, sql, type Transaction } from 'kysely';
import { changeLiveMessages } from '../../chat/live-messages/live-messages.ts';
import { all, one } from '../../database/rows.ts';
import type { Schema } from '../../database/schema.ts';
import { IS_OPEN, type RequestedMatch, requestKey } from './title-request.ts';

/** People who join another request in one transaction: any number may want a title. */
const BATCH = 2000;

/**
 * Turns a request for words into one for the title of TMDB that they mean; `match` is undefined when they mean none beyond
 * doubt. If that title has an open request, the people join it, in batches. The next call completes an interrupted one.
 */
export async function identifyRequest(
  db: Kysely<Schema>,
  id: number,
  match: RequestedMatch | undefined,
): Promise<void> {
  const isDone = () => db.transaction().execute((transaction) => identify(transaction, id, match));
  while (!(await isDone()));
}

/** False while more people must join the other request. */
async function identify(
  transaction: Transaction<Schema>,
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
async function moveRequesters(
  transaction: Transaction<Schema>,
  id: number,
  otherId: number,
): Promise<number> {
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

async function closeMerged(transaction: Transaction<Schema>, id: number): Promise<void> {
  await sql`
    update title_request set state = 'merged', settled_at = now(), people = 0, match_at = null where id = ${id}`.execute(
    transaction,
  );
  await transaction.deleteFrom('fan_out').where('request_id', '=', id).execute();
}

async function describeRequest(
  transaction: Transaction<Schema>,
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
      }),
    })
    .where('id', '=', id)
    .execute();
}
