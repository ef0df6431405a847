import type { Kysely } from 'kysely';
import { all, one } from '../../database/rows.ts';
import type { Schema } from '../../database/schema.ts';
import { IS_OPEN, REQUEST_COLUMNS, type TitleRequest } from './title-request.ts';

/** A request by its number, decided or not. */
export async function findRequest(db: Kysely<Schema>, id: number): Promise<TitleRequest | undefined> {
  return one<TitleRequest>(db)`
    select ${REQUEST_COLUMNS} from title_request where id = ${id}::int`;
}

/** The open requests, the most wanted first. */
export async function openRequests(
  db: Kysely<Schema>,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<TitleRequest[]> {
  return all<TitleRequest>(db)`
    select ${REQUEST_COLUMNS} from title_request where ${IS_OPEN}
    order by people desc, id limit ${limit} offset ${offset}`;
}

/** A person's open requests, the most wanted first. */
export async function openRequestsOf(db: Kysely<Schema>, userId: string): Promise<TitleRequest[]> {
  return all<TitleRequest>(db)`
    with own as materialized (
      select request_id from title_requester where user_id = ${userId} and withdrawn_at is null
    )
    select ${REQUEST_COLUMNS} from own join title_request on title_request.id = request_id where ${IS_OPEN}
    order by people desc, title_request.id`;
}

/** The first people who requested a title. `name` is their @username, null if unknown. */
export async function firstRequesters(
  db: Kysely<Schema>,
  requestId: number,
  limit: number,
): Promise<{ userId: string; name: string | null }[]> {
  return all<{ userId: string; name: string | null }>(db)`
    select title_requester.user_id as "userId", username as name
    from title_requester left join person on person.user_id = title_requester.user_id
    where request_id = ${requestId}::int and withdrawn_at is null
    order by title_requester.id limit ${limit}`;
}
