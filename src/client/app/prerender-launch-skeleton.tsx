import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { STATIC_LISTS } from '../../contract/static-lists.ts';
import { LIST_CAROUSEL_HEADINGS } from '../features/lists/list-names.ts';
import { homeCarousels } from '../features/titles/home/home-carousels.ts';
import { texts } from '../languages/texts.ts';
import { pathSegments } from '../lib/navigation/path.ts';
import type { EarlyRoutePath } from '../routes.ts';
import { HomeSkeleton } from '../screens/home/home-skeleton.tsx';
import { SearchPlaceholder } from '../screens/own-page/search/catalogue-search.tsx';
import { TitleSkeleton } from '../screens/title/title-skeleton.tsx';
import { UserProvider } from '../session/use-user.ts';
import { CarouselSkeleton } from '../ui/carousel/carousel-skeleton.tsx';
import { GridSkeleton } from '../ui/grid/grid-skeleton.tsx';
import { ScreenHeading } from '../ui/headings/screen-heading.tsx';
import shell from './shell.module.css';
import { TopBarView } from './top-bar.tsx';

export { kitClasses, prerenderScreens } from './prerender-screens.tsx';

/** Carousels that may be in view in a large window. */
const VISIBLE_CAROUSELS = 2;
/** Keeps the height of a heading whose text is not known yet. */
const BLANK = '\u00a0';

const SKELETONS: Record<EarlyRoutePath, ReactNode> = {
  home: <HomeSkeleton headings={homeCarousels([]).map(headingOf).slice(0, VISIBLE_CAROUSELS)} />,
  films: <FilmsOrSeriesSkeleton name={texts.sections.films} rows={texts.films} />,
  series: <FilmsOrSeriesSkeleton name={texts.sections.series} rows={texts.series} />,
  lists: (
    <>
      <ScreenHeading>{texts.sections.lists}</ScreenHeading>
      {STATIC_LISTS.slice(0, VISIBLE_CAROUSELS).map((list) => (
        <CarouselSkeleton key={list} heading={LIST_CAROUSEL_HEADINGS[list]} />
      ))}
    </>
  ),
  'list/:list': (
    <>
      <ScreenHeading>{BLANK}</ScreenHeading>
      <GridSkeleton />
    </>
  ),
  generi: (
    <>
      <ScreenHeading>{texts.sections.genres}</ScreenHeading>
      <GridSkeleton shape="card" />
    </>
  ),
  'genere/:genere': (
    <>
      <ScreenHeading>{texts.genres.headingOf('')}</ScreenHeading>
      {/* Height of the legend. */}
      <div style={{ height: 'calc(1rem + 28px)' }} />
      <GridSkeleton />
    </>
  ),
  'content-view/:id': <TitleSkeleton />,
  'premium-search': <ScreenHeading>{texts.filters.heading}</ScreenHeading>,
};

type FilmsOrSeriesSkeletonProps = { name: string; rows: Record<'newest' | 'bestOfDay', string> };

function FilmsOrSeriesSkeleton({ name, rows }: FilmsOrSeriesSkeletonProps) {
  return (
    <>
      <SearchPlaceholder />
      <CarouselSkeleton wide lead={<h1 className="visually-hidden">{name}</h1>} />
      <CarouselSkeleton heading={rows.newest} />
      <CarouselSkeleton heading={rows.bestOfDay} />
    </>
  );
}

function headingOf({ heading }: { heading: string }): string {
  return heading;
}

/**
 * The app before any response, as markup: the top bar, in two lines and in one, and every screen's skeleton. The build puts it into index.html; `early-start` shows the opened screen's part
 * after sign-in.
 */
export function prerenderLaunchSkeleton(): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter location="/home">
        <UserProvider value={{ userId: '', extensions: {} }}>
          <TopBarView slim={false} />
          <TopBarView slim />
          {Object.entries(SKELETONS).map(([path, skeleton]) => (
            <div key={path} className={shell['main']} data-screen={pathSegments(path)[0]}>
              {skeleton}
            </div>
          ))}
        </UserProvider>
      </StaticRouter>
    </QueryClientProvider>,
  );
}
