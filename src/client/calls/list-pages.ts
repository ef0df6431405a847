import { getList, LIST_PAGE_SIZE } from '../../contract/lists.ts';
import { listQueryKey } from './lists.ts';
import { paginatedQuery, sendPageRequest } from './paginated-query.ts';
import { listPageRequest } from './requests.ts';

/* A list's titles page by page, static or custom. Apart from its other calls, since the first bundle has no grid. */

export function fetchListTitlePage(list: string, userId: string, page: number, signal?: AbortSignal) {
  return sendPageRequest(getList, { ...listPageRequest(list, userId, page), signal }, LIST_PAGE_SIZE);
}

export function listTitlePagesQuery(list: string, userId: string) {
  return paginatedQuery([...listQueryKey(list), 'pages'], (page, signal) =>
    fetchListTitlePage(list, userId, page, signal),
  );
}
