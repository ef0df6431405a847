import type { FastifyInstance } from 'fastify';
import {
  addToCustomList,
  contentInCustomList,
  getCustomListContents,
  getCustomLists,
  getCustomListTitle,
  removeFromCustomList,
} from '../../contract/custom-lists.ts';
import { rowId } from '../domain/row-id.ts';
import { servePersonal } from '../plugins/calls.ts';
import { full, notFound } from '../plugins/refusal.ts';
import * as lists from '../repositories/custom-lists.ts';
import type { Context } from './context.ts';
import { demandOwnList } from './own-list.ts';
import { demandPremium } from './premium.ts';
import { presentTitles } from './present-title.ts';

/** The lists of their own that premium people have. */
export function customListRoutes(app: FastifyInstance, { db, images: { named } }: Context): void {
  servePersonal(app, getCustomLists, async ({ userId }) => {
    await demandPremium(db, userId);
    return lists.customListsOf(db, userId);
  });

  servePersonal(app, getCustomListContents, async ({ userId, query }) => {
    const { id: listId } = await demandOwnList(db, userId, query.custom_list_id);
    return { contents: presentTitles(await lists.customListTitles(db, { listId }), named) };
  });

  servePersonal(app, getCustomListTitle, async ({ userId, params }) => {
    const { titolo } = await demandOwnList(db, userId, params.id);
    return { titolo };
  });

  servePersonal(app, contentInCustomList, async ({ userId, params, query }) => {
    const { id: listId } = await demandOwnList(db, userId, query.list_id);
    const contentId = rowId(params.contentId);
    return { inList: contentId !== undefined && (await lists.isInCustomList(db, { listId, contentId })) };
  });

  servePersonal(app, addToCustomList, async ({ userId, body }) => {
    const { id: listId } = await demandOwnList(db, userId, body.custom_list_id);
    const contentId = rowId(body.content_id);
    const outcome =
      contentId === undefined ? 'no such title' : await lists.addToCustomList(db, { listId, contentId });
    if (outcome === 'no such title') throw notFound('title');
    if (outcome === 'full') throw full();
    return { success: true };
  });

  servePersonal(app, removeFromCustomList, async ({ userId, body }) => {
    const { id: listId } = await demandOwnList(db, userId, body.custom_list_id);
    const contentId = rowId(body.content_id);
    if (contentId !== undefined) await lists.removeFromCustomList(db, { listId, contentId });
    return { success: true };
  });
}
