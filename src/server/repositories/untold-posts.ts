import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** What an owner is to hear of. */
export type Untold = {
  ownerId: string;
  /** The posts, and when the last of them changed, as the database writes it. */
  postIds: number[];
  until: string;
  unsure: number;
};

/** A source that came of an untold post. */
export type NewSource = {
  contentId: number;
  titolo: string;
  anno: number;
  season: number | null;
  episode: number | null;
};

/** Those owners whose posts have come to rest for `quietMs`, or have come for `longestMs` without a pause. */
export async function untoldPosts(
  db: Kysely<Schema>,
  { quietMs, longestMs }: { quietMs: number; longestMs: number },
): Promise<Untold[]> {
  const { rows } = await sql<Untold>`
    select owner_id as "ownerId", array_agg(id) as "postIds", max(changed_at)::text as until,
      (count(*) filter (where state = 'unsure'))::int as unsure
    from source_post where told_at is null
    group by owner_id
    having max(changed_at) <= now() - make_interval(secs => ${quietMs / 1000})
      or min(changed_at) <= now() - make_interval(secs => ${longestMs / 1000})`.execute(db);
  return rows;
}

/** What became of posts, in the order of titles and episodes. */
export async function sourcesOfPosts(db: Kysely<Schema>, postIds: readonly number[]): Promise<NewSource[]> {
  return db
    .selectFrom('source')
    .innerJoin('content', 'content.id', 'source.content_id')
    .select(['content.id as contentId', 'content.titolo', 'content.anno', 'source.season', 'source.episode'])
    .where(sql<boolean>`source.post_id = any(${postIds}::int[])`)
    .orderBy('content.titolo')
    .orderBy('content.id')
    .orderBy('source.season')
    .orderBy('source.episode')
    .execute();
}

/** Notes that an owner has heard of posts; one that changed meanwhile is to be told again. */
export async function markTold(db: Kysely<Schema>, { postIds, until }: Untold): Promise<void> {
  await sql`
    update source_post set told_at = now()
    where id = any(${postIds}::int[]) and changed_at <= ${until}::timestamptz`.execute(db);
}
