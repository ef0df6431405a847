import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema, SourcePostTable } from '../database/schema.ts';
import { keepSource, type Part, type Source } from './sources.ts';

/** A video that an owner has put where the bot sees it. `place`: where the messenger copies it from. */
export type NewPost = {
  place: { chatId: string; messageId: number } | undefined;
  kind: 'video' | 'document';
  fileId: string;
  fileUniqueId: string;
  fileName: string;
  caption: string;
  ownerId: string;
};

export type Post = NewPost & { id: number; state: 'kept' | 'unsure' | 'ignored'; byHand: boolean };

/** The post as it is known; undefined for a new one. */
export async function findPost(db: Kysely<Schema>, post: NewPost): Promise<Post | undefined> {
  const { place, fileUniqueId } = post;
  const posts = db.selectFrom('source_post').selectAll();
  const row = await (place
    ? posts.where('chat_id', '=', place.chatId).where('message_id', '=', place.messageId)
    : posts.where('chat_id', 'is', null).where('file_unique_id', '=', fileUniqueId)
  ).executeTakeFirst();
  return row && postOf(row);
}

export async function findPostById(db: Kysely<Schema>, id: number): Promise<Post | undefined> {
  const row = await db.selectFrom('source_post').selectAll().where('id', '=', id).executeTakeFirst();
  return row && postOf(row);
}

/** Notes a post as it is now, in place of what was known of it; its owner is to hear of it. Answers its id. */
export async function putPost(db: Kysely<Schema>, post: NewPost, id?: number): Promise<number> {
  const row = {
    chat_id: post.place?.chatId ?? null,
    message_id: post.place?.messageId ?? null,
    kind: post.kind,
    file_id: post.fileId,
    file_unique_id: post.fileUniqueId,
    file_name: post.fileName,
    caption: post.caption,
    owner_id: post.ownerId,
  };
  if (id !== undefined) {
    await db.updateTable('source_post').set(row).where('id', '=', id).execute();
    return id;
  }
  const added = await db
    .insertInto('source_post')
    .values({ ...row, state: 'unsure' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return added.id;
}

type Settled = {
  /** What the post is the video of; none while that is not known. */
  parts: readonly Part[];
  state: Post['state'];
  byHand: boolean;
};

/** Makes a post the source of these parts and of no others. What its owner has said by hand need not be told. */
export async function settlePost(
  db: Kysely<Schema>,
  post: NewPost & { id: number },
  settled: Settled,
): Promise<void> {
  const { parts, state, byHand } = settled;
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('source').where('post_id', '=', post.id).execute();
    for (const part of parts) await keepSource(transaction, part, sourceOf(post), post.id);
    await transaction
      .updateTable('source_post')
      .set({
        state,
        by_hand: byHand,
        changed_at: sql<Date>`now()`,
        told_at: byHand ? sql<Date>`now()` : null,
      })
      .where('id', '=', post.id)
      .execute();
  });
}

/** Lets the owner hear of a post once more. */
export async function tellAgain(db: Kysely<Schema>, id: number): Promise<void> {
  const untold = { told_at: null, changed_at: sql<Date>`now()` };
  await db.updateTable('source_post').set(untold).where('id', '=', id).execute();
}

/** Forgets a post and the sources that it was. */
export async function forgetPost(db: Kysely<Schema>, place: NonNullable<NewPost['place']>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const gone = transaction
      .selectFrom('source_post')
      .select('id')
      .where('chat_id', '=', place.chatId)
      .where('message_id', '=', place.messageId);
    await transaction.deleteFrom('source').where('post_id', 'in', gone).execute();
    await transaction.deleteFrom('source_post').where('id', 'in', gone).execute();
  });
}

/** The first post that waits for its owner, after one of them, and how many wait in all. */
export async function nextUnsure(
  db: Kysely<Schema>,
  after = 0,
): Promise<{ post: Post; waiting: number } | undefined> {
  const row = await db
    .selectFrom('source_post')
    .selectAll()
    .select(sql<number>`(count(*) over ())::int`.as('waiting'))
    .where('state', '=', 'unsure')
    .orderBy(sql<boolean>`id <= ${after}`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && { post: postOf(row), waiting: row.waiting };
}

function postOf(row: Selectable<SourcePostTable>): Post {
  return {
    id: row.id,
    place:
      row.chat_id === null || row.message_id === null
        ? undefined
        : { chatId: row.chat_id, messageId: row.message_id },
    kind: row.kind,
    fileId: row.file_id,
    fileUniqueId: row.file_unique_id,
    fileName: row.file_name,
    caption: row.caption,
    ownerId: row.owner_id,
    state: row.state,
    byHand: row.by_hand,
  };
}

function sourceOf({ place, kind, fileId }: NewPost): Source {
  return place ? { kind: 'message', ...place } : { kind, fileId };
}
