import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import { getPayments } from '../../../../contract/desk/payments.ts';
import { sendRequest } from '../../../calls/send-request.ts';
import { DESK_KEY } from '../desk-query.ts';

const KEY = [DESK_KEY, 'payments'];

export type PaymentsPage = v.InferOutput<typeof getPayments.answer>;

/** Payments, page by page, the latest first. */
export function paymentsQuery() {
  return infiniteQueryOptions({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) =>
      sendRequest(getPayments, { query: pageParam === '' ? {} : { after: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}

/** Shows a payment as refunded, before the server knows it. */
export async function showRefunded(queries: QueryClient, id: string): Promise<void> {
  await queries.cancelQueries({ queryKey: KEY });
  const refundedAt = Date.now();
  queries.setQueriesData<InfiniteData<PaymentsPage>>(
    { queryKey: KEY },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map(({ payments, next }) => ({
          next,
          payments: payments.map((one) => (one.id === id ? { ...one, refundedAt } : one)),
        })),
      },
  );
}
