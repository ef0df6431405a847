import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { findMainVideo } from '../../../support/find-main-video.ts';
import { dataOf } from '../../../support/inline-keyboard.ts';
import { ANNA, OWNER } from '../../../support/test-bot.ts';
import {
  edited,
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

describe('a video that is posted after another of the same title', () => {
  beforeEach(follow);
  const message = async () => (await findMainVideo(server.db, { titleId: film() })) as { messageId: number };
  /** Waits for the report whose text matches. */
  const report = async (text: RegExp) => {
    await sql`update video set replaced_at = replaced_at - interval '1 minute'`.execute(server.db);
    await server.run('posts');
    return sent().find((one) => text.test(String(one['text'])));
  };
  beforeEach(async () => {
    await server.bring(post(5, video('Film.1.2001.1080p.iTA.mkv')));
    await server.bring(post(6, video('Film.1.2001.1080p.iTA.PROPER.mkv')));
  });

  it('replaces it, and the owner is notified and can keep the earlier one', async () => {
    expect(await message()).toMatchObject({ messageId: 6 });
    const replaced = await report(/^Sostituiti/);
    expect(replaced).toMatchObject({
      chat_id: OWNER,
      text: 'Sostituiti:\n• Film 1, ora «Film.1.2001.1080p.iTA.PROPER.mkv», al posto di «Film.1.2001.1080p.iTA.mkv»',
    });
    const keep = dataOf(replaced, 'Tieni quello di prima: Film 1');
    await server.press(keep, ANNA);
    expect(await message()).toMatchObject({ messageId: 6 });
    await server.press(keep, OWNER);
    await server.press(keep, OWNER);
    expect(await message()).toMatchObject({ messageId: 5 });
    expect(server.api.of('answerCallbackQuery').slice(-2)).toMatchObject([
      { text: 'Va bene, per Film 1 vale di nuovo il video di prima.' },
      { text: 'Questo cambio non c’è più.' },
    ]);
    server.api.calls.splice(0);
    expect(await report(/^Sostituiti/)).toBeUndefined();
  });

  it('gives way to it again when it is deleted, or edited into another title', async () => {
    await server.bring(edited(6, video('Film 2 (2001).mkv')));
    expect(await message()).toMatchObject({ messageId: 5 });
    expect(await report(/^Il video più nuovo/)).toMatchObject({
      text: expect.stringContaining('• Film 1 (2001)'),
    });
    await server.bring(post(7, video('Film 1 (2001).mkv')));
    await server.bring(edited(7, { photo: [] }));
    expect(await message()).toMatchObject({ messageId: 5 });
  });

  it('stays when the earlier post is edited, which is not restored afterwards', async () => {
    await server.bring(edited(5, video('Film.1.2001.1080p.iTA.mkv', 'Film 1 (2001)')));
    expect(await message()).toMatchObject({ messageId: 6 });
    await server.bring(edited(5, { photo: [] }));
    await server.bring(edited(6, { photo: [] }));
    expect(await findMainVideo(server.db, { titleId: film() })).toBeUndefined();
  });

  it('gives way to it when it is lost, and the person gets the earlier one', async () => {
    const description = 'Bad Request: message to copy not found';
    server.api.fail('copyMessage', { error_code: 400, description });
    await server.press(`play:${film()}`, ANNA);
    const copied = () => server.api.of('copyMessage').map(({ message_id }) => message_id);
    await expect.poll(copied, LONG).toEqual([6, 5]);
    expect(await report(/^Il video più nuovo/)).toBeDefined();
    expect(texts().join()).not.toContain('Non si trovano più');
  });

  it('a replacement is shown when a video is added by hand, with a way back', async () => {
    await server.say(`/sorgente ${film()} https://films.example/2`, OWNER);
    const undo = dataOf(sent().at(-1), 'Annulla');
    expect(texts().at(-1)).toContain('video sostituito');
    await server.press(undo, OWNER);
    expect(await message()).toMatchObject({ messageId: 6 });
  });
});
