import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { httpClient } from '../calls/http-client.ts';
import { loadTexts } from '../languages/texts.ts';
import { setMetaTags } from '../lib/page-meta/meta-tags.ts';
import type { Platform } from '../messenger/theme/appearance.ts';
import { signInQuery } from '../session/sign-in.ts';
import { askForFirstView } from '../start/first-answers.ts';
import { App } from './app.tsx';
import { AppRoutes, preloadScreen } from './router.tsx';

/** A screen as React renders it first: its markup, and the query cache that it was rendered with. */
export type EarlyContent = { markup: string; state: (readonly [QueryKey, unknown])[] };

/** The screen's path, the bodies of its first view's calls by their paths, the page's meta tags, and the device. */
export type EarlyRequest = {
  pathname: string;
  answers: Readonly<Record<string, unknown>>;
  tags: Readonly<Record<string, string>>;
  platform: Platform;
};

/** Renders a screen before the browser does, for nobody in particular; undefined where it cannot. */
export async function renderEarly({
  pathname,
  answers,
  tags,
  platform,
}: EarlyRequest): Promise<EarlyContent | undefined> {
  await loadTexts(['app']);
  setMetaTags(tags);
  httpClient.defaults.adapter = async (config) => {
    const data = answers[config.url ?? ''];
    if (data === undefined) throw new Error('not answered here');
    return { data, status: 200, statusText: '', headers: {}, config };
  };
  await preloadScreen(pathname);
  const queries = new QueryClient();
  const first = askForFirstView('', pathname);
  await Promise.all(
    first.map(({ queryKey, answer }) =>
      queries.prefetchQuery({ queryKey, queryFn: () => answer, retry: false }),
    ),
  );
  const answered = queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  const state = answered.map((query) => [query.queryKey, query.state.data] as const);
  queries.setQueryData(signInQuery().queryKey, () => ({ userId: '', extensions: {} }));
  const markup = renderToString(
    <App queries={queries} early={platform}>
      <StaticRouter location={pathname}>
        <AppRoutes />
      </StaticRouter>
    </App>,
  );
  queries.clear();
  return markup.includes('<!--$!-->') ? undefined : { markup, state };
}
