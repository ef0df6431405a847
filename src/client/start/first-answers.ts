import type { QueryKey } from '@tanstack/react-query';
import type { TitleType } from '../../contract/request-schemas.ts';
import {
  fetchHomeTitles,
  fetchLatestTitles,
  fetchRanking,
  fetchTitle,
  homeTitlesQuery,
  latestTitlesQuery,
  rankingQuery,
  titleQuery,
} from '../calls/catalogue.ts';
import { fetchFirstGenres, genrePagesQuery } from '../calls/genres.ts';
import { ofVisit } from '../calls/paginated-query.ts';
import { findByPath, type RoutePath } from '../routes.ts';

/** An answer on its way, and the key under which the query cache takes it over. */
export type FirstAnswer = { queryKey: QueryKey; answer: Promise<unknown> };

type Ask = (userId: string, part: string) => FirstAnswer[];

/** Asks for a screen's first view, at most three calls; the others follow React's first render. */
const FIRST_VIEW: Partial<Record<RoutePath, Ask>> = {
  home: () => [{ queryKey: homeTitlesQuery().queryKey, answer: fetchHomeTitles() }],
  films: () => firstRows('film'),
  series: () => firstRows('serie'),
  generi: (userId) => [
    { queryKey: ofVisit(genrePagesQuery(userId)).queryKey, answer: fetchFirstGenres(userId) },
  ],
  'content-view/:id': (userId, id) => [
    { queryKey: titleQuery(id, userId).queryKey, answer: fetchTitle(id, userId) },
  ],
};

function firstRows(type: TitleType): FirstAnswer[] {
  return [
    { queryKey: rankingQuery(type, 365).queryKey, answer: fetchRanking(type, 365) },
    { queryKey: latestTitlesQuery(type).queryKey, answer: fetchLatestTitles(type) },
    { queryKey: rankingQuery(type, 1).queryKey, answer: fetchRanking(type, 1) },
  ];
}

/** Sends what the first view of the screen at this path needs. */
export function askForFirstView(userId: string, pathname: string): FirstAnswer[] {
  const found = findByPath(FIRST_VIEW, pathname);
  const answers = found?.entry(userId, found.part) ?? [];
  // The screen, which takes the answer over, gets the failure.
  for (const { answer } of answers) answer.catch(() => undefined);
  return answers;
}
