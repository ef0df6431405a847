import { QueryClient } from '@tanstack/react-query';
import { AppRoot } from '@telegram-apps/telegram-ui';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import * as v from 'valibot';
import { HOME_CAROUSEL_SIZE, HOME_CAROUSELS } from '../../contract/home-carousels.ts';
import type { TitleType } from '../../contract/request-schemas.ts';
import { type Title, titleSchema } from '../../contract/titles.ts';
import { homeTitlesQuery, rankingQuery, titleQuery } from '../calls/catalogue.ts';
import { genrePagesQuery } from '../calls/genres.ts';
import { ofVisit } from '../calls/paginated-query.ts';
import { pathSegments, pathToTitle } from '../lib/navigation/path.ts';
import title from '../screens/title/title-screen.module.css';
import { type SignInResult, signInQuery } from '../session/sign-in.ts';
import { UserProvider } from '../session/use-user.ts';
import cover from '../ui/images/cover.module.css';
import { App } from './app.tsx';
import { LAZY_SCREENS } from './lazy-screens.ts';
import { AppRoutes } from './router.tsx';
import { TopBarView } from './top-bar.tsx';

/** The early start removes the parts that only our server has if this is another one. */
const USER = { userId: '', extensions: {} } satisfies SignInResult;

/** Everything that a title may have, each part in an element to be filled in. */
const WHOLE_TITLE = {
  banner: '?',
  trailer: '?v=1',
  type: 'serie',
  in_arrivo: 1,
  data_uscita: '2000',
  durata: '1',
  adult: 1,
  generi: '?',
  trama: '?',
};

/**
 * The home, a title's screen, films, series and the genres that the app renders first, as markup without titles: `early-start` fills them in, and the app
 * attaches itself to them. Their pictures have no addresses: the browser would fetch them.
 */
export async function prerenderScreens(): Promise<string> {
  simulateBrowser();
  for (const path of ['content-view/:id', 'films', 'series', 'generi'] as const)
    await LAZY_SCREENS[path].preload();
  const screens = [
    prerenderHome(),
    prerenderTitle(),
    prerenderRankings('/films', 'film'),
    prerenderRankings('/series', 'serie'),
    prerenderGenres(),
  ];
  return screens.join('').replaceAll(/ (src|srcset|sizes|href)="[^"]*\?"/gi, '');
}

/** The last slide of the first row, which is last in the order, has no cover and so different markup. */
function prerenderHome(): string {
  const count = 1 + HOME_CAROUSELS.length * HOME_CAROUSEL_SIZE;
  const titles = Array.from({ length: count }, (_, index) =>
    blankTitle(`${index}?`, { copertina: index === HOME_CAROUSEL_SIZE ? null : '?' }),
  );
  return prerender('/home', (queries) => queries.setQueryData(homeTitlesQuery().queryKey, titles));
}

/** With a ranking of a slide with a cover and one without; the other rows have placeholders. */
function prerenderRankings(path: string, type: TitleType): string {
  const titles = [blankTitle('0?', { copertina: '?' }), blankTitle('1?', {})];
  return prerender(path, (queries) => queries.setQueryData(rankingQuery(type, 365).queryKey, titles));
}

/** With a genre with a picture and one without. */
function prerenderGenres(): string {
  const items = ['?', null].map((copertina, index) => ({ genere: `${index}`, copertina }));
  const { queryKey } = ofVisit(genrePagesQuery(USER.userId), 'default');
  return prerender('/generi', (queries) =>
    queries.setQueryData(queryKey, { pages: [{ items, full: false }], pageParams: [1] }),
  );
}

/** With the bar in two lines and in one, of which the early start keeps one. */
function prerenderTitle(): string {
  const id = '0';
  const path = pathToTitle(id);
  const store = (queries: QueryClient) =>
    queries.setQueryData(titleQuery(id, USER.userId).queryKey, blankTitle(id, WHOLE_TITLE));
  const slimBar = prerender(
    path,
    store,
    <UserProvider value={USER}>
      <TopBarView slim />
    </UserProvider>,
  ).match(/<header.*<\/header>/)?.[0];
  return prerender(path, store).replace('</header>', `</header>${slimBar}`);
}

/** The app at this path, with what `store` puts into its cache. */
function prerender(path: string, store: (queries: QueryClient) => void, content: ReactNode = <AppRoutes />) {
  const queries = new QueryClient();
  queries.setQueryData(signInQuery().queryKey, () => USER);
  store(queries);
  const markup = renderToString(
    <App queries={queries}>
      <StaticRouter location={path}>{content}</StaticRouter>
    </App>,
  );
  queries.clear();
  if (markup.includes('<!--$!-->')) throw new Error(`${path} does not render without a browser`);
  return markup.replace(
    'data-platform=',
    `data-drawn="${pathSegments(path)[0]}" ${classes()} data-platform=`,
  );
}

/** Globals that rendering reads from the browser. */
function simulateBrowser(): void {
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { userAgent: '' } });
}

/** The classes that the UI kit's root has always, on Apple's devices and in the dark. */
export function kitClasses(): { always: string; ios: string; dark: string } {
  const ofRoot =
    renderToStaticMarkup(<AppRoot platform="ios" appearance="dark" />).match(/[\w-]*tgui-\w+/g) ?? [];
  const [always = '', ios = '', dark = ''] = ofRoot;
  if (ofRoot.length !== 3) throw new Error(`the UI kit's root has other classes: ${ofRoot.join(' ')}`);
  return { always, ios, dark };
}

/** The classes that the early start adds: the kit's, that of a cover with its picture, and that of a long heading. */
function classes(): string {
  const { ios, dark } = kitClasses();
  return `data-ios="${ios}" data-dark="${dark}" data-shown="${cover['shown']}" data-long="${title['long']}"`;
}

function blankTitle(id: string, fields: Record<string, unknown>): Title {
  return { ...v.parse(titleSchema, { id, ...fields }), titolo: '' };
}
