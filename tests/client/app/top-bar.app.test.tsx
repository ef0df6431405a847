import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { StubResponses } from '../calls/fake-server.ts';
import { openApp } from '../support/open-app.tsx';
import { stubLayout } from '../support/stub-layout.ts';
import { title } from '../support/title-fixtures.ts';

const nothing: StubResponses = {
  'GET /api/get_top': [],
  'GET /api/get_list/*': [],
  'GET /api/get_generi/*': [],
  'GET /api/get_genere/*': [],
  'GET /api/top_contents/*': [],
  'GET /api/top_genres/*': [],
  'GET /api/get_last/*': [],
  'GET /api/random/*': title(1),
  'GET /api/get_years': [],
  'GET /api/filter_contents': [],
  'GET /api/get_custom_lists': [],
  'GET /api/get_content/7': title(7, { generi: null }),
  'GET /api/content_in_list/*': {},
};
const premium = { ...nothing, 'GET /api/check_premium_status': { isPremium: true } };
const navigation = () => screen.findByRole('navigation', { name: 'Sezioni' });
const shortcut = () => screen.queryByRole('link', { name: 'Ricerca premium' });

/**
 * Stubs the layout; returns a function that sets an element's distance from the top of the window, in pixels.
 */
function watchSight() {
  const watching = new Map<Element, IntersectionObserverCallback>();
  class Observer {
    #tell: IntersectionObserverCallback;
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell;
    }
    observe(element: Element) {
      watching.set(element, this.#tell);
    }
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return async (element: Element, top: number) => {
    const entry = { target: element, isIntersecting: top > 0, boundingClientRect: { top } };
    await waitFor(() => expect(watching.has(element)).toBe(true));
    act(() => watching.get(element)?.([entry as IntersectionObserverEntry], {} as IntersectionObserver));
  };
}

afterEach(() => vi.unstubAllGlobals());

test('the five section links have their paths', async () => {
  await openApp('/', nothing);
  const links = within(await navigation()).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/home'],
    ['Film', '/films'],
    ['Serie', '/series'],
    ['Liste', '/lists'],
    ['Generi', '/generi'],
  ]);
});

test.each([
  ['/', 'Home'],
  ['/home', 'Home'],
  ['/films', 'Film'],
  ['/series', 'Serie'],
  ['/lists', 'Liste'],
  ['/generi', 'Generi'],
])('at %s ‘%s’ is the current section, below the logo', async (path, name) => {
  await openApp(path, nothing);
  const current = within(await navigation()).getByRole('link', { current: 'page' });
  expect(current).toHaveTextContent(name);
  expect(screen.getByRole('link', { name: 'Vetrina' })).toHaveAttribute('href', '/home');
  expect(screen.queryByRole('button', { name: 'Indietro' })).toBeNull();
});

test.each([
  ['/list/liste', 'Lista', 'La mia lista'],
  ['/genere/Crime', 'Genere', 'Crime'],
  ['/content-view/7', 'Scheda', 'Titolo 7'],
])(
  'at %s a back button replaces the logo, and the page’s name appears once its heading is out of view',
  async (path, place, name) => {
    const scrolled = watchSight();
    await openApp(path, premium);
    const back = await screen.findByRole('button', { name: 'Indietro' });
    expect(back).toBeVisible();
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(back.nextElementSibling).toHaveTextContent(place);
    await scrolled(heading, -100);
    expect(back.nextElementSibling).toHaveTextContent(name);
    await scrolled(heading, 100);
    expect(back.nextElementSibling).toHaveTextContent(place);
    expect(screen.queryByRole('link', { name: 'Vetrina' })).toBeNull();
    expect(shortcut()).toBeNull();
  },
);

test('the premium search icon is shown to premium users only, and not on premium search itself', async () => {
  const { user } = await openApp('/home', premium);
  await waitFor(() => expect(shortcut()).toBeVisible());
  await user.click(shortcut() ?? document.body);
  await screen.findByRole('heading', { name: 'Ricerca' });
  expect(location.pathname).toBe('/premium-search');
  expect(shortcut()).toBeNull();
});

test('a trailing slash in the path hides it as well', async () => {
  const { server } = await openApp('/premium-search/', premium);
  await screen.findByRole('heading', { name: 'Ricerca' });
  await waitFor(() => expect(server.made('GET /api/check_premium_status')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(shortcut()).toBeNull();
});

test('without premium there is no icon, but the screen opens by its path', async () => {
  await openApp('/premium-search', nothing);
  await screen.findByRole('heading', { name: 'Ricerca' });
  expect(shortcut()).toBeNull();
});

test('pressing the current section scrolls to its top and requests nothing', async () => {
  stubLayout(640);
  const { server, user } = await openApp('/generi', {
    ...nothing,
    'GET /api/get_generi/*': [{ genere: 'Crime', copertina: null }],
  });
  await screen.findByRole('link', { name: /Crime/ });
  const callCount = server.calls.length;
  const { key } = history.state;
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await user.click(within(await navigation()).getByRole('link', { current: 'page' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(history.state.key).toBe(key);
  expect(server.calls).toHaveLength(callCount);
  scrollTo.mockRestore();
});

test('the logo and the name are the installation’s', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="application-name" content="Cineteca" /><meta name="app-logo" content="/logo.png" />',
  );
  await openApp('/home', nothing);
  const brand = await screen.findByRole('link', { name: 'Cineteca' });
  expect(brand.querySelector('img')).toHaveAttribute('src', '/logo.png');
});
