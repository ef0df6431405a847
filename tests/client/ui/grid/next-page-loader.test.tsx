import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NextPageLoader } from '../../../../src/client/ui/grid/next-page-loader.tsx';
import { stubLayout } from '../../support/stub-layout.ts';

const fetchNextPage = vi.fn();
const idle = {
  data: ['first'] as unknown,
  error: null as Error | null,
  hasNextPage: true,
  isFetching: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage,
};
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 20));

test('pages cached before mounting load the next one, and so do failed ones', async () => {
  stubLayout(600);
  const { rerender } = render(<NextPageLoader query={idle} />);
  await aMoment();
  rerender(<NextPageLoader query={{ ...idle, data: ['first', 'second'] }} />);
  await aMoment();
  expect(fetchNextPage).toHaveBeenCalledTimes(2);

  const failed = () => (
    <NextPageLoader query={{ ...idle, isFetchNextPageError: true, error: new Error('gone') }} />
  );
  for (const calls of [3, 4]) {
    rerender(failed());
    await aMoment();
    fireEvent(window, new Event('online'));
    await aMoment();
    expect(fetchNextPage).toHaveBeenCalledTimes(calls);
  }
});
