import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NextPageLoader } from '../../../../src/client/ui/grid/next-page-loader.tsx';
import { stubLayout } from '../../support/stub-layout.ts';

const fetchNextPage = vi.fn();
const idle = {
  data: ['first'] as unknown,
  dataUpdatedAt: 1,
  error: null as Error | null,
  hasNextPage: true,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage,
  status: 'error' as const,
  errorUpdateCount: 1,
  errorUpdatedAt: 0,
};
const shortDelay = () => new Promise((resolve) => setTimeout(resolve, 20));

test('the next page loads for pages cached before mounting, and after a failure', async () => {
  stubLayout(600);
  const { rerender } = render(<NextPageLoader query={idle} />);
  await shortDelay();
  rerender(<NextPageLoader query={{ ...idle, data: ['first', 'second'] }} />);
  await shortDelay();
  expect(fetchNextPage).toHaveBeenCalledTimes(2);

  const failed = () => (
    <NextPageLoader query={{ ...idle, isFetchNextPageError: true, error: new Error('failed') }} />
  );
  for (const calls of [3, 4]) {
    rerender(failed());
    await shortDelay();
    fireEvent(window, new Event('online'));
    await shortDelay();
    expect(fetchNextPage).toHaveBeenCalledTimes(calls);
  }
});
