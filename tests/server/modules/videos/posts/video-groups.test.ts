import { beforeEach, describe, expect, it } from 'vitest';
import { editTitle } from '../../../../../src/server/modules/catalogue/editing/edit-titles.ts';
import { bringVideo } from '../../../support/bring-video.ts';
import { OWNER } from '../../../support/test-bot.ts';
import { addTestTitles } from '../../../support/test-titles.ts';
import { CHANNEL, follow, LONG, sent, texts, useChannelBot } from './support/channel-bot.ts';

const server = await useChannelBot();
beforeEach(follow);

const bring = (fileName: string, more: { caption?: string; seconds?: number } = {}) =>
  bringVideo(server, fileName, { ...more, chatId: CHANNEL });

/** Ignores the latest video. */
async function ignore(): Promise<void> {
  const latest = server.db.selectFrom('video_post').select('id').orderBy('id', 'desc');
  const { id } = await latest.executeTakeFirstOrThrow();
  await server.press(`ignore:${id}:0:0:0`, OWNER);
}
const states = async () => {
  const rows = await server.db.selectFrom('video_post').select('state').orderBy('id').execute();
  return rows.map(({ state }) => state).join();
};
describe('an ignored video', () => {
  it('has later ones of its name ignored, unless the owner sends one in person', async () => {
    await bring('Vacanze a Rimini.mkv');
    await ignore();
    await bring('Vacanze.a.Rimini.mkv');
    expect(await states()).toBe('ignored,ignored');
    await server.send(
      {
        video: { file_id: 'f', file_unique_id: 'x', file_name: 'Vacanze a Rimini.mkv', duration: 6000 },
        forward_origin: { type: 'hidden_user', date: 0, sender_user_name: 'x' },
      },
      OWNER,
    );
    expect(await states()).toBe('ignored,ignored,unmatched');
  });

  it('a group of a name without a year has later videos ignored that are about as long', async () => {
    await bring('Vacanze a Rimini.mkv', { seconds: 6000 });
    await ignore();
    await bring('Vacanze a Rimini.mkv', { seconds: 6200 });
    await bring('Vacanze a Rimini.mkv', { seconds: 4800 });
    expect(await states()).toBe('ignored,ignored,unmatched');
  });

  it('a group of a name with a year has videos of any length ignored', async () => {
    await bring('Vacanze a Rimini (1999).mkv', { seconds: 6000 });
    await ignore();
    await bring('Vacanze a Rimini (1999).mkv', { seconds: 4800 });
    expect(await states()).toBe('ignored,ignored');
  });

  it('without a title in its name says nothing of later ones', async () => {
    await bring('Film 1 (2001) - Trailer.mp4', { seconds: 100 });
    await ignore();
    await bring('Film 4 (2001) - Trailer.mp4');
    expect(await states()).toBe('ignored,unmatched');
  });
});

describe('added and changed titles', () => {
  const rematched = async (state: string) => {
    // Simulates some seconds without another change.
    await server.db
      .updateTable('setting')
      .set({ value: '2020-01-01 00:00:00+00' })
      .where('key', '=', 'catalogue.changed')
      .execute();
    await expect.poll(async () => (await server.run('unmatched videos'), states()), LONG).toBe(state);
  };

  it('match their unmatched videos by themselves', async () => {
    await bring('Matrix.Resurrections.2021.mkv');
    await bring('Il nome nuovo.mkv');
    expect(await states()).toBe('unmatched,unmatched');
    await addTestTitles(server.db, [{ name: 'Matrix Resurrections', releaseDate: '2021-12-16' }]);
    await rematched('kept,unmatched');
    const [id = 0] = await addTestTitles(server.db, [{ name: 'Il nome vecchio', releaseDate: '2001-01-01' }]);
    await editTitle(server.db, id, { altri_titoli: ['Il nome nuovo'] });
    await server.db.deleteFrom('setting').where('key', '=', 'videos.rematched').execute();
    await rematched('kept,kept');
    await server.run('posts');
  });

  it('match even ignored videos, and cause no questions while nothing changes', async () => {
    await bring('Terminator.mkv');
    await ignore();
    await bring('Film 1 (2001) - Trailer.mp4', { seconds: 100 });
    await ignore();
    await addTestTitles(server.db, [{ name: 'Terminator', releaseDate: '1984-10-26' }]);
    await rematched('kept,ignored');
    server.api.calls.splice(0);
    await server.run('unmatched videos');
    expect(sent()).toEqual([]);
  });
});

it('a video that is too short is shown with its length and the title', async () => {
  await addTestTitles(server.db, [{ name: 'Quarto potere', releaseDate: '1941-05-01', duration: 119 }]);
  await bring('Quarto potere (1941).mkv', { seconds: 720 });
  const { id } = await server.db.selectFrom('video_post').select('id').executeTakeFirstOrThrow();
  await server.press(`video:${id}:0:0`, OWNER);
  expect(texts().at(-1)).toContain('File: Quarto potere (1941).mkv\nDura 12 min, il titolo 119 min');
});
