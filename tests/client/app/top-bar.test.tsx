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

/** Stands in for what can be seen: answers how to put an element's top so many pixels below the window's. */
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
  return (element: Element, top: number) => {
    const entry = { target: element, isIntersecting: top > 0, boundingClientRect: { top } };
    act(() => watching.get(element)?.([entry as IntersectionObserverEntry], {} as IntersectionObserver));
  };
}

afterEach(() => vi.unstubAllGlobals());

test('the five section links have their addresses', async () => {
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
])('at %s ‘%s’ is the current section, under the logo', async (path, name) => {
  await openApp(path, nothing);
  const current = within(await navigation()).getByRole('link', { current: 'page' });
  expect(current).toHaveTextContent(name);
  expect(screen.getByRole('link', { name: 'Vetrina' })).toHaveAttribute('href', '/home');
  expect(screen.queryByRole('button', { name: 'Indietro' })).toBeNull();
});

test.each([
  ['/list/liste', 'Lista', 'La mia lista'],
  ['/genere/Crime', '', 'Crime'],
  ['/content-view/7', 'Scheda', 'Titolo 7'],
])(
  'at %s a way back stands in the logo’s place, and the page’s name once its heading is gone',
  async (path, place, name) => {
    const scrolled = watchSight();
    await openApp(path, premium);
    const back = await screen.findByRole('button', { name: 'Indietro' });
    expect(back).toBeVisible();
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(back.nextElementSibling).toHaveTextContent(place);
    scrolled(heading, -100);
    expect(back.nextElementSibling).toHaveTextContent(name);
    scrolled(heading, 100);
    expect(back.nextElementSibling).toHaveTextContent(place);
    expect(screen.queryByRole('link', { name: 'Vetrina' })).toBeNull();
    expect(shortcut()).toBeNull();
  },
);

test('the premium search icon shows for premium people only, and not on the premium search itself', async () => {
  const { user } = await openApp('/home', premium);
  await waitFor(() => expect(shortcut()).toBeVisible());
  await user.click(shortcut() ?? document.body);
  await screen.findByRole('heading', { name: 'Ricerca' });
  expect(location.pathname).toBe('/premium-search');
  expect(shortcut()).toBeNull();
});

test('a trailing slash in the address hides it as well', async () => {
  const { server } = await openApp('/premium-search/', premium);
  await screen.findByRole('heading', { name: 'Ricerca' });
  await waitFor(() => expect(server.made('GET /api/check_premium_status')).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(shortcut()).toBeNull();
});

test('without premium there is no icon, but the screen opens by its address', async () => {
  await openApp('/premium-search', nothing);
  await screen.findByRole('heading', { name: 'Ricerca' });
  expect(shortcut()).toBeNull();
});

test('the current section pressed again shows its top, and asks for nothing anew', async () => {
  stubLayout(640);
  const { server, user } = await openApp('/generi', {
    ...nothing,
    'GET /api/get_generi/*': [{ genere: 'Crime', copertina: null }],
  });
  await screen.findByRole('link', { name: /Crime/ });
  const asked = server.calls.length;
  const { key } = history.state;
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  await user.click(within(await navigation()).getByRole('link', { current: 'page' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(history.state.key).toBe(key);
  expect(server.calls).toHaveLength(asked);
  scrollTo.mockRestore();
});

test('the logo and the name are the installation’s', async () => {
  document.head.innerHTML =
    '<meta name="application-name" content="Cineteca" /><meta name="app-logo" content="/logo.png" />';
  await openApp('/home', nothing);
  const brand = await screen.findByRole('link', { name: 'Cineteca' });
  expect(brand.querySelector('img')).toHaveAttribute('src', '/logo.png');
  document.head.innerHTML = '';
});
