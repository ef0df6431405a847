import type * as v from 'valibot';
import { type ApiCall, buildCallPath } from '../../contract/api-call.ts';
import { type checkPremiumStatus, PREMIUM_PATH } from '../../contract/auth.ts';
import { type getContent, type getRandom, RANDOM_PATH, TITLE_PATH } from '../../contract/content.ts';
import {
  GENRE_INDEX_PAGE_SIZE,
  GENRE_PAGE_SIZE,
  GENRE_PATH,
  GENRES_PATH,
  type getGenreContents,
  type getGenres,
} from '../../contract/genres.ts';
import { findHero } from '../../contract/hero-image.ts';
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
  type getLast,
  HOME_PATH,
  LATEST_PATH,
  RANKED_GENRES,
  RANKING_DAYS,
  RANKING_PATH,
  type topContents,
  type topContentsOfGenre,
} from '../../contract/rankings.ts';
import type { TitleType } from '../../contract/request-schemas.ts';
import { isStaticList, STATIC_LISTS, type StaticList } from '../../contract/static-lists.ts';
import { genresOf } from '../../contract/title-genres.ts';
import { pathSegments } from '../lib/navigation/path.ts';

/** URLs of the GETs with which a screen opens. */
export type ScreenRequests = {
  /** Those of what is in view. */
  first: readonly string[];
  /** Those of what is below: they wait for a response to the first ones, so as not to share the line with them. */
  below?: readonly string[];
  /** Those that the first response calls for. */
  next?: (response: unknown) => readonly string[];
};

/** The requests of the screen at this path, by the person's id; undefined for an unknown path. */
export function findScreenRequests(path: string): ((userId: string) => ScreenRequests) | undefined {
  const [screen = 'home', encoded = '', deeper] = pathSegments(path);
  if (deeper) return undefined;
  const part = decodeURIComponent(encoded);
  switch (part ? `${screen}/` : screen) {
    case 'home':
      return (userId) => ({
        first: [HOME_PATH],
        next: (titles) => bannerRequests(titles, userId),
      });
    case 'films':
      return () => titlesOfType('film');
    case 'series':
      return () => titlesOfType('serie');
    case 'lists':
      return lists;
    case 'list/':
      // Custom lists are requested only after the premium call has answered true.
      return (userId) => ({ first: isStaticList(part) ? [listPage(part, userId)] : [] });
    case 'generi':
      return (userId) => ({ first: [genres(userId, GENRE_INDEX_PAGE_SIZE)] });
    case 'genere/':
      return (userId) => ({ first: [genrePage(part, userId)] });
    case 'content-view/':
      return (userId) => title(part, userId);
    case 'premium-search':
      return (userId) => ({ first: [genres(userId, 0)] });
    default:
      return undefined;
  }
}

function titlesOfType(type: TitleType): ScreenRequests {
  const [ranking = '', ...others] = RANKING_DAYS.map((days) =>
    urlOf<typeof topContents>(RANKING_PATH, { type, days }, {}),
  );
  const genreRankings = RANKED_GENRES[type].map((genre) =>
    urlOf<typeof topContentsOfGenre>(
      GENRE_RANKING_PATH,
      { type },
      { interval: `${GENRE_RANKING_DAYS}`, genre },
    ),
  );
  return {
    first: [ranking, urlOf<typeof getLast>(LATEST_PATH, { type }, {})],
    below: [...others, ...genreRankings, urlOf<typeof getRandom>(RANDOM_PATH, { type }, {})],
  };
}

function lists(userId: string): ScreenRequests {
  const [first = '', ...below] = STATIC_LISTS.map((list) =>
    urlOf<typeof getList>(LIST_PATH, { list }, { 'user-id': userId }),
  );
  return { first: [first], below };
}

function title(part: string, userId: string): ScreenRequests {
  return {
    first: [urlOf<typeof getContent>(TITLE_PATH, { id: part }, { 'user-id': userId })],
    next: (response) => {
      const { id, generi } = { id: part, generi: null, ...findHero(response) };
      const [genre] = typeof generi === 'string' ? genresOf({ generi }) : [];
      return [
        ...STATIC_LISTS.map((list) => membership(id, list, userId)),
        ...(genre ? [genrePage(genre, userId)] : []),
      ];
    },
  };
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

/** What the home asks of the title in its banner. */
export function bannerRequests(titles: unknown, userId: string): string[] {
  const hero = findHero(titles);
  return hero ? [membership(hero.id, STATIC_LISTS[0], userId)] : [];
}

function membership(contentId: string | number, list: StaticList, userId: string): string {
  return urlOf<typeof contentInList>(MEMBERSHIP_PATH, { contentId }, { user_id: userId, list_name: list });
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
