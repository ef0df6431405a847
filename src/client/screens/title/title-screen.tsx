import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { titleQuery } from '../../calls/catalogue.ts';
import { httpStatusOf } from '../../calls/failed-request.ts';
import { isAwaited } from '../../calls/retries.ts';
import { PlayButton } from '../../features/playback/play-button.tsx';
import { SimilarTitles } from '../../features/titles/covers/similar-titles.tsx';
import { TitleActions } from '../../features/titles/details/title-actions.tsx';
import { TitleGenres } from '../../features/titles/details/title-genres.tsx';
import { TitleMetadata } from '../../features/titles/details/title-metadata.tsx';
import { TrailerHero } from '../../features/titles/details/trailer-hero.tsx';
import { useTitleFromLinkState } from '../../features/titles/sheet/title-link-state.ts';
import { useUser } from '../../session/use-user.ts';
import { ExpandableText } from '../../ui/expandable-text.tsx';
import { useCollapsingHeading } from '../../ui/headings/top-bar-heading.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import { TitleNotFound } from './title-not-found.tsx';
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
