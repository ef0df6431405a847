import { describe, expect, it } from 'vitest';
import { findMainVideo } from '../../../support/find-main-video.ts';
import { buttonsOf } from '../../../support/inline-keyboard.ts';
import { ANNA, OWNER } from '../../../support/test-bot.ts';
import {
  CHANNEL,
  film,
  follow,
  LONG,
  post,
  sent,
  texts,
  useChannelBot,
  video,
} from './support/channel-bot.ts';

const server = await useChannelBot();

const member = (status: string, from = OWNER, chat: object = {}) => ({
  my_chat_member: {
    chat: { id: CHANNEL, type: 'channel', title: 'Archivio', ...chat },
    from: { id: from, is_bot: false, first_name: 'X' },
    date: 0,
    old_chat_member: { status: 'left' },
    new_chat_member: { status },
  },
});
const shared = (chat_id: unknown = CHANNEL) => ({
  chat_shared: { request_id: 1, chat_id, title: 'Archivio' },
});
const channels = () => server.db.selectFrom('video_channel').selectAll().execute();
const added = /^Fatto: da ora abbino i video di «Archivio»/;

describe('an owner who makes the bot an administrator of a channel', () => {
  it('begins to follow it, and reads so with the next steps', async () => {
    await server.bring(member('administrator'));
    await expect.poll(texts, LONG).toEqual([expect.stringMatching(added)]);
    expect(buttonsOf(sent().at(-1)).map(({ text }) => text)).toEqual([
      'Leggi anche i post di prima: «Archivio»',
      'Non seguire più «Archivio»',
    ]);
    await server.bring(post(34, video('Film 1 (2001).mkv')));
    expect(await findMainVideo(server.db, { titleId: film() })).toMatchObject({ messageId: 34 });
  });

  it('gets one message, whether the choice or the rights arrive first', async () => {
    await server.bring(member('administrator'));
    await server.send(shared(), OWNER);
    await expect.poll(texts, LONG).toEqual([expect.stringMatching(added)]);
    await server.db.deleteFrom('video_channel').execute();
    server.api.calls.splice(0);
    await server.send(shared(), OWNER);
    await server.bring(member('administrator'));
    await expect.poll(texts, LONG).toEqual([expect.stringMatching(added)]);
  });

  it('follows a channel without a name by its number', async () => {
    await server.bring(member('administrator', OWNER, { title: undefined }));
    expect(await channels()).toMatchObject([{ title: String(CHANNEL) }]);
  });
});

it('somebody else who adds the bot to a channel, or chooses one, changes nothing', async () => {
  await server.bring(member('administrator', ANNA));
  await server.send(shared(), ANNA);
  expect(await channels()).toEqual([]);
  expect(texts()).toEqual([]);
});

it('a chosen channel in which the bot is not an administrator is refused with the reason', async () => {
  server.api.fail('getChatMember', { error_code: 403, description: 'Forbidden: bot is not a member' });
  await server.send(shared(), OWNER);
  expect(texts()).toEqual([expect.stringMatching(/^In «Archivio» non sono amministratore/)]);
});

it('a choice without a chat is passed over', async () => {
  await server.send(shared('x'), OWNER);
  expect(await channels()).toEqual([]);
});

describe('a followed channel', () => {
  it.each(['left', 'kicked', 'member', 'restricted'])(
    'counts as lost when the bot becomes %s there, until it has its rights again',
    async (status) => {
      await follow();
      await server.bring(member(status, ANNA));
      expect(await channels()).toMatchObject([{ lost_at: expect.any(Date) }]);
      await server.say('/canale', OWNER);
      expect(texts().at(-1)).toContain('«Archivio»: non sono più amministratore');
      await server.bring(member('administrator', ANNA));
      expect(await channels()).toMatchObject([{ lost_at: null }]);
    },
  );

  it('comes up every ten minutes, since its loss may have passed unheard', async () => {
    await follow();
    await server.run('channel rights');
    expect(server.api.of('getChatMember')).toEqual([]);
    const longAgo = { checked_at: new Date(Date.now() - 11 * 60_000) };
    await server.db.updateTable('video_channel').set(longAgo).execute();
    server.api.fail('getChatMember', { error_code: 403, description: 'Forbidden: bot was kicked' });
    await server.run('channel rights');
    expect(await channels()).toMatchObject([{ lost_at: expect.any(Date) }]);
    await server.run('channel rights');
    expect(server.api.of('getChatMember')).toHaveLength(1);
  });
});
