import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { filesOfPosts } from '../../../../src/server/modules/videos/former-bot/learn-files.ts';
import { findUnreported } from '../../../../src/server/modules/videos/posts/unreported-posts.ts';
import { addVideoChannel } from '../../../../src/server/modules/videos/posts/video-channels.ts';
import { takeOver } from '../../../../src/server/modules.ts';
import { bringVideo } from '../../support/bring-video.ts';
import { doDueWork } from '../../support/do-due-work.ts';
import { useOwnerBot } from '../../support/owner-bot.ts';
import { RefusedCall } from '../../support/stub-bot-api.ts';
import { OWNER } from '../../support/test-bot.ts';

const server = await useOwnerBot();
const { db, films } = server;
const CHANNEL = -1001;
const { work } = filesOfPosts({ first: 0, shortest: 0 });
const learn = () => doDueWork(work, { db, log: server.bot.services.log, bot: server.bot });
const replaceBot = () =>
  db.transaction().execute((transaction) => takeOver(transaction, { former: '1', bot: '2' }));
const film = (n: number) => films[n - 1] ?? 0;

/** The posts of the channel as the new bot sees them; others were deleted. */
const posts = new Map<number, object>();
beforeEach(async () => {
  posts.clear();
  for (const table of ['video', 'subtitle_file', 'video_post', 'due_work'] as const)
    await db.deleteFrom(table).execute();
  server.api.answer('forwardMessage', ({ chat_id, message_id }) => {
    const content = posts.get(Number(message_id));
    if (!content)
      throw new RefusedCall({ error_code: 400, description: 'Bad Request: message to forward not found' });
    return { message_id: 900, date: 0, chat: { id: chat_id, type: 'private' }, ...content };
  });
});

/** A film's video in the channel, and the number of its post. */
async function posted(n: number): Promise<number> {
  const id = await bringVideo(server, `Film ${n} (${2000 + (n % 5)}).mkv`);
  await sql`update video_post set thumbnail_id = ${`old-${n}`} where id = ${id}`.execute(db);
  await sql`update title set copertina = ${`/bot-file/old-${n}`} where id = ${film(n)}`.execute(db);
  const row = await db.selectFrom('video_post').select('message_id').where('id', '=', id).executeTakeFirst();
  return row?.message_id ?? 0;
}
const seenAnew = (n: number) => ({
  video: {
    file_id: `new-${n}`,
    file_unique_id: `u${n}`,
    width: 1,
    height: 1,
    duration: 6000,
    thumbnail: { file_id: `new-picture-${n}`, file_unique_id: 'p', width: 1, height: 1 },
  },
});
const start = () => server.say('/start', OWNER);
const stateOf = async (n: number) => {
  const { rows } = await sql<{ kind: string; isLost: boolean; cover: string }>`
    select kind, lost_at is not null as "isLost", copertina as cover
    from video join title on title.id = title_id where title_id = ${film(n)} and position = 0`.execute(db);
  return rows[0];
};

it('pictures and subtitles of posts are learned anew, once an owner has started the bot; deleted posts are lost', async () => {
  const [first, second] = [await posted(1), await posted(2)];
  const place = { chat_id: String(CHANNEL), message_id: 77, owner_id: String(OWNER) };
  const file = { file_id: 'old', file_unique_id: 's', file_name: 'a.srt', label: 'Italiano' };
  await db
    .insertInto('subtitle_file')
    .values({
      ...place,
      ...file,
      title_id: film(1),
      media_group: null,
      reply_to: null,
      told_at: null,
      lost_at: null,
      season: null,
      episode: null,
    })
    .execute();
  posts.set(first, seenAnew(1)).set(77, { document: { ...file, file_id: 'new' } });
  await start();
  await replaceBot();
  await learn();
  expect(server.api.of('forwardMessage')).toEqual([]);

  await start();
  await db
    .updateTable('due_work')
    .set({ next_attempt_at: new Date(0) })
    .execute();
  await learn();
  expect(await stateOf(1)).toEqual({ kind: 'message', isLost: false, cover: '/bot-file/new-picture-1' });
  expect(await stateOf(2)).toMatchObject({ kind: 'message', isLost: true });
  const [subtitles] = await db.selectFrom('subtitle_file').select(['file_id', 'lost_at']).execute();
  expect(subtitles).toEqual({ file_id: 'new', lost_at: null });
  expect(await db.selectFrom('due_work').selectAll().execute()).toEqual([]);
  expect(server.api.of('deleteMessage')).toHaveLength(2);
  expect((await findUnreported(db, 'lost')).map(({ titleId }) => titleId)).toEqual([film(2)]);
  expect(second).toBeGreaterThan(first);
});

