import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { homeRows } from '../features/titles/home-rows.ts';
import { HomeSkeleton } from '../screens/home/home-skeleton.tsx';
import { UserProvider } from '../session/guard.tsx';
import shell from './shell.module.css';
import { TopBar } from './top-bar.tsx';

/** Rows that may be in sight in a large window. */
const ROWS = 2;

/**
 * What the app draws before any answer has come, as markup: the bar and the home's skeleton. The build renders it and
 * puts it into the page, where the early start shows it as soon as sign-in has been answered.
 */
export function launchShape(): string {
  const headings = homeRows([])
    .map(({ heading }) => heading)
    .slice(0, ROWS);
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location="/home">
        <UserProvider value={{ userId: '' }}>
          <TopBar />
          <div className={shell['main']}>
            <HomeSkeleton headings={headings} />
          </div>
        </UserProvider>
      </StaticRouter>
    </QueryClientProvider>,
  );
}
