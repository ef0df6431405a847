import { getList, LIST_PAGE_SIZE } from '../../contract/lists.ts';
import { listQueryKey } from './lists.ts';
import { pageQuery, paginatedQuery, sendPageRequest } from './paginated-query.ts';

/* A list's titles page by page, static or custom. Apart from its other calls, since the first bundle has no grid. */

export function fetchListTitlePage(list: string, userId: string, page: number, signal?: AbortSignal) {
  const request = { params: { list }, query: pageQuery(userId, page, LIST_PAGE_SIZE), signal };
  return sendPageRequest(getList, request, LIST_PAGE_SIZE);
}

export function listTitlePagesQuery(list: string, userId: string) {
  return paginatedQuery([...listQueryKey(list), 'pages'], (page, signal) =>
    fetchListTitlePage(list, userId, page, signal),
  );
}
