import { fieldOf } from '../../contract/field-of.ts';
import { GENRE_INDEX_PAGE_SIZE } from '../../contract/genres.ts';
import { findHero } from '../../contract/hero-image.ts';
import { RANKED_GENRES, RANKING_DAYS } from '../../contract/rankings.ts';
import type { TitleType } from '../../contract/request-schemas.ts';
import { isStaticList, STATIC_LISTS } from '../../contract/static-lists.ts';
import { genresOf } from '../../contract/title-genres.ts';
import { BOTTOM_MARGIN } from '../lib/scroll/bottom-margin.ts';
import type { EarlyRoutePath } from '../routes.ts';
import { genrePageRequest, genresRequest } from './genre-requests.ts';
import {
  type GetRequest,
  genreRankingRequest,
  homeRequest,
  latestTitlesRequest,
  listPageRequest,
  listRequest,
  membershipRequest,
  randomTitleRequest,
  rankingRequest,
  titleRequest,
} from './requests.ts';

declare global {
  interface Window {
    /** Left in the page by the inline script, so that the first bundle does without the calls of grids. */
    screenRequests?: typeof SCREEN_REQUESTS;
  }
}

/** The GETs with which a screen opens. */
export type ScreenRequests = {
  /** Requests for the part in view. */
  first: readonly GetRequest[];
  /**
   * Requests for the part below: they wait for a response to the first ones, so as not to share the line with them.
   */
  below?: readonly GetRequest[];
  /** Requests that depend on the first response. */
  next?: (response: unknown) => readonly GetRequest[];
};

/** The requests of a screen as it opens, by the user's id and the path's parameter. */
export const SCREEN_REQUESTS: Record<EarlyRoutePath, (userId: string, part: string) => ScreenRequests> = {
  home: (userId) => ({ first: [homeRequest], next: (titles) => bannerRequests(titles, userId) }),
  films: () => requestsOfType('film'),
  series: () => requestsOfType('serie'),
  lists: requestsOfLists,
  // Custom lists are requested only after the premium call has answered true.
  'list/:list': (userId, list) => ({
    first: isStaticList(list) ? [listPageRequest(list, userId, 1)] : [],
  }),
  generi: requestsOfGenres,
  'genere/:genere': (userId, genre) => ({ first: [genrePageRequest(genre, userId, 1)] }),
  'content-view/:id': requestsOfTitle,
  'premium-search': (userId) => ({ first: [genresRequest(userId, 0)] }),
};

/** The requests of the home's banner, from the home's response. */
export function bannerRequests(titles: unknown, userId: string): GetRequest[] {
  const hero = findHero(titles);
  return hero ? [membershipRequest(hero.id, STATIC_LISTS[0], userId)] : [];
}

function requestsOfType(type: TitleType): ScreenRequests {
  return {
    first: [rankingRequest(type, 365), latestTitlesRequest(type), rankingRequest(type, 1)],
    below: [
      ...RANKING_DAYS.slice(2).map((days) => rankingRequest(type, days)),
      ...RANKED_GENRES[type].map((genre) => genreRankingRequest(type, genre)),
      randomTitleRequest(type),
    ],
  };
}

function requestsOfLists(userId: string): ScreenRequests {
  const lists = STATIC_LISTS.map((list) => listRequest(list, userId));
  return { first: lists.slice(0, 1), below: lists.slice(1) };
}

function requestsOfGenres(userId: string): ScreenRequests {
  const size = GENRE_INDEX_PAGE_SIZE;
  return {
    first: [genresRequest(userId, size)],
    next: (genres) =>
      Array.isArray(genres) && genres.length >= size && isBottomNear(size)
        ? [genresRequest(userId, size, size)]
        : [],
  };
}

/** The next page is due after so many genres. The skeleton in their place has more cells. */
function isBottomNear(count: number): boolean {
  const bottoms = [...document.querySelectorAll('[data-covers] > *')].map(
    (cell) => cell.getBoundingClientRect().bottom,
  );
  const unused = Math.max(0, ...bottoms) - (bottoms[count - 1] ?? 0);
  return document.documentElement.scrollHeight - unused - innerHeight <= BOTTOM_MARGIN;
}

function requestsOfTitle(userId: string, part: string): ScreenRequests {
  return {
    first: [titleRequest(part, userId)],
    next: (response) => {
      const title = findHero(response);
      const generi = fieldOf(title, 'generi');
      const [genre] = typeof generi === 'string' ? genresOf({ generi }) : [];
      return [
        ...STATIC_LISTS.map((list) => membershipRequest(title?.id ?? part, list, userId)),
        ...(genre ? [genrePageRequest(genre, userId, 1)] : []),
      ];
    },
  };
}
