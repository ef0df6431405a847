import type * as v from 'valibot';
import { type ApiCall, buildCallPath } from '../../contract/api-call.ts';
import { type checkPremiumStatus, PREMIUM_PATH } from '../../contract/auth.ts';
import { type getContent, TITLE_PATH } from '../../contract/content.ts';
import {
  GENRE_INDEX_PAGE_SIZE,
  GENRE_PAGE_SIZE,
  GENRE_PATH,
  GENRES_PATH,
  type getGenreContents,
  type getGenres,
} from '../../contract/genres.ts';
import {
  type contentInList,
  type getList,
  LIST_PAGE_SIZE,
  LIST_PATH,
  MEMBERSHIP_PATH,
} from '../../contract/lists.ts';
import {
  type getLast,
  HOME_PATH,
  LATEST_PATH,
  RANKING_PATH,
  type topContents,
} from '../../contract/rankings.ts';
import type { TitleType } from '../../contract/request-schemas.ts';
import { isStaticList, STATIC_LISTS } from '../../contract/static-lists.ts';
import { pathSegments } from '../lib/navigation/path.ts';

/** Builds the URLs of a screen's first GETs, those of what is in view when it opens. */
export type FirstRequests = (userId: string) => readonly string[];

/** The first requests of the screen at this path; undefined for an unknown path. */
export function findFirstRequests(path: string): FirstRequests | undefined {
  const [screen = 'home', encoded = '', deeper] = pathSegments(path);
  if (deeper) return undefined;
  const part = decodeURIComponent(encoded);
  switch (part ? `${screen}/` : screen) {
    case 'home':
      return () => [HOME_PATH];
    case 'films':
      return () => rankingAndLatest('film');
    case 'series':
      return () => rankingAndLatest('serie');
    case 'lists':
      return (userId) => [urlOf<typeof getList>(LIST_PATH, { list: STATIC_LISTS[0] }, { 'user-id': userId })];
    case 'list/':
      // Custom lists are requested only after the premium call has answered true.
      return (userId) => (isStaticList(part) ? [listPage(part, userId)] : []);
    case 'generi':
      return (userId) => [genres(userId, GENRE_INDEX_PAGE_SIZE)];
    case 'genere/':
      return (userId) => [genrePage(part, userId)];
    case 'content-view/':
      return (userId) => [urlOf<typeof getContent>(TITLE_PATH, { id: part }, { 'user-id': userId })];
    case 'premium-search':
      return (userId) => [genres(userId, 0)];
    default:
      return undefined;
  }
}

function rankingAndLatest(type: TitleType): string[] {
  const ranking = urlOf<typeof topContents>(RANKING_PATH, { type, days: 365 }, {});
  return [ranking, urlOf<typeof getLast>(LATEST_PATH, { type }, {})];
}

function listPage(list: string, userId: string): string {
  const query = { 'user-id': userId, page: '1', perPage: `${LIST_PAGE_SIZE}` };
  return urlOf<typeof getList>(LIST_PATH, { list }, query);
}

function genrePage(genre: string, userId: string): string {
  const query = { 'user-id': userId, page: '1', perPage: `${GENRE_PAGE_SIZE}` };
  return urlOf<typeof getGenreContents>(GENRE_PATH, { genre }, query);
}

function genres(userId: string, limit: number): string {
  return urlOf<typeof getGenres>(GENRES_PATH, { offset: 0 }, { 'user-id': userId, limit: `${limit}` });
}

/** What the bar asks on every screen. */
export function premiumRequest(userId: string): string {
  return urlOf<typeof checkPremiumStatus>(PREMIUM_PATH, {}, { 'user-id': userId });
}

/** What the home's banner asks of its title. */
export function bannerRequest(contentId: string | number, userId: string): string {
  const query = { user_id: userId, list_name: STATIC_LISTS[0] };
  return urlOf<typeof contentInList>(MEMBERSHIP_PATH, { contentId }, query);
}

/** A call's URL, from its path alone: the early start has no room for the call's schemas. */
function urlOf<C extends ApiCall>(
  path: C['path'],
  params: v.InferInput<C['params']>,
  query: v.InferInput<C['query']> & Record<string, string>,
): string {
  const search = String(new URLSearchParams(query));
  return buildCallPath({ path }, params) + (search && `?${search}`);
}
