import type { QueryClient } from '@tanstack/react-query';
import { homeCarousels } from '../features/titles/home/home-carousels.ts';
import { cachedHomeTitlesQuery } from '../features/titles/home/use-home-titles.ts';
import { isHomePath, pathToTitle, SEARCHED_WORDS } from '../lib/navigation/path.ts';
import { signInQuery } from '../session/sign-in.ts';

/** True if the early start has drawn the very home that the app is about to render. */
export function isHomeDrawn(queries: QueryClient): boolean {
  const user = queries.getQueryData(signInQuery().queryKey);
  // A press of the browser's buttons may have changed the path.
  if (!window.drawnHome || !isHomePath(location.pathname) || typeof user !== 'object') return false;
  if (new URLSearchParams(location.search).has(SEARCHED_WORDS)) return false;
  const options = queries.defaultQueryOptions(cachedHomeTitlesQuery(user.userId));
  const { data: titles = [] } = queries.getQueryCache().build(queries, options).state;
  const expected = homeCarousels(titles)
    .slice(0, window.drawnHome.rows)
    .flatMap((row) => row.titles.map(({ id, titolo }) => `${pathToTitle(id)} ${titolo}`));
  const drawn = [...document.querySelectorAll('main li a')].map(
    (link) => `${link.getAttribute('href')} ${link.querySelector('img')?.alt ?? link.textContent}`,
  );
  return (
    document.querySelector('main h1')?.textContent === titles[0]?.titolo && String(drawn) === String(expected)
  );
}
