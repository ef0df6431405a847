import { channelTexts } from '../../../chat/texts/texts.ts';
import { notFound } from '../../../http/api-error.ts';
import { newTitleName } from '../../catalogue/editing/add-new-title.ts';
import type { Title } from '../../catalogue/title.ts';
import { titleToAnswer } from '../../catalogue/title-to-answer.ts';
import { findTitlesIncludingHidden } from '../../catalogue/titles.ts';
import { isNamedGroup, isOwnGroup, reasonOfGroup } from '../../videos/matching/video-group.ts';
import {
  findVideoPostById,
  findVideoPosts,
  nameOfVideo,
  type VideoPost,
} from '../../videos/posts/video-posts.ts';
import { offeredTitleOf } from '../../videos/unmatched/title-of-videos.ts';
import {
  type AfterGroup,
  groupRowsAfter,
  type Likelihood,
  type ShownGroups,
} from '../../videos/unmatched/unmatched-groups.ts';
import { postsOfGroup } from '../../videos/unmatched/video-groups.ts';
import type { DeskContext } from '../register-desk-call.ts';

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
export async function pageOfGroups(
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
export async function pageOfVideos(desk: DeskContext, postId: number, page: number) {
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
