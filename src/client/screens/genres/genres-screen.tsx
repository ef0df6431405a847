import { fetchGenrePage } from '../../calls/genres.ts';
import { usePages } from '../../calls/use-pages.ts';
import { GenreCard } from '../../features/genres/genre-card.tsx';
import { useSteadyLoading } from '../../lib/use-minimum-loading.ts';
import { useNearBottom } from '../../lib/use-near-bottom.ts';
import { useUser } from '../../session/guard.tsx';
import { CARD_RATIO, cardColumns } from '../../ui/grid-columns.ts';
import { GridSkeleton } from '../../ui/grid-skeleton.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ScreenTitle } from '../../ui/screen-title.tsx';
import { WindowGrid } from '../../ui/window-grid.tsx';
import { useScreenName } from '../use-screen-name.ts';

/** /generi (spec section 2): every genre as a card, page after page. */
export function GenresScreen() {
  useScreenName('Generi');
  const { userId } = useUser();
  const pages = useSteadyLoading(
    usePages({
      key: ['genres', 'pages'],
      fetchPage: (page, signal) => fetchGenrePage(userId, page, signal),
    }),
  );
  useNearBottom(pages);
  return (
    <>
      <ScreenTitle>Generi</ScreenTitle>
      {pages.loading && (
        <>
          <Loading over />
          <GridSkeleton shape="card" cells={8} />
        </>
      )}
      {!pages.loading && pages.items && (
        <WindowGrid
          items={pages.items}
          keyOf={(genre) => genre.genere}
          columnsAt={cardColumns}
          ratio={CARD_RATIO}
          name="Generi"
        >
          {(genre) => <GenreCard genre={genre} />}
        </WindowGrid>
      )}
      {pages.loadingMore && <Loading />}
    </>
  );
}
