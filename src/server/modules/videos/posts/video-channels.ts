import { sql } from 'kysely';
import { UpdateWaitsError } from '../../../chat/bot-api/bot-api-errors.ts';
import type { BotServices } from '../../../chat/bot-services.ts';
import { isUpdateInHand } from '../../../chat/updates/bot-updates.ts';
import { all, type Db } from '../../../database/db.ts';
import { isWithinLast, LOST_ANSWER_SECONDS } from '../../../database/tables/within-last.ts';

export type VideoChannel = { chatId: string; title: string; ownerId: string };
/** `newestPost`: the number of the newest post that the bot has received. */
export type FollowedChannel = VideoChannel & { newestPost: number | null };
/** A channel with the numbers of its matched and unmatched videos; `isLost`: the bot has no rights there. */
export type ChannelCounts = VideoChannel & { used: number; unmatched: number; isLost: boolean };

/** Registers a channel; false when it already was. */
export async function addVideoChannel(db: Db, { chatId, title, ownerId }: VideoChannel): Promise<boolean> {
  const row = { title, owner_id: ownerId, lost_at: null, checked_at: sql<Date>`now()` };
  const { isNew } = await db
    .insertInto('video_channel')
    .values({ chat_id: chatId, ...row })
    .onConflict((taken) => taken.column('chat_id').doUpdateSet(row))
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirstOrThrow();
  return isNew;
}

/** Unregisters a channel; its videos stay. Returns its title, undefined when it was not registered. */
export async function removeVideoChannel(db: Db, chatId: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('video_channel')
    .where('chat_id', '=', chatId)
    .returning('title')
    .executeTakeFirst();
  return row?.title;
}

export async function findVideoChannel(db: Db, chatId: string): Promise<FollowedChannel | undefined> {
  return db
    .selectFrom('video_channel')
    .select(['chat_id as chatId', 'title', 'owner_id as ownerId', 'newest_post as newestPost'])
    .where('chat_id', '=', chatId)
    .executeTakeFirst();
}

/**
 * The registered channel of a post. Updates of two chats are handled beside each other: while one of an owner's from before the
 * post is in hand, which may register the channel, the post waits.
 */
export async function findChannelOfPost(
  { db, ownerIds }: Pick<BotServices, 'db' | 'ownerIds'>,
  { chatId, updateId }: { chatId: number; updateId: number },
): Promise<FollowedChannel | undefined> {
  const find = () => findVideoChannel(db, String(chatId));
  const known = await find();
  if (known) return known;
  const mayBeRegistered = await isUpdateInHand(db, { chats: ownerIds, before: updateId });
  const channel = await find();
  if (channel || !mayBeRegistered) return channel;
  throw new UpdateWaitsError('an owner may be registering its channel');
}

/** True if a channel was registered just now. */
export async function isJustAdded(db: Db, chatId: string): Promise<boolean> {
  const rows = await all(db)`
    select from video_channel where chat_id = ${chatId} and ${isWithinLast(sql`added_at`, LOST_ANSWER_SECONDS)}`;
  return rows.length > 0;
}

/** Notes that a channel has a post of this number. */
export async function noteNewestPost(db: Db, chatId: string, number: number): Promise<void> {
  await sql`update video_channel set newest_post = ${number}
    where chat_id = ${chatId} and coalesce(newest_post, 0) < ${number}`.execute(db);
}

/** All channels, in the order that they came. */
export async function listVideoChannels(db: Db): Promise<ChannelCounts[]> {
  return all<ChannelCounts>(db)`
    select chat_id as "chatId", title, owner_id as "ownerId", lost_at is not null as "isLost",
      (select count(*)::int from video_post join video on video.post_id = video_post.id
        where video_post.chat_id = channel.chat_id and video.position = 0) as used,
      (select count(*)::int from video_post
        where video_post.chat_id = channel.chat_id and state = 'unmatched') as unmatched
    from video_channel as channel order by added_at, chat_id`;
}
