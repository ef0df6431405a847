import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { premiumRequest, urlOf } from '../../../src/client/calls/requests.ts';
import { SCREEN_REQUESTS } from '../../../src/client/calls/screen-requests.ts';
import { findByPath } from '../../../src/client/routes.ts';
import { openApp } from '../support/open-app.tsx';
import { pathsOfRoutes } from '../support/route-paths.ts';
import { stubLayout } from '../support/stub-layout.ts';
import { title, titles } from '../support/title-fixtures.ts';

const ANSWERS = {
  'GET /api/*': titles(3),
  'GET /api/get_content/7': title(7, { generi: 'Crime' }),
  'GET /api/random/*': title(3),
};

beforeEach(() => stubLayout(640));

/** An early response that no screen asks for is lost without a word, and asked for twice. */
test.each(
  pathsOfRoutes({
    'content-view/:id': ['7'],
    'genere/:genere': ['Rock & Roll'],
    'list/:list': ['liste'],
  }),
)('%s makes each of the requests that the early start sends for it', async (path) => {
  const route = findByPath(SCREEN_REQUESTS, path);
  if (!route) throw new Error(`no requests at ${path}`);
  const { first, below = [], next } = route.entry('42', decodeURIComponent(route.part));
  const response = route.part === '7' ? ANSWERS['GET /api/get_content/7'] : titles(3);
  const early = [...first, ...below, ...(next?.(response) ?? []), premiumRequest('42')];
  const { server } = await openApp(path, ANSWERS);
  const made = () => server.calls.map(({ path, query }) => asUrl(path, query));
  await waitFor(() => {
    for (const request of early) expect(made()).toContain(sorted(urlOf(request)));
  });
  for (const request of early) expect(made().filter((url) => url === sorted(urlOf(request)))).toHaveLength(1);
});

const asUrl = (path: string, query: Record<string, string>) =>
  sorted(`${path}?${new URLSearchParams(query)}`);

/** Equal for equal requests, however they are encoded. */
function sorted(url: string): string {
  const { pathname, searchParams } = new URL(url, location.href);
  searchParams.sort();
  return `${decodeURIComponent(pathname)}?${searchParams}`;
}
