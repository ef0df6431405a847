import { sql } from 'kysely';
import { saveVideoAndNotify } from '../../../../src/server/modules/videos/save-video.ts';
import { ANNA, BRUNO } from '../../support/test-bot.ts';
import { anna, calls, happens, owner, presses, says } from '../support/people.ts';
import type { Scenario, World } from '../support/scenario.ts';

const filmHasVideo = ({ db, films }: World) =>
  saveVideoAndNotify(db, { titleId: films[0] ?? 0 }, { kind: 'video', fileId: 'v1' });

async function seriesHasEpisodes({ db, series }: World): Promise<void> {
  for (const episode of [1, 2])
    await saveVideoAndNotify(
      db,
      { titleId: series[0] ?? 0, episode: { season: 1, episode } },
      { kind: 'video', fileId: `e${episode}` },
    );
}

const plays = (from: number) =>
  calls(from, 'POST /api/play_content', ({ films }) => ({ user_id: String(from), content_id: films[0] }));
const film = ({ films }: World) => ({ content_id: films[0] });
const reports = anna('report', (world) => ({ ...film(world), episode: null, kind: 'audio', note: null }));

export const playback: Record<string, Scenario> = {
  'a film is played': {
    given: filmHasVideo,
    acts: [plays(ANNA)],
    isSo: {
      'one play is counted': ({ films }) => sql`select from title join title_stats on title_id = id
        where id = ${films[0]} and visualizzazioni = 1`,
    },
    told: { [ANNA]: [/sendVideo/] },
  },
  'a video is refused for another reason than itself': {
    async given(world) {
      await filmHasVideo(world);
      world.messenger.refuses = (method) => (method === 'sendVideo' ? 'BUTTON_DATA_INVALID' : undefined);
    },
    acts: [plays(ANNA)],
    isSo: { 'the video is not lost': () => sql`select from video where lost_at is null` },
  },
  'a film is played by two': { given: filmHasVideo, acts: [plays(ANNA), plays(BRUNO)] },
  'a film without a video is played': { acts: [plays(ANNA)] },
  'a film is played from its card': {
    given: filmHasVideo,
    acts: [presses(ANNA, ({ films }) => `play:${films[0]}`)],
  },
  'a series is played': {
    given: seriesHasEpisodes,
    acts: [
      calls(ANNA, 'POST /api/play_content', ({ series }) => ({
        user_id: String(ANNA),
        content_id: series[0],
      })),
    ],
  },
  'an episode is played': {
    given: seriesHasEpisodes,
    acts: [presses(ANNA, ({ series }) => `episode:${series[0]}:1:2`)],
  },
  'the search is opened': {
    acts: [calls(ANNA, 'POST /api/search_content', { user_id: String(ANNA) })],
  },
  'a title is searched in the chat': { given: filmHasVideo, acts: [says(ANNA, 'Film 1')] },
  'the chat is started': { acts: [says(BRUNO, '/start')] },
  'the bot is blocked': {
    given: filmHasVideo,
    acts: [
      happens({
        my_chat_member: {
          chat: { id: ANNA, type: 'private', first_name: 'Anna' },
          from: { id: ANNA, is_bot: false, first_name: 'Anna' },
          date: 1,
          old_chat_member: { status: 'member', user: { id: 1, is_bot: true, first_name: 'Vetrina' } },
          new_chat_member: {
            status: 'kicked',
            until_date: 0,
            user: { id: 1, is_bot: true, first_name: 'Vetrina' },
          },
        },
      }),
    ],
  },
  'a film is marked as watched': {
    acts: [anna('watched', (world) => ({ ...film(world), episode: null, isWatched: true, watchedAt: null }))],
  },
  'a season is marked as watched': {
    given: seriesHasEpisodes,
    acts: [
      anna('watched/season', ({ series }) => ({
        content_id: series[0],
        season: 1,
        isWatched: true,
        watchedAt: null,
      })),
    ],
  },
  'a problem is reported': { given: filmHasVideo, acts: [reports] },
  'a problem is reported in the chat': {
    given: filmHasVideo,
    acts: [
      presses(ANNA, async ({ db, films }) => {
        const { id } = await db.selectFrom('video').select('id').executeTakeFirstOrThrow();
        return `reportof:${films[0]}:0:0:${id}:1`;
      }),
    ],
  },
  'a reported problem is solved': {
    given: filmHasVideo,
    acts: [
      reports,
      owner('reports/settle', async ({ db }) => {
        const { id } = await db.selectFrom('report').select('id').executeTakeFirstOrThrow();
        return { ids: [Number(id)], state: 'resolved' };
      }),
    ],
  },
};
