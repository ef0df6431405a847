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

/** A source that owners are to hear of. */
export type ToldSource = {
  id: number;
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
export async function sourcesOfPosts(db: Kysely<Schema>, postIds: readonly number[]): Promise<ToldSource[]> {
  return selectTold(db).where(sql<boolean>`source.post_id = any(${postIds}::int[])`).execute();
}

/** The sources that the messenger does not deliver any more, of which nobody has heard. */
export async function untoldLosses(db: Kysely<Schema>): Promise<ToldSource[]> {
  return selectTold(db)
    .where('source.lost_at', 'is not', null)
    .where('source.loss_told_at', 'is', null)
    .execute();
}

/** Notes that the owners have heard of lost sources. */
export async function markLossesTold(db: Kysely<Schema>, lost: readonly ToldSource[]): Promise<void> {
  await db
    .updateTable('source')
    .set({ loss_told_at: sql<Date>`now()` })
    .where(sql<boolean>`id = any(${lost.map(({ id }) => id)}::int[])`)
    .execute();
}

function selectTold(db: Kysely<Schema>) {
  return db
    .selectFrom('source')
    .innerJoin('content', 'content.id', 'source.content_id')
    .select(['source.id', 'content.id as contentId', 'content.titolo', 'content.anno'])
    .select(['source.season', 'source.episode'])
    .orderBy('content.titolo')
    .orderBy('content.id')
    .orderBy('source.season')
    .orderBy('source.episode');
}

/** Notes that an owner has heard of posts; one that changed meanwhile is to be told again. */
export async function markTold(db: Kysely<Schema>, { postIds, until }: Untold): Promise<void> {
  await sql`
    update source_post set told_at = now()
    where id = any(${postIds}::int[]) and changed_at <= ${until}::timestamptz`.execute(db);
}
