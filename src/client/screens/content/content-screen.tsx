import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { titleQuery } from '../../calls/catalogue.ts';
import { statusOf } from '../../calls/send.ts';
import { PlayButton } from '../../features/playback/play-button.tsx';
import { useLinkedTitle } from '../../features/titles/linked-title.ts';
import { SimilarRow } from '../../features/titles/similar-row.tsx';
import { TitleActions } from '../../features/titles/title-actions.tsx';
import { TitleFacts } from '../../features/titles/title-facts-line.tsx';
import { TitleGenres } from '../../features/titles/title-genres.tsx';
import { Trailer } from '../../features/titles/trailer.tsx';
import { useUser } from '../../session/guard.tsx';
import { useNameInBar } from '../../ui/bar-name.tsx';
import { FoldedText } from '../../ui/folded-text.tsx';
import { useScreenName } from '../use-screen-name.ts';
import styles from './content-screen.module.css';
import { ContentSkeleton } from './content-skeleton.tsx';
import { NoTitle } from './no-title.tsx';
import { SourceCredit } from './source-credit.tsx';

/** Letters from which a title is set smaller. */
const LONG = 60;

/** /content-view/:id (spec section 2): all about one title, and what can be done with it. */
export function ContentScreen() {
  const { id = '' } = useParams();
  const { userId } = useUser();
  const query = useQuery(titleQuery(id, userId));
  const linked = useLinkedTitle(id);
  // What a cover knew stands until the answer comes, also when none ever does: but not when there is no such title.
  const title = query.data ?? (statusOf(query.error) === 404 ? undefined : linked);
  useScreenName(title?.titolo);
  const heading = useNameInBar(title?.titolo);
  if (!title) return query.isPending ? <ContentSkeleton /> : <NoTitle />;
  return (
    <article key={id} className={styles['page']}>
      <Trailer title={title} />
      <div className={styles['words']}>
        <h1 ref={heading} className={title.titolo.length > LONG ? styles['long'] : undefined}>
          {title.titolo}
        </h1>
        <TitleFacts title={title} />
        <PlayButton contentId={title.id} />
        <TitleActions title={title} />
        <TitleGenres title={title} />
        {title.trama && <FoldedText text={title.trama} />}
      </div>
      <SimilarRow title={title} />
      <SourceCredit />
    </article>
  );
}
