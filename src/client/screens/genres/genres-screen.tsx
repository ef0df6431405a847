import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type Genre, uniqueGenres } from '../../../contract/genres.ts';
import { IMAGE_SIZES } from '../../../contract/image-sources.ts';
import { genrePagesQuery } from '../../calls/genres.ts';
import { isAwaited } from '../../calls/retries.ts';
import { usePaginatedQuery } from '../../calls/use-paginated-query.ts';
import { genreName } from '../../languages/genre-name.ts';
import { texts } from '../../languages/texts.ts';
import { pathToGenre } from '../../lib/navigation/path.ts';
import { useMinimumLoading } from '../../lib/timing/use-minimum-loading.ts';
import { useUser } from '../../session/use-user.ts';
import { CARD_RATIO, cardColumns } from '../../ui/grid/grid-columns.ts';
import { GridSkeleton } from '../../ui/grid/grid-skeleton.tsx';
import { NextPageLoader } from '../../ui/grid/next-page-loader.tsx';
import { VirtualGrid } from '../../ui/grid/virtual-grid.tsx';
import { ScreenHeading } from '../../ui/headings/screen-heading.tsx';
import { Cover } from '../../ui/images/cover.tsx';
import { EmptyState } from '../../ui/messages/empty-state.tsx';
import { perVisit } from '../per-visit.tsx';
import { useDocumentTitle } from '../use-document-title.ts';
import styles from './genre-card.module.css';

/** /generi (behaviour 4.8): every genre as a card, page after page. */
export const GenresScreen = perVisit(Genres);

function Genres() {
  useDocumentTitle(texts.sections.genres);
  const { userId } = useUser();
  const genres = usePaginatedQuery(genrePagesQuery(userId));
  const all = useMemo(() => genres.data && uniqueGenres(genres.data), [genres.data]);
  const isEmpty = all?.length === 0 && !genres.hasNextPage;
  const loading = useMinimumLoading(isAwaited(genres));
  return (
    <>
      <ScreenHeading>{texts.sections.genres}</ScreenHeading>
      {loading && <GridSkeleton shape="card" />}
      {!loading && isEmpty && <EmptyState text={texts.genres.noneYet} />}
      {!loading && all && !isEmpty && (
        <>
          <VirtualGrid
            items={all}
            keyOf={(genre) => genre.genere}
            columnsAt={cardColumns}
            ratio={CARD_RATIO}
            name={texts.sections.genres}
          >
            {(genre) => <GenreCard genre={genre} />}
          </VirtualGrid>
          <NextPageLoader query={genres} />
        </>
      )}
    </>
  );
}

/** Link to a genre's screen: its image and name. */
function GenreCard({ genre }: { genre: Genre }) {
  return (
    <Link to={pathToGenre(genre.genere)} className={`press ${styles['card']}`} draggable={false}>
      <Cover
        src={genre.copertina}
        name=""
        art={{ titolo: genre.genere, generi: null }}
        ratio="16 / 10"
        sizes={IMAGE_SIZES.card}
      />
      <span className={styles['name']} dir="auto">
        {genreName(genre.genere)}
      </span>
    </Link>
  );
}
