import { useParams } from 'react-router-dom';
import type { Title } from '../../../contract/titles.ts';
import { genreTitlePagesQuery } from '../../calls/genres.ts';
import { isAwaited } from '../../calls/retries.ts';
import { usePaginatedQuery } from '../../calls/use-paginated-query.ts';
import { TitleCover } from '../../features/titles/covers/title-cover.tsx';
import { TitleGrid } from '../../features/titles/covers/title-grid.tsx';
import { genreName } from '../../languages/genre-name.ts';
import { texts } from '../../languages/texts.ts';
import { useMinimumLoading } from '../../lib/timing/use-minimum-loading.ts';
import { useUser } from '../../session/use-user.ts';
import { ScreenHeading } from '../../ui/headings/screen-heading.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { perVisit } from '../per-visit.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import styles from './genre-screen.module.css';

/** /genere/:genere (behaviour 4.9): a genre's titles; the border tells films from series. */
export const GenreScreen = perVisit(function GenreScreen() {
  const { genere = '' } = useParams();
  const { userId } = useUser();
  const name = genreName(genere);
  useDocumentTitle(name);
  const titles = usePaginatedQuery(genreTitlePagesQuery(genere, userId));
  const loading = useMinimumLoading(isAwaited(titles));
  return (
    <>
      <ScreenHeading inBar={name}>{texts.genres.headingOf(name)}</ScreenHeading>
      <p className={styles['legend']} aria-hidden="true">
        <span className={styles['film']}>{texts.genres.film}</span>
        <span className={styles['serie']}>{texts.genres.serie}</span>
      </p>
      <TitleGrid
        name={name}
        query={titles}
        loading={loading}
        empty={<EmptyState text={texts.genres.empty} />}
        cell={FramedCover}
      />
    </>
  );
});

/** A cover with a border that tells films from series. */
function FramedCover({ title }: { title: Title }) {
  return (
    <div className={`${styles['cell']} ${styles[title.type ?? 'film']}`} data-type={title.type ?? undefined}>
      <TitleCover title={title} />
    </div>
  );
}
