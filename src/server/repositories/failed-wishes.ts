import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** Something that was given up. */
export type FailedWish = {
  id: number;
  userId: string;
  username: string | null;
  /** Null where no title was wished for. */
  title: { id: number; titolo: string } | null;
  wishedAt: Date;
  failure: string;
};

/** What was given up, the latest first; pages count from 0. */
export async function failedWishes(
  db: Kysely<Schema>,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ wishes: FailedWish[]; hasMore: boolean }> {
  const { rows } = await sql<FailedWish>`
    select wish.id::int, wish.user_id as "userId", person.username, wish.created_at as "wishedAt",
      coalesce(wish.failure, '') as failure,
      case when content.id is not null then json_build_object('id', content.id, 'titolo', content.titolo) end as title
    from (
      select * from wish where state = 'failed' order by id desc limit ${perPage + 1} offset ${page * perPage}
    ) as wish
    left join person on person.user_id = wish.user_id
    left join content on content.id = wish.content_id
    order by wish.id desc`.execute(db);
  return { wishes: rows.slice(0, perPage), hasMore: rows.length > perPage };
}

/** Lets something that was given up be tried once more, at once; false when it is not given up any more. */
export async function retryWish(db: Kysely<Schema>, id: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update wish set state = 'waiting', next_attempt_at = now(), failure = null
    where id = ${id} and state = 'failed'`.execute(db);
  return numAffectedRows > 0n;
}
