import { queryOptions } from '@tanstack/react-query';
import type { TitleId } from '../../../contract/titles.ts';
import { refetchOnReturn } from '../../calls/retries.ts';
import { loadCode } from '../../lib/code-loading/load-code.ts';

/** The code of a person's own marks, which other servers' titles never need, and a film not at first. */
export const loadOwnMarks = () => loadCode(() => import('./further/own-marks.ts'));

/**
 * A title's episodes or versions with the person's marks, on our server. An `ownQuery` in all but its imports, which would bring
 * the outbox into every title's code.
 */
export function ownTitleQuery(userId: string, id: TitleId) {
  return queryOptions({
    queryKey: ['own-page', 'title', String(id)],
    queryFn: async ({ signal }) => (await loadOwnMarks()).fetchOwnTitle(userId, String(id), signal),
    staleTime: 0,
    refetchOnWindowFocus: refetchOnReturn,
  });
}
