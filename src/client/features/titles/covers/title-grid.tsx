import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { type Title, uniqueTitles } from '../../../../contract/titles.ts';
import { isAwaited } from '../../../calls/retries.ts';
import { COVER_RATIO, coverColumns } from '../../../ui/grid/grid-columns.ts';
import { GridSkeleton } from '../../../ui/grid/grid-skeleton.tsx';
import { NextPageLoader } from '../../../ui/grid/next-page-loader.tsx';
import { VirtualGrid } from '../../../ui/grid/virtual-grid.tsx';
import { TitleCover } from './title-cover.tsx';

type TitleGridProps = {
  name: string;
  query: UseInfiniteQueryResult<Title[]>;
  /** Shows the loading state; by default while the first page is pending. */
  loading?: boolean;
  /** Shown when there is no title at all. */
  empty: ReactNode;
  /** Renders one title; by default its cover. */
  cell?: ComponentType<{ title: Title }> | undefined;
};

/** Virtualised grid of titles with infinite scroll (behaviour 6.3). */
export function TitleGrid({
  name,
  query,
  loading = isAwaited(query),
  empty,
  cell = TitleCover,
}: TitleGridProps) {
  const { data } = query;
  const titles = useMemo(() => data && uniqueTitles(data), [data]);
  if (loading) return <GridSkeleton />;
  if (!titles) return null;
  // The server may have sent nothing that can be read yet.
  if (titles.length === 0 && !query.hasNextPage) return empty;
  const Cell = cell;
  return (
    <>
      <VirtualGrid
        items={titles}
        keyOf={(title) => title.id}
        columnsAt={coverColumns}
        ratio={COVER_RATIO}
        name={name}
      >
        {(title) => <Cell title={title} />}
      </VirtualGrid>
      <NextPageLoader query={query} />
    </>
  );
}
