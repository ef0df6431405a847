import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { Content } from '../../../contract/content.ts';
import { genresOf } from '../../../contract/title-genres.ts';
import { titleQuery } from '../../calls/catalogue.ts';
import { httpStatusOf } from '../../calls/failed-request.ts';
import { firstGenreTitlesQuery } from '../../calls/genres.ts';
import { isAwaited } from '../../calls/retries.ts';
import { PlayButton } from '../../features/playback/play-button.tsx';
import { TitleCarousel } from '../../features/titles/covers/title-carousel.tsx';
import { TitleActions } from '../../features/titles/details/title-actions.tsx';
import { TitleMetadata } from '../../features/titles/details/title-metadata.tsx';
import { TrailerHero } from '../../features/titles/details/trailer-hero.tsx';
import { useTitleFromLinkState } from '../../features/titles/sheet/title-link-state.ts';
import { pathToGenre } from '../../lib/navigation/path.ts';
import { useUser } from '../../session/use-user.ts';
import chip from '../../ui/buttons/chip.module.css';
import { ExpandableText } from '../../ui/expandable-text.tsx';
import { useCollapsingHeading } from '../../ui/headings/top-bar-heading.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import styles from './title-screen.module.css';
import { TitleSkeleton } from './title-skeleton.tsx';
import { TmdbCredit } from './tmdb-credit.tsx';

/** Characters above which the heading is set smaller. */
const LONG_HEADING_LENGTH = 60;

/** /content-view/:id (behaviour 4.10): one title and its actions. */
export function TitleScreen() {
  const { id = '' } = useParams();
  const { userId } = useUser();
  const query = useQuery(titleQuery(id, userId));
  const fromLink = useTitleFromLinkState(id);
  // The link's state is shown until the title is fetched, also when that fails; but not after a 404.
  const title = query.data ?? (httpStatusOf(query.error) === 404 ? undefined : fromLink);
  useDocumentTitle(title?.titolo);
  const heading = useCollapsingHeading(title?.titolo);
  if (!title) return isAwaited(query) ? <TitleSkeleton /> : <TitleNotFound />;
  return (
    <article key={id} className={styles['page']}>
      <TrailerHero title={title} />
      <div className={styles['words']}>
        <h1
          ref={heading}
          dir="auto"
          className={title.titolo.length > LONG_HEADING_LENGTH ? styles['long'] : undefined}
        >
          {title.titolo}
        </h1>
        <TitleMetadata title={title} />
        <PlayButton contentId={title.id} />
        <TitleActions title={title} />
        <TitleGenres title={title} />
        {title.trama && <ExpandableText text={title.trama} />}
      </div>
      <SimilarTitles title={title} />
      <TmdbCredit />
    </article>
  );
}

/** 'Simili': other titles of the title's first genre. */
function SimilarTitles({ title }: { title: Content }) {
  const { userId } = useUser();
  const [genre] = genresOf(title);
  const similar = useQuery({ ...firstGenreTitlesQuery(genre ?? '', userId), enabled: genre !== undefined });
  const others = similar.data?.filter(({ id }) => String(id) !== String(title.id));
  const loading = genre !== undefined && isAwaited(similar);
  if (!loading && !others?.length) return null;
  return <TitleCarousel heading="Simili" titles={others} loading={loading} />;
}

/** A title's genres, each a link to its screen. */
function TitleGenres({ title }: { title: Content }) {
  const genres = genresOf(title);
  if (genres.length === 0) return null;
  return (
    <ul className={chip['wrap']} aria-label="Generi">
      {genres.map((genre) => (
        <li key={genre}>
          <Link to={pathToGenre(genre)} className={`press ${chip['chip']}`}>
            {genre}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A title that cannot be fetched: no message (behaviour 8.2), only a link home. */
function TitleNotFound() {
  return (
    <div className={styles['nothing']}>
      <Link to="/home" replace className={`press ${chip['chip']}`}>
        Torna alla home
      </Link>
      <TmdbCredit />
    </div>
  );
}
