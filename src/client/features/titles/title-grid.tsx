import { type ComponentType, type ReactNode, useMemo } from 'react';
import { type Content, withoutRepeats } from '../../../contract/content.ts';
import type { Pages } from '../../lib/pages.ts';
import { useNearBottom } from '../../lib/use-near-bottom.ts';
import { COVER_RATIO, coverColumns } from '../../ui/grid-columns.ts';
import { GridSkeleton } from '../../ui/grid-skeleton.tsx';
import { Loading } from '../../ui/loading.tsx';
import { WindowGrid } from '../../ui/window-grid.tsx';
import { TitleCover } from './title-cover.tsx';

type TitleGridProps = {
  name: string;
  pages: Pages<Content>;
  /** What is said when there is no title at all. */
  empty: ReactNode;
  /** A plain cover unless told. */
  cell?: ComponentType<{ title: Content }>;
};

/** Covers without end: the next page comes when the bottom is near (spec section 4). */
export function TitleGrid({ name, pages, empty, cell: Cell = TitleCover }: TitleGridProps) {
  useNearBottom(pages);
  const titles = useMemo(() => pages.items && withoutRepeats(pages.items), [pages.items]);
  if (pages.loading) {
    return (
      <>
        <Loading over />
        <GridSkeleton cells={12} />
      </>
    );
  }
  if (!titles) return null;
  if (titles.length === 0) return empty;
  return (
    <>
      <WindowGrid
        items={titles}
        keyOf={(title) => title.id}
        columnsAt={coverColumns}
        ratio={COVER_RATIO}
        name={name}
      >
        {(title) => <Cell title={title} />}
      </WindowGrid>
      {pages.loadingMore && <Loading />}
    </>
  );
}
