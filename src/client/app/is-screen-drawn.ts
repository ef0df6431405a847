import type { QueryClient } from '@tanstack/react-query';
import type { TitleType } from '../../contract/request-schemas.ts';
import type { Title } from '../../contract/titles.ts';
import { latestTitlesQuery, rankingQuery, titleQuery } from '../calls/catalogue.ts';
import { homeCarousels } from '../features/titles/home/home-carousels.ts';
import { cachedHomeTitlesQuery } from '../features/titles/home/use-home-titles.ts';
import type { DrawnScreen } from '../lib/launch/drawn-screen.ts';
import { MAX_TITLES } from '../lib/launch/drawn-screen.ts';
import { pathToTitle, SEARCHED_WORDS } from '../lib/navigation/path.ts';
import { hasBackButton } from '../messenger/back-button.ts';
import { type EarlyRoutePath, findByPath, type RoutePath } from '../routes.ts';
import { signInQuery } from '../session/sign-in.ts';
import { LAZY_SCREENS } from './lazy-screens.ts';

type IsDrawn = (queries: QueryClient, userId: string, drawn: DrawnScreen, part: string) => boolean;

const IS_DRAWN: Partial<Record<EarlyRoutePath, IsDrawn>> = {
  home: isHomeDrawn,
  'content-view/:id': isTitleDrawn,
  films: (queries) => areRankingsDrawn(queries, 'film'),
  series: (queries) => areRankingsDrawn(queries, 'serie'),
  generi: (queries, userId) => areLinksDrawn(LAZY_SCREENS.generi.loaded()?.links(queries, userId)),
};

const CODE: Partial<Record<RoutePath, { loaded: () => unknown }>> = LAZY_SCREENS;

/** True if the early start has drawn the very screen that the app is about to render. */
export function isScreenDrawn(queries: QueryClient): boolean {
  const user = queries.getQueryData(signInQuery().queryKey);
  const { drawnScreen } = window;
  if (!drawnScreen || typeof user !== 'object') return false;
  // A press of the browser's buttons may have changed the path.
  const { entry: isDrawn, part = '' } = findByPath(IS_DRAWN, location.pathname) ?? {};
  const code = findByPath(CODE, location.pathname)?.entry;
  return (
    (!code || code.loaded() !== undefined) && isDrawn?.(queries, user.userId, drawnScreen, part) === true
  );
}

function isHomeDrawn(queries: QueryClient, userId: string, { rows }: DrawnScreen): boolean {
  const options = queries.defaultQueryOptions(cachedHomeTitlesQuery(userId));
  const { data: titles = [] } = queries.getQueryCache().build(queries, options).state;
  const shown = homeCarousels(titles).slice(0, rows);
  return (
    document.querySelector('main h1')?.textContent === titles[0]?.titolo &&
    areTitlesDrawn(shown.map((row) => row.titles))
  );
}

function areRankingsDrawn(queries: QueryClient, type: TitleType): boolean {
  const rows = [rankingQuery(type, 365), latestTitlesQuery(type), rankingQuery(type, 1)].map(
    ({ queryKey }) => queries.getQueryData<Title[]>(queryKey)?.slice(0, MAX_TITLES) ?? [],
  );
  return rows.every(({ length }) => length > 0) && areTitlesDrawn(rows);
}

const areTitlesDrawn = (rows: Title[][]) =>
  areLinksDrawn(rows.flat().map(({ id, titolo }) => `${pathToTitle(id)} ${titolo}`));

/** True if these links, and no others, are drawn, and nothing is searched in their place. */
function areLinksDrawn(expected: string[] = []): boolean {
  const drawn = [...document.querySelectorAll('main li a, main [role=listitem] a')].map(
    (link) => `${link.getAttribute('href')} ${link.querySelector('img')?.alt || link.textContent}`,
  );
  return (
    drawn.length > 0 &&
    !new URLSearchParams(location.search).has(SEARCHED_WORDS) &&
    String(drawn) === String(expected)
  );
}

function isTitleDrawn(queries: QueryClient, userId: string, { title: drawn }: DrawnScreen, part: string) {
  const title = queries.getQueryData(titleQuery(part, userId).queryKey);
  const isSlim = document.querySelector('header > nav') === null;
  return (
    title !== undefined &&
    drawn !== undefined &&
    isSlim === hasBackButton() &&
    Object.entries(drawn).every(([field, text]) => text === String(Reflect.get(title, field) ?? ''))
  );
}
