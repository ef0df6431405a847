import { queryOptions } from '@tanstack/react-query';
import { fetchContent } from '../../calls/catalogue.ts';

/** One title, as its page and whoever fetches it ahead ask for it. */
export function titleQuery(id: string, userId: string) {
  return queryOptions({
    queryKey: ['content', id],
    queryFn: ({ signal }) => fetchContent(id, userId, signal),
  });
}
