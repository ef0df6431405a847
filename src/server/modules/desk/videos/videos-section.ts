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
import { titleToAnswer, titlesToAnswers } from '../../catalogue/title-to-answer.ts';
import { searchTitles } from '../../search/search-titles.ts';
import { findUnmatchedVideo } from '../../videos/unmatched/assign-videos.ts';
import { offersFor } from '../../videos/unmatched/offers-for-video.ts';
import { removeEmptyTitles, takeBackVideos } from '../../videos/unmatched/take-back-videos.ts';
import {
  type AfterGroup,
  type Likelihood,
  type ShownGroups,
  countGroups,
  countWaitingGroups,
  groupRowsAfter,
} from '../../videos/unmatched/unmatched-groups.ts';
import type { DeskContext } from '../register-desk-call.ts';
import type { DeskSection } from '../section.ts';
import { settleAll } from './settle-all.ts';
import { channelTexts } from '../../../chat/texts/texts.ts';
import type { Title } from '../../catalogue/title.ts';
import { findTitlesIncludingHidden } from '../../catalogue/titles.ts';
import { isNamedGroup, isOwnGroup, reasonOfGroup } from '../../videos/matching/video-group.ts';
import {
  type VideoPost,
  findVideoPostById,
  findVideoPosts,
  nameOfVideo,
} from '../../videos/posts/video-posts.ts';
import { offeredTitleOf } from '../../videos/unmatched/title-of-videos.ts';
import { postsOfGroup } from '../../videos/unmatched/video-groups.ts';

/** Groups of a page, and videos of an opened group. */
const PAGE = 40;

/** The parts of a row. */
type Row = {
  post: VideoPost;
  posts: number;
  key: string;
  likelihood: Likelihood;
  candidateId: number | null | undefined;
};

/** A page of the table. */
async function pageOfGroups(
  desk: DeskContext,
  { show, after }: { show: ShownGroups; after?: string | undefined },
) {
  const groups = await groupRowsAfter(desk.db, { show, after: placeOf(after), limit: PAGE });
  const posts = await findVideoPosts(
    desk.db,
    groups.map(({ firstPost }) => firstPost),
  );
  const rows = groups.flatMap(({ firstPost, ...group }) => {
    const post = posts.get(firstPost);
    return post ? [{ ...group, post }] : [];
  });
  const last = groups.length === PAGE ? groups.at(-1) : undefined;
  return { groups: await toRows(desk, rows), next: last ? `${last.posts}.${last.firstPost}` : null };
}

/** The videos of the group that a post is in, page by page. */
async function pageOfVideos(desk: DeskContext, postId: number, page: number) {
  const first = await findVideoPostById(desk.db, postId);
  if (!first || first.state === 'kept') throw notFound('waiting video');
  const { groupKey: key = '', state } = first;
  const ids = key === '' ? [postId] : await postsOfGroup(desk.db, key, { state });
  const posts = await findVideoPosts(desk.db, ids.slice((page - 1) * PAGE, page * PAGE));
  const rows = [...posts.values()].map((post) => ({
    post,
    posts: 1,
    key,
    likelihood: 'other' as const,
    candidateId: post.candidateId,
  }));
  return { videos: await toRows(desk, rows), more: ids.length > page * PAGE };
}

async function toRows(desk: DeskContext, rows: readonly Row[]) {
  const candidates = rows.flatMap(({ candidateId }) => candidateId ?? []);
  const titles = await findTitlesIncludingHidden(desk.db, candidates);
  return Promise.all(rows.map((row) => rowOf(desk, row, titles)));
}

async function rowOf(
  { db, images }: DeskContext,
  { post, posts, key, likelihood, candidateId }: Row,
  titles: ReadonlyMap<number, Title>,
) {
  const reason = reasonOfGroup(key);
  // A group of short or nameless videos has a title for each of them, if any.
  const isOneTitles = posts === 1 || isNamedGroup(key);
  const guess = isOneTitles && typeof candidateId === 'number' ? titles.get(candidateId) : undefined;
  const isOwn = isOwnGroup(key);
  const isMade = isOwn ? posts === 1 : likelihood === 'unknown';
  const made = isMade && !guess ? await offeredTitleOf(db, [post.id]) : undefined;
  return {
    post: post.id,
    posts,
    name: nameOfVideo(post),
    reason: reason ? channelTexts.groupReasons[reason] : null,
    seconds: post.seconds ?? null,
    likelihood,
    guess: guess ? titleToAnswer(guess, images.allowedHosts) : null,
    newName: made ? newTitleName(made) : null,
    isEach: isOwn && posts > 1,
  };
}

function placeOf(after: string | undefined): AfterGroup | undefined {
  const [posts, firstPost] = (after ?? '').split('.').map(Number);
  return posts !== undefined && firstPost !== undefined ? { posts, firstPost } : undefined;
}

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
    onChange(settleVideos, ({ body }, desk) => settleAll(desk, body));
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
