import type { Message } from 'grammy/types';
import { channelTexts as words } from '../../../chat/texts/texts.ts';
import { all, type Db } from '../../../database/db.ts';
import type { SkippedKind } from '../posts.table.ts';
import { skippedKindOf } from '../video-file.ts';

/** Names that are listed. */
const LISTED = 10;

/** Notes a post that is not a video, for its owner's report; nothing for texts and pictures. */
export async function noteSkippedPost(
  db: Db,
  message: Message,
  { chatId, messageId, ownerId }: { chatId: string; messageId: number; ownerId: string },
): Promise<void> {
  const kind = skippedKindOf(message);
  if (!kind) return;
  const file_name = message.document?.file_name ?? '';
  await db
    .insertInto('skipped_post')
    .values({ chat_id: chatId, message_id: messageId, owner_id: ownerId, kind, file_name })
    .onConflict((known) => known.doNothing())
    .execute();
}

type Skipped = { chatId: string; messageId: number; kind: SkippedKind; name: string };
/** Posts of an owner that are not videos. */
export type UnreportedSkips = { ownerId: string; posts: Skipped[] };

/** Posts of each owner, once none came for `quietMs`. */
export async function findUnreportedSkips(
  db: Db,
  { quietMs }: { quietMs: number },
): Promise<UnreportedSkips[]> {
  return all<UnreportedSkips>(db)`
    select owner_id as "ownerId", json_agg(json_build_object(
      'chatId', chat_id, 'messageId', message_id, 'kind', kind, 'name', file_name) order by message_id) as posts
    from skipped_post
    group by owner_id having max(skipped_at) <= now() - make_interval(secs => ${quietMs / 1000})`;
}

/** Forgets posts whose owner was notified. */
export async function forgetSkips(db: Db, posts: readonly Skipped[]): Promise<void> {
  for (const { chatId, messageId } of posts)
    await db
      .deleteFrom('skipped_post')
      .where('chat_id', '=', chatId)
      .where('message_id', '=', messageId)
      .execute();
}

/** The number of posts of each kind that are not films, with the names of the first files. */
export function skippedPostsText(posts: readonly Skipped[]): string {
  const kinds = [...new Set(posts.map(({ kind }) => kind))];
  const counts = kinds.map((kind) => words.skippedOf[kind](posts.filter((one) => one.kind === kind).length));
  const names = posts.filter(({ kind, name }) => kind === 'document' && name !== '').map(({ name }) => name);
  return words.skipped(counts, names.slice(0, LISTED));
}
