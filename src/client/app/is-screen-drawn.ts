import type { QueryClient } from '@tanstack/react-query';
import { titleQuery } from '../calls/catalogue.ts';
import { homeCarousels } from '../features/titles/home/home-carousels.ts';
import { cachedHomeTitlesQuery } from '../features/titles/home/use-home-titles.ts';
import type { DrawnScreen } from '../lib/launch/drawn-screen.ts';
import { isHomePath, pathToTitle, SEARCHED_WORDS } from '../lib/navigation/path.ts';
import { hasBackButton } from '../messenger/back-button.ts';
import { findByPath } from '../routes.ts';
import { signInQuery } from '../session/sign-in.ts';
import { LAZY_SCREENS } from './lazy-screens.ts';

/** True if the early start has drawn the very screen that the app is about to render. */
export function isScreenDrawn(queries: QueryClient): boolean {
  const user = queries.getQueryData(signInQuery().queryKey);
  const { drawnScreen } = window;
  if (!drawnScreen || typeof user !== 'object') return false;
  return drawnScreen.title
    ? isTitleDrawn(queries, user.userId, drawnScreen.title)
    : isHomeDrawn(queries, user.userId, drawnScreen);
}

function isHomeDrawn(queries: QueryClient, userId: string, { rows }: DrawnScreen): boolean {
  // A press of the browser's buttons may have changed the path.
  if (!isHomePath(location.pathname)) return false;
  if (new URLSearchParams(location.search).has(SEARCHED_WORDS)) return false;
  const options = queries.defaultQueryOptions(cachedHomeTitlesQuery(userId));
  const { data: titles = [] } = queries.getQueryCache().build(queries, options).state;
  const expected = homeCarousels(titles)
    .slice(0, rows)
    .flatMap((row) => row.titles.map(({ id, titolo }) => `${pathToTitle(id)} ${titolo}`));
  const drawn = [...document.querySelectorAll('main li a')].map(
    (link) => `${link.getAttribute('href')} ${link.querySelector('img')?.alt ?? link.textContent}`,
  );
  return (
    document.querySelector('main h1')?.textContent === titles[0]?.titolo && String(drawn) === String(expected)
  );
}

function isTitleDrawn(queries: QueryClient, userId: string, drawn: Record<string, string>): boolean {
  const path = 'content-view/:id';
  const route = findByPath({ [path]: LAZY_SCREENS[path] }, location.pathname);
  if (!route?.entry.isLoaded()) return false;
  const title = queries.getQueryData(titleQuery(decodeURIComponent(route.part), userId).queryKey);
  const isSlim = document.querySelector('header > nav') === null;
  return (
    title !== undefined &&
    isSlim === hasBackButton() &&
    Object.entries(drawn).every(([field, text]) => text === String(Reflect.get(title, field) ?? ''))
  );
}
