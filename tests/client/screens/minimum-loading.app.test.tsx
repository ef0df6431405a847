import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openApp } from '../support/open-app.tsx';
import { stubLayout } from '../support/stub-layout.ts';
import { title, titles } from '../support/title-fixtures.ts';

/* Minimum displayed loading time 300 ms on list and genre pages (behaviour 9.4). */

const MINIMUM_MS = 300;

const ANSWERS = {
  'GET /api/get_top': [title(1)],
  'GET /api/get_list/*': titles(3),
  'GET /api/get_generi/*': [{ genere: 'Noir', copertina: null }],
  'GET /api/get_genere/*': titles(3),
  'GET /api/content_in_list/*': {},
};

type App = Awaited<ReturnType<typeof openApp>>;
const press = async ({ user }: App, name: string) => {
  const [link] = await screen.findAllByRole('link', { name });
  await user.click(link ?? document.body);
};

/** Each page, with the way there from the home. */
const PAGES: [path: string, go: (app: App) => Promise<void>][] = [
  [
    '/list/liste',
    async (app) => {
      await press(app, 'Liste');
      await press(app, 'mostra tutti');
    },
  ],
  ['/generi', (app) => press(app, 'Generi')],
  [
    '/genere/Noir',
    async (app) => {
      await press(app, 'Generi');
      await press(app, 'Noir');
    },
  ],
];

type Look = { at: number; path: string; isLoading: boolean; items: number };

/** Records what every change of the page leaves readable. */
function watchPage(): Look[] {
  const looks: Look[] = [];
  const observer = new MutationObserver(() =>
    looks.push({
      at: performance.now(),
      path: location.pathname,
      isLoading: screen.queryAllByText('Loading...').length > 0,
      items: document.querySelectorAll('main [role=listitem] a').length,
    }),
  );
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return looks;
}

async function expectLoadingFirst(looks: Look[]): Promise<void> {
  const here = () => looks.filter(({ path }) => path === location.pathname);
  const firstItems = () => here().findIndex(({ items, isLoading }) => items > 0 && !isLoading);
  const start = () => here().findIndex(({ isLoading, items }) => isLoading && items === 0);
  await waitFor(() => expect(firstItems()).toBeGreaterThan(start()));
  const before = here().slice(start(), firstItems());
  expect(start()).toBeGreaterThanOrEqual(0);
  expect(before.filter(({ isLoading, items }) => !isLoading || items > 0)).toEqual([]);
  expect((here()[firstItems()]?.at ?? 0) - (before[0]?.at ?? 0)).toBeGreaterThanOrEqual(MINIMUM_MS);
}

beforeEach(() => stubLayout(640));

test.each(PAGES)(
  "%s says 'Loading...' for 300 ms before it shows an item, however it is opened",
  async (path, go) => {
    const looks = watchPage();
    const direct = await openApp(path, ANSWERS);
    await expectLoadingFirst(looks);
    direct.unmount();

    const app = await openApp('/home', ANSWERS);
    await screen.findByRole('heading', { level: 1, name: 'Titolo 1' });
    looks.length = 0;
    await go(app);
    await waitFor(() => expect(location.pathname).toBe(path));
    await expectLoadingFirst(looks);
  },
);

test('another genre in place starts again, and says so for 300 ms', async () => {
  await openApp('/genere/Noir', ANSWERS);
  await screen.findAllByRole('listitem');
  const looks = watchPage();
  // Navigates by the router, as a link on the page would.
  act(() => {
    history.pushState({ idx: 1, key: 'another' }, '', '/genere/Dramma');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Genere: Dramma' })).toBeVisible();
  await expectLoadingFirst(looks);
});
