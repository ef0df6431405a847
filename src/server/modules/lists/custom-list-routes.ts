import type { FastifyInstance } from 'fastify';
import {
  addToCustomList,
  contentInCustomList,
  getCustomListContents,
  getCustomListName,
  getCustomLists,
  removeFromCustomList,
} from '../../../contract/custom-lists.ts';
import { listFull, notFound } from '../../http/api-error.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import { ReadyJson } from '../../http/responses.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import type { SerializeTitles } from '../catalogue/title-json.ts';
import { requirePremium } from '../people/premium-status.ts';
import * as lists from './custom-lists.ts';
import { requireCustomList } from './require-custom-list.ts';

/** The lists of their own that premium people have. */
export function customListRoutes(
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
