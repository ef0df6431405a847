import type { FastifyInstance } from 'fastify';
import { contentInList, getList, LIST_PAGE_SIZE, toggleContentInList } from '../../../contract/lists.ts';
import { isStaticList } from '../../../contract/static-lists.ts';
import { listFull, notFound } from '../../http/api-error.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import { ReadyJson } from '../../http/responses.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import type { SerializeTitles } from '../catalogue/title-json.ts';
import { customListTitles } from './custom-lists.ts';
import { requireCustomList } from './require-custom-list.ts';
import { isInStaticList, staticListTitles, toggleInStaticList } from './static-lists.ts';

/** The lists that everybody has; `get_list` answers custom ones as well. */
export function listRoutes(
  app: FastifyInstance,
  { db }: RouteContext,
  serializeTitles: SerializeTitles,
): void {
  registerPersonalCall(app, getList, async ({ userId, params: { list }, query: { page, perPage } }) => {
    const paging = page === undefined ? undefined : { page, perPage: perPage ?? LIST_PAGE_SIZE };
    if (isStaticList(list))
      return new ReadyJson(await serializeTitles(await staticListTitles(db, { userId, list, paging })));
    const { id: listId } = await requireCustomList(db, userId, list);
    return new ReadyJson(await serializeTitles(await customListTitles(db, { listId, paging })));
  });

  registerPersonalCall(app, contentInList, async ({ userId, params, query: { list_name: list } }) => {
    const titleId = parseRowId(params.contentId);
    return { inList: titleId !== undefined && (await isInStaticList(db, { userId, list, titleId })) };
  });

  registerPersonalCall(app, toggleContentInList, async ({ userId, params, body: { list_name: list } }) => {
    const titleId = parseRowId(params.contentId);
    const change =
      titleId === undefined ? 'no such title' : await toggleInStaticList(db, { userId, list, titleId });
    if (change === 'no such title') throw notFound('title');
    if (change === 'full') throw listFull();
    return { success: true, inList: change === 'added' };
  });
}
