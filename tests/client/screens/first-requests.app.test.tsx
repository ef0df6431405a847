import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
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

test.each(
  pathsOfRoutes({
    'content-view/:id': ['7'],
    'genere/:genere': ['Rock & Roll'],
    'list/:list': ['liste'],
  }),
)('%s makes each of its calls once', async (path) => {
  const { server } = await openApp(path, ANSWERS);
  const made = () => server.calls.map(({ path, query }) => asUrl(path, query));
  await waitFor(() => expect(made().length).toBeGreaterThan(1));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(made()).toEqual([...new Set(made())]);
});

const asUrl = (path: string, query: Record<string, string>) =>
  sorted(`${path}?${new URLSearchParams(query)}`);

/** Equal for equal requests, however they are encoded. */
function sorted(url: string): string {
  const { pathname, searchParams } = new URL(url, location.href);
  searchParams.sort();
  return `${decodeURIComponent(pathname)}?${searchParams}`;
}
