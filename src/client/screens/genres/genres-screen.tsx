import { genrePagesQuery } from '../../calls/genres.ts';
import { usePages } from '../../calls/use-pages.ts';
import { GenreCard } from '../../features/genres/genre-card.tsx';
import { useMinimumLoading } from '../../lib/use-minimum-loading.ts';
import { useUser } from '../../session/guard.tsx';
import { CARD_RATIO, cardColumns } from '../../ui/grid-columns.ts';
import { GridSkeleton } from '../../ui/grid-skeleton.tsx';
import { Loading } from '../../ui/loading.tsx';
import { NextPage } from '../../ui/next-page.tsx';
import { ScreenTitle } from '../../ui/screen-title.tsx';
import { WindowGrid } from '../../ui/window-grid.tsx';
import { useScreenName } from '../use-screen-name.ts';

/** /generi (spec section 2): every genre as a card, page after page. */
export function GenresScreen() {
  useScreenName('Generi');
  const { userId } = useUser();
  const genres = usePages(genrePagesQuery(userId));
  const loading = useMinimumLoading(genres.isPending);
  return (
    <>
      <ScreenTitle>Generi</ScreenTitle>
      {loading && (
        <>
          <Loading over />
          <GridSkeleton shape="card" cells={8} />
        </>
      )}
      {!loading && genres.data && (
        <>
          <WindowGrid
            items={genres.data}
            keyOf={(genre) => genre.genere}
            columnsAt={cardColumns}
            ratio={CARD_RATIO}
            name="Generi"
          >
            {(genre) => <GenreCard genre={genre} />}
          </WindowGrid>
          <NextPage query={genres} />
        </>
      )}
    </>
  );
}
