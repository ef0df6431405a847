import { QueryClient } from '@tanstack/react-query';
import { AppRoot } from '@telegram-apps/telegram-ui';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import * as v from 'valibot';
import { HOME_CAROUSEL_SIZE, HOME_CAROUSELS } from '../../contract/home-carousels.ts';
import { type Title, titleSchema } from '../../contract/titles.ts';
import { homeTitlesQuery } from '../calls/catalogue.ts';
import { type SignInResult, signInQuery } from '../session/sign-in.ts';
import cover from '../ui/images/cover.module.css';
import { App } from './app.tsx';
import { AppRoutes } from './router.tsx';

/** The index of the first row's slide without a cover, which has different markup. */
const WITHOUT_COVER = 1;

/**
 * The home that the app renders first, as markup without titles: `early-start` fills it in, and the app attaches itself to it.
 * Its pictures have no addresses: the browser would fetch them.
 */
export function prerenderHome(): string {
  simulateBrowser();
  const queries = new QueryClient();
  // The early start removes the link to one's own page if the server has none.
  const user: SignInResult = { userId: '', extensions: { preparesShares: false } };
  queries.setQueryData(signInQuery().queryKey, () => user);
  const count = 1 + HOME_CAROUSELS.length * HOME_CAROUSEL_SIZE;
  queries.setQueryData(
    homeTitlesQuery().queryKey,
    Array.from({ length: count }, (_, index) => blankTitle(index)),
  );
  const markup = renderToString(
    <App queries={queries}>
      <StaticRouter location="/home">
        <AppRoutes />
      </StaticRouter>
    </App>,
  );
  queries.clear();
  if (markup.includes('<!--$!-->')) throw new Error('the home does not render without a browser');
  return markup
    .replace('data-platform=', `${rootClasses()} data-platform=`)
    .replaceAll(/ (src|srcset|sizes|href)="[^"]*\?"/gi, '');
}

/** Globals that rendering reads from the browser. */
function simulateBrowser(): void {
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
  if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { userAgent: '' } });
}

/** The class that the UI kit adds on Apple's devices, and that of a cover with its picture. */
function rootClasses(): string {
  const classes =
    renderToStaticMarkup(<AppRoot platform="ios" appearance="light" />).match(/[\w-]*tgui-\w+/g) ?? [];
  const [, ios] = classes;
  if (classes.length !== 2) throw new Error(`the UI kit's root has other classes: ${classes.join(' ')}`);
  return `data-ios="${ios}" data-shown="${cover['shown']}"`;
}

function blankTitle(index: number): Title {
  const copertina = index === 1 + WITHOUT_COVER ? null : '?';
  const nothingElse = v.parse(titleSchema, { id: `${index}?`, copertina });
  return { ...nothingElse, titolo: '' };
}
