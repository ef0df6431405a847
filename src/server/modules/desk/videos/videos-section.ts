import {
  getTitlesForVideo,
  getVideosOfGroup,
  getWaitingVideos,
  searchDeskTitles,
  settleVideos,
  takeBackVideos as takeBackCall,
} from '../../../../contract/desk/videos.ts';
import { notFound } from '../../../http/api-error.ts';
import { newTitleName } from '../../catalogue/editing/add-new-title.ts';
import { titlesToAnswers } from '../../catalogue/title-to-answer.ts';
import { searchTitles } from '../../search/search-titles.ts';
import { findUnmatchedVideo } from '../../videos/unmatched/assign-videos.ts';
import { offersFor } from '../../videos/unmatched/offers-for-video.ts';
import { removeEmptyTitles, takeBackVideos } from '../../videos/unmatched/take-back-videos.ts';
import { countGroups, countWaitingGroups } from '../../videos/unmatched/unmatched-groups.ts';
import type { DeskContext } from '../register-desk-call.ts';
import type { DeskSection } from '../section.ts';
import { settleAll } from './settle-all.ts';
import { pageOfGroups, pageOfVideos } from './video-rows.ts';

const RESULTS = 8;

/** 'Da abbinare': videos whose title is uncertain. */
export const videosSection: DeskSection = {
  path: 'da-abbinare',
  role: 'helper',
  countWaiting: ({ db }) => countWaitingGroups(db),
  register(on, onChange) {
    on(getWaitingVideos, async ({ query }, desk) => ({
      ...(await pageOfGroups(desk, query)),
      counts: await countGroups(desk.db),
    }));
    on(getVideosOfGroup, async ({ params, query }, desk) => pageOfVideos(desk, params.post, query.page));
    on(getTitlesForVideo, async ({ params }, desk) => titlesForVideo(desk, params.post));
    on(searchDeskTitles, async ({ query: { words } }, { db, images }) => {
      const found = await searchTitles(db, words, RESULTS, 'people');
      return {
        titles: titlesToAnswers(
          found.map(({ title }) => title),
          images.allowedHosts,
        ),
      };
    });
    onChange(settleVideos, ({ body }, desk) => settleAll(desk, body.answers));
    onChange(takeBackCall, async ({ body }, { db, record }) => {
      const { videos, titles } = await record((transaction) => takeBackVideos(transaction, body));
      // Follows the transaction: writers of the catalogue lock it before its titles.
      await removeEmptyTitles(db, titles);
      return { videos };
    });
  },
};

/** The titles that the chat's question about a video offers. */
async function titlesForVideo(desk: DeskContext, postId: number) {
  const post = await findUnmatchedVideo(desk, postId);
  if (!post) throw notFound('waiting video');
  const { titles, tmdb, made } = await offersFor(desk, post);
  return {
    titles: titlesToAnswers(titles, desk.images.allowedHosts),
    tmdb: tmdb ? { type: tmdb.series ? 'serie' : 'film', id: tmdb.id, name: tmdb.name } : null,
    newName: made ? newTitleName(made) : null,
  };
}
