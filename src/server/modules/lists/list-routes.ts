import type { FastifyInstance } from 'fastify';
import {
  addToCustomList,
  contentInCustomList,
  getCustomListContents,
  getCustomListName,
  getCustomLists,
  removeFromCustomList,
} from '../../../contract/custom-lists.ts';
import { contentInList, getList, LIST_PAGE_SIZE, toggleContentInList } from '../../../contract/lists.ts';
import { isStaticList } from '../../../contract/static-lists.ts';
import type { Db } from '../../database/db.ts';
import { listFull, notFound } from '../../http/api-error.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import { ReadyJson } from '../../http/responses.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { createTitleSerializer, type SerializeTitles } from '../catalogue/title-json.ts';
import { requirePremium } from '../people/premium-status.ts';
import * as lists from './custom-lists.ts';
import { customListTitles, findCustomList } from './custom-lists.ts';
import { createStaticListLookup, staticListTitles, toggleInStaticList } from './static-lists.ts';

/** The lists that everybody has, and the custom ones of premium people. */
export function listRoutes(app: FastifyInstance, context: RouteContext): void {
  const serializeTitles = createTitleSerializer(context);
  staticListRoutes(app, context, serializeTitles);
  customListRoutes(app, context, serializeTitles);
}

/** The lists that everybody has; `get_list` answers custom ones as well. */
function staticListRoutes(
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

  const isInList = createStaticListLookup(db);
  registerPersonalCall(app, contentInList, async ({ userId, params, query: { list_name: list } }) => {
    const titleId = parseRowId(params.contentId);
    return { inList: titleId !== undefined && (await isInList({ userId, list, titleId })) };
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

/** The custom lists of premium people. */
function customListRoutes(
  app: FastifyInstance,
  { db }: RouteContext,
  serializeTitles: SerializeTitles,
): void {
  registerPersonalCall(app, getCustomLists, async ({ userId }) => {
    await requirePremium(db, userId);
    return lists.findCustomLists(db, userId);
  });

  registerPersonalCall(app, getCustomListContents, async ({ userId, query }) => {
    const { id: listId } = await requireCustomList(db, userId, query.custom_list_id);
    const contents = await serializeTitles(await lists.customListTitles(db, { listId }));
    return new ReadyJson(Buffer.concat([Buffer.from('{"contents":'), contents, Buffer.from('}')]));
  });

  registerPersonalCall(app, getCustomListName, async ({ userId, params }) => {
    const { titolo } = await requireCustomList(db, userId, params.id);
    return { titolo };
  });

  registerPersonalCall(app, contentInCustomList, async ({ userId, params, query }) => {
    const { id: listId } = await requireCustomList(db, userId, query.list_id);
    const titleId = parseRowId(params.contentId);
    return { inList: titleId !== undefined && (await lists.isInCustomList(db, { listId, titleId })) };
  });

  registerPersonalCall(app, addToCustomList, async ({ userId, body }) => {
    const { id: listId } = await requireCustomList(db, userId, body.custom_list_id);
    const titleId = parseRowId(body.content_id);
    const outcome =
      titleId === undefined ? 'no such title' : await lists.addToCustomList(db, { listId, titleId });
    if (outcome === 'no such title') throw notFound('title');
    if (outcome === 'full') throw listFull();
    return { success: true };
  });

  registerPersonalCall(app, removeFromCustomList, async ({ userId, body }) => {
    const { id: listId } = await requireCustomList(db, userId, body.custom_list_id);
    const titleId = parseRowId(body.content_id);
    if (titleId !== undefined) await lists.removeFromCustomList(db, { listId, titleId });
    return { success: true };
  });
}

/**
 * The person's custom list. Throws an `ApiError`: 403 for ordinary people, 404 when it does not exist or is somebody
 * else's.
 */
async function requireCustomList(
  db: Db,
  userId: string,
  id: string,
): Promise<{ id: number; titolo: string }> {
  await requirePremium(db, userId);
  const listId = parseRowId(id);
  const list = listId === undefined ? undefined : await findCustomList(db, { userId, listId });
  if (!list) throw notFound('list');
  return list;
}