it('what the messenger refuses for a while waits, and is asked for again when the bot administers the channel', async () => {
  const number = await posted(1);
  posts.set(number, seenAnew(1));
  await replaceBot();
  await start();
  server.api.fail('forwardMessage', { error_code: 429, description: 'Too Many Requests', retry_after: 30 });
  await learn();
  server.api.fail('forwardMessage', { error_code: 400, description: 'Bad Request: chat not found' });
  await db
    .updateTable('due_work')
    .set({ next_attempt_at: new Date(0) })
    .execute();
  await learn();
  const [waiting] = await db.selectFrom('due_work').select(['given_up_at', 'failures']).execute();
  expect(waiting).toEqual({ given_up_at: null, failures: 0 });

  await sql`update video set lost_at = now()`.execute(db);
  const chat = { id: CHANNEL, type: 'channel', title: 'Archivio' };
  const bot = { id: 1, is_bot: true, first_name: 'Vetrina' };
  const from = { id: OWNER, is_bot: false, first_name: 'Olga' };
  await server.bring({
    my_chat_member: {
      chat,
      from,
      date: 0,
      old_chat_member: { user: bot, status: 'left' },
      new_chat_member: { user: bot, status: 'administrator' },
    },
  });
  await learn();
  expect(await stateOf(1)).toMatchObject({ isLost: false, cover: '/bot-file/new-picture-1' });
});

it('a video that was sent comes back by its file, whatever its name is now; an earlier one in a channel takes its place meanwhile', async () => {
  await posted(3);
  const part = { title_id: film(3), kind: 'video' as const, file_id: 'old', file_unique_id: 'the-file' };
  await sql`update video set position = null, replaced_at = now()`.execute(db);
  const { id } = await db.insertInto('video').values(part).returning('id').executeTakeFirstOrThrow();
  await sql`update video set replaced_by = ${id} where id <> ${id}`.execute(db);
  const other = { ...part, title_id: film(4), file_unique_id: 'other-file' };
  await db.insertInto('video').values(other).execute();

  await replaceBot();
  const main = await db
    .selectFrom('video')
    .select(['title_id', 'kind', 'lost_at'])
    .where('position', '=', 0)
    .orderBy('title_id')
    .execute();
  expect(main).toMatchObject([
    { title_id: film(3), kind: 'message', lost_at: null },
    { title_id: film(4), kind: 'video', lost_at: expect.any(Date) },
  ]);

  await bringVideo(server, 'nothing known.mkv', { fileUniqueId: 'other-file' });
  expect(await stateOf(4)).toMatchObject({ kind: 'message', isLost: false });
});

it('a new bot asks at once for its rights in the channels', async () => {
  await addVideoChannel(db, { chatId: String(CHANNEL), title: 'Archivio', ownerId: String(OWNER) });
  server.api.fail('getChatMember', {
    error_code: 400,
    description: 'Bad Request: member list is inaccessible',
  });
  await server.run('channel rights');
  const lost = () => db.selectFrom('video_channel').select('lost_at').execute();
  expect(await lost()).toEqual([{ lost_at: null }]);
  await replaceBot();
  await server.run('channel rights');
  expect(await lost()).toEqual([{ lost_at: expect.any(Date) }]);
});
