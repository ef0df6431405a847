import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { useInfiniteScroll } from '../../lib/scroll/use-infinite-scroll.ts';
import { maySendOnReturn } from '../../lib/timing/send-on-return.ts';
import { useMinimumLoading } from '../../lib/timing/use-minimum-loading.ts';
import { LoadingMessage } from '../messages/loading-message.tsx';
import styles from './next-page-loader.module.css';

type NextPageLoaderProps = {
  query: Pick<
    UseInfiniteQueryResult,
    | 'data'
    | 'dataUpdatedAt'
    | 'error'
    | 'hasNextPage'
    | 'isFetching'
    | 'isFetchingNextPage'
    | 'isFetchNextPageError'
    | 'fetchNextPage'
    | 'status'
    | 'errorUpdateCount'
    | 'errorUpdatedAt'
  >;
};

/**
 * The end of a paginated list: fetches the next page near the page's bottom, and shows a loading message meanwhile.
 */
export function NextPageLoader({ query }: NextPageLoaderProps) {
  const {
    data,
    dataUpdatedAt,
    error,
    hasNextPage,
    isFetching,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  } = query;
  const bottom = useRef<HTMLDivElement>(null);
  useInfiniteScroll(bottom, {
    enabled: hasNextPage && !isFetching,
    failed: isFetchNextPageError,
    mayRetry: () => maySendOnReturn(query),
    result: error ?? data,
    onNear: () => void fetchNextPage({ cancelRefetch: false }),
  });
  const loading = useMinimumLoading(isFetchingNextPage);
  return (
    <>
      {/* Keyed by answer: a message that new rows push down would count as a layout shift. */}
      {loading && <LoadingMessage key={dataUpdatedAt} />}
      <div ref={bottom} className={styles['bottom']} />
    </>
  );
}
