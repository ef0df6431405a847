import type * as v from 'valibot';
import { type ApiCall, buildCallPath } from '../../contract/api-call.ts';
import { type checkPremiumStatus, PREMIUM_PATH } from '../../contract/auth.ts';
import {
  type contentInList,
  type getList,
  LIST_PAGE_SIZE,
  LIST_PATH,
  MEMBERSHIP_PATH,
} from '../../contract/lists.ts';
import {
  GENRE_RANKING_DAYS,
  GENRE_RANKING_PATH,
  type getHomeContents,
  type getLast,
  HOME_PATH,
  LATEST_PATH,
  RANKING_PATH,
  type RankingDays,
  type topContents,
  type topContentsOfGenre,
} from '../../contract/rankings.ts';
import type { TitleType } from '../../contract/request-schemas.ts';
import type { StaticList } from '../../contract/static-lists.ts';
import {
  type getContent,
  type getRandom,
  RANDOM_PATH,
  TITLE_PATH,
  type TitleId,
} from '../../contract/titles.ts';

/*
 * The first requests of screens, each written once: the early start sends them, by their paths alone, since it has
 * no room for the calls' schemas; the queries send the same, and so find its responses.
 */

/** A GET request, by its call's path and query. */
export type GetRequest<C extends ApiCall = ApiCall> = {
  path: C['path'];
  params: v.InferInput<C['params']>;
  query: QueryOf<C>;
};

type QueryOf<C extends ApiCall> = v.InferInput<C['query']> & Record<string, string>;

/** @param path the call's path alone: the call itself would bring its schemas along */
export function get<C extends ApiCall>(
  path: C['path'],
  params: v.InferInput<C['params']>,
  query: QueryOf<C>,
): GetRequest<C> {
  return { path, params, query };
}

export const homeRequest = get<typeof getHomeContents>(HOME_PATH, {}, {});

export const rankingRequest = (type: TitleType, days: RankingDays) =>
  get<typeof topContents>(RANKING_PATH, { type, days }, {});

export const genreRankingRequest = (type: TitleType, genre: string) =>
  get<typeof topContentsOfGenre>(GENRE_RANKING_PATH, { type }, { interval: `${GENRE_RANKING_DAYS}`, genre });

export const latestTitlesRequest = (type: TitleType) => get<typeof getLast>(LATEST_PATH, { type }, {});

export const randomTitleRequest = (type: TitleType) => get<typeof getRandom>(RANDOM_PATH, { type }, {});

export const titleRequest = (id: TitleId, userId: string) =>
  get<typeof getContent>(TITLE_PATH, { id }, { 'user-id': userId });

/** All titles of a list. */
export const listRequest = (list: string, userId: string) =>
  get<typeof getList>(LIST_PATH, { list }, { 'user-id': userId });

export const listPageRequest = (list: string, userId: string, page: number) =>
  get<typeof getList>(LIST_PATH, { list }, pageQuery(userId, page, LIST_PAGE_SIZE));

/** @param page counts from 1 */
export function pageQuery(userId: string, page: number, size: number) {
  return { 'user-id': userId, page: `${page}`, perPage: `${size}` };
}

export const membershipRequest = (titleId: TitleId, list: StaticList, userId: string) =>
  get<typeof contentInList>(MEMBERSHIP_PATH, { contentId: titleId }, { user_id: userId, list_name: list });

export const premiumRequest = (userId: string) =>
  get<typeof checkPremiumStatus>(PREMIUM_PATH, {}, { 'user-id': userId });

/** The request's URL, the key of its early response. */
export function urlOf({ path, params, query }: GetRequest): string {
  const search = String(new URLSearchParams(query));
  return buildCallPath({ path }, params) + (search && `?${search}`);
}
