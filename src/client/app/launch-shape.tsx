import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { STATIC_LISTS } from '../../contract/lists.ts';
import { LIST_HEADINGS } from '../features/lists/list-names.ts';
import { homeRows } from '../features/titles/home-rows.ts';
import ranking from '../features/titles/ranking-row.module.css';
import { ContentSkeleton } from '../screens/content/content-skeleton.tsx';
import { HomeSkeleton } from '../screens/home/home-skeleton.tsx';
import lists from '../screens/lists/lists-screen.module.css';
import { UserProvider } from '../session/guard.tsx';
import { GridSkeleton } from '../ui/grid-skeleton.tsx';
import { RowSkeleton } from '../ui/row-skeleton.tsx';
import { ScreenTitle } from '../ui/screen-title.tsx';
import shell from './shell.module.css';
import { Bar } from './top-bar.tsx';

/** Rows that may be in sight in a large window. */
const ROWS = 2;
/** Keeps a line for words that are not known yet. */
const NO_WORDS = '\u00a0';

/** The screens' shapes, by the first part of their path. */
const SHAPES: Record<string, ReactNode> = {
  home: <HomeSkeleton headings={homeRows([]).map(headingOf).slice(0, ROWS)} />,
  films: <RankedShape name="Film" newest="Ultimi aggiunti" />,
  series: <RankedShape name="Serie" newest="Ultime aggiunte" />,
  lists: (
    <div className={lists['lists']}>
      <ScreenTitle>Liste</ScreenTitle>
      {STATIC_LISTS.slice(0, ROWS).map((list) => (
        <RowSkeleton key={list} heading={LIST_HEADINGS[list]} />
      ))}
    </div>
  ),
  list: (
    <>
      <ScreenTitle>{NO_WORDS}</ScreenTitle>
      <GridSkeleton cells={12} />
    </>
  ),
  generi: (
    <>
      <ScreenTitle>Generi</ScreenTitle>
      <GridSkeleton shape="card" cells={8} />
    </>
  ),
  genere: (
    <>
      <ScreenTitle>Genere: </ScreenTitle>
      {/* The legend's room. */}
      <div style={{ height: 'calc(1rem + 28px)' }} />
      <GridSkeleton cells={12} />
    </>
  ),
  'content-view': <ContentSkeleton />,
  'premium-search': <ScreenTitle>Ricerca</ScreenTitle>,
};

function RankedShape({ name, newest }: { name: string; newest: string }) {
  return (
    <>
      <RowSkeleton wide lead={<ScreenTitle>{name}</ScreenTitle>} card={ranking['card'] ?? ''} />
      <RowSkeleton heading={newest} />
    </>
  );
}

function headingOf({ heading }: { heading: string }): string {
  return heading;
}

/**
 * What the app draws before any answer has come, as markup: the bar, in two lines and in one, and every screen's skeleton. The build renders it
 * and puts it into the page, where the early start shows it, with what the launched screen has of it, as soon as sign-in
 * has been answered.
 */
export function launchShape(): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location="/home">
        <UserProvider value={{ userId: '' }}>
          <Bar slim={false} />
          <Bar slim />
          {Object.entries(SHAPES).map(([screen, shape]) => (
            <div key={screen} className={shell['main']} data-screen={screen}>
              {shape}
            </div>
          ))}
        </UserProvider>
      </StaticRouter>
    </QueryClientProvider>,
  );
}
