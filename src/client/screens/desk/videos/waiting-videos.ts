import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type * as v from 'valibot';
import {
  getTitlesForVideo,
  getVideosOfGroup,
  getWaitingVideos,
  type ShownGroups,
  type VideoAnswer,
} from '../../../../contract/desk/videos.ts';
import { refetchOnReturn } from '../../../calls/retries.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { changePages, DESK_KEY, deskPagesQuery } from '../desk-query.ts';

const TABLE_KEY = [DESK_KEY, 'videos', 'table'];
const GROUP_KEY = [DESK_KEY, 'videos', 'group'];

export type TablePage = v.InferOutput<typeof getWaitingVideos.answer>;
type GroupPage = v.InferOutput<typeof getVideosOfGroup.answer>;

/** A part of the table, page by page; fetched each time it is shown, since the chat may have changed it. */
export function waitingVideosQuery(show: ShownGroups) {
  const query = deskPagesQuery([...TABLE_KEY, show], (after, signal) =>
    sendRequest(getWaitingVideos, { query: { show, ...after }, signal }),
  );
  return { ...query, refetchOnWindowFocus: refetchOnReturn };
}

export function videosOfGroupQuery(post: number) {
  return infiniteQueryOptions({
    queryKey: [...GROUP_KEY, post],
    queryFn: ({ pageParam, signal }) =>
      sendRequest(getVideosOfGroup, { params: { post }, query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ more }, _all, page) => (more ? page + 1 : undefined),
    staleTime: 0,
  });
}

/** The titles that a waiting video may be. */
export function titlesForVideoQuery(post: number) {
  return queryOptions({
    queryKey: [DESK_KEY, 'videos', 'titles', post],
    queryFn: ({ signal }) => sendRequest(getTitlesForVideo, { params: { post }, signal }),
  });
}

/** Takes videos that wait again out of the ignored ones. */
export function removeIgnored(queries: QueryClient, posts: readonly number[]): Promise<void> {
  return changePages<TablePage>(queries, [...TABLE_KEY, 'ignored'], (page) => ({
    ...page,
    groups: page.groups.filter(({ post }) => !posts.includes(post)),
  }));
}

/** Takes answered videos out of the table, before the server knows of it. */
export async function removeAnswered(queries: QueryClient, answers: readonly VideoAnswer[]): Promise<void> {
  const gone = new Set(answers.map(({ post }) => post));
  const groups = new Set(answers.filter(({ isOne }) => !isOne).map(({ post }) => post));
  await Promise.all([
    changePages<TablePage>(queries, TABLE_KEY, (page) => ({
      ...page,
      groups: page.groups.filter(({ post, posts }) => !(posts === 1 ? gone : groups).has(post)),
    })),
    changePages<GroupPage>(queries, GROUP_KEY, (page) => ({
      ...page,
      videos: page.videos.filter(({ post }) => !gone.has(post)),
    })),
  ]);
}
