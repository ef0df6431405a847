import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { genresOf } from '../../../contract/title-genres.ts';
import type { Title } from '../../../contract/titles.ts';
import { titleQuery } from '../../calls/catalogue.ts';
import { httpStatusOf } from '../../calls/failed-request.ts';
import { firstGenreTitlesQuery } from '../../calls/genres.ts';
import { isAwaited } from '../../calls/retries.ts';
import { TitleCarousel } from '../../features/titles/covers/title-carousel.tsx';
import { TrailerHero } from '../../features/titles/details/trailer-hero.tsx';
import { useTitleFromLinkState } from '../../features/titles/sheet/title-link-state.ts';
import { texts } from '../../languages/texts.ts';
import { lazyComponent } from '../../lib/code-loading/lazy-component.tsx';
import { loadCode } from '../../lib/code-loading/load-code.ts';
import { useAfterFirstRender } from '../../lib/timing/use-after-first-render.ts';
import { openExternalLink } from '../../messenger/links.ts';
import { useExtensions, useUser } from '../../session/use-user.ts';
import { useCollapsingHeading } from '../../ui/headings/top-bar-heading.tsx';
import { RenderErrorBoundary } from '../../ui/messages/render-error-boundary.tsx';
import { RenderWhenNear } from '../../ui/messages/render-when-near.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import styles from './title-screen.module.css';
import { TitleSkeleton } from './title-skeleton.tsx';
import { TitleWords } from './title-words.tsx';

const TitleSections = lazyComponent(
  async () => (await loadCode(() => import('./further/title-sections.tsx'))).TitleSections,
);

const SeriesEpisodes = lazyComponent(
  async () => (await loadCode(() => import('./further/series-episodes.tsx'))).SeriesEpisodes,
);

const TMDB_URL = 'https://www.themoviedb.org/';

/** /content-view/:id (behaviour 4.10): one title and its actions. */
export function TitleScreen() {
  const { id = '' } = useParams();
  const { userId } = useUser();
  const query = useQuery(titleQuery(id, userId));
  const fromLink = useTitleFromLinkState(id);
  // The link's state shows until the title is fetched, even if that fails; but not after a 404.
  const title = query.data ?? (httpStatusOf(query.error) === 404 ? undefined : fromLink);
  useDocumentTitle(title?.titolo);
  const heading = useCollapsingHeading(title?.titolo);
  const isAfterFirst = useAfterFirstRender();
  // A title that cannot be fetched leaves the screen empty (behaviour 8.2).
  if (!title) return isAwaited(query) ? <TitleSkeleton /> : null;
  return (
    <article key={id} className={styles['page']}>
      <TrailerHero title={title} />
      <TitleWords title={title} heading={heading} />
      {isAfterFirst && (
        <>
          <EpisodesAndSimilar title={title} />
          <FurtherSections title={title} />
          <TmdbCredit />
        </>
      )}
    </article>
  );
}

/** On our server a series' episodes are under its plot. */
function EpisodesAndSimilar({ title }: { title: Title }) {
  const isOurs = useExtensions() !== undefined;
  const similar = <SimilarTitles title={title} />;
  if (!isOurs || title.type !== 'serie') return similar;
  return (
    <RenderErrorBoundary renderFallback={() => similar}>
      <Suspense>
        <SeriesEpisodes title={title}>{similar}</SeriesEpisodes>
      </Suspense>
    </RenderErrorBoundary>
  );
}

/** 'Simili': other titles of the title's first genre, those that can be watched first. */
function SimilarTitles({ title }: { title: Title }) {
  const { userId } = useUser();
  const [genre] = genresOf(title);
  const similar = useQuery({ ...firstGenreTitlesQuery(genre ?? '', userId), enabled: genre !== undefined });
  const others = similar.data?.filter(({ id }) => String(id) !== String(title.id));
  others?.sort((one, other) => one.in_arrivo - other.in_arrivo);
  const loading = genre !== undefined && isAwaited(similar);
  if (!loading && !others?.length) return null;
  return <TitleCarousel heading={texts.title.similar} titles={others} loading={loading} />;
}

/** The sections below the specified ones (behaviour 22.30, 22.36). */
function FurtherSections({ title }: { title: Title }) {
  if (!useExtensions()) return null;
  return (
    <RenderWhenNear className={styles['further']}>
      <TitleSections title={title} />
    </RenderWhenNear>
  );
}

/** The footer that credits The Movie Database (behaviour 4.10). */
function TmdbCredit() {
  return (
    <footer className={styles['credit']}>
      {texts.title.credit}{' '}
      <a
        href={TMDB_URL}
        target="_blank"
        rel="noopener"
        onClick={(event) => {
          event.preventDefault();
          openExternalLink(TMDB_URL);
        }}
      >
        The Movie Database (TMDB)
      </a>
    </footer>
  );
}
