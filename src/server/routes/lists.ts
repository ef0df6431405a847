import type { FastifyInstance } from 'fastify';
import { addContentTo, contentInList, getList, isStaticList, LIST_PAGE_SIZE } from '../../contract/lists.ts';
import { rowId } from '../domain/row-id.ts';
import { servePersonal } from '../plugins/calls.ts';
import { full, notFound } from '../plugins/refusal.ts';
import { customListTitles } from '../repositories/custom-lists.ts';
import { isInList, listTitles, toggleInList } from '../repositories/lists.ts';
import type { Context } from './context.ts';
import { demandOwnList } from './own-list.ts';
import { presentTitles } from './present-title.ts';

/** The lists that everybody has; `get_list` answers custom ones as well. */
export function listRoutes(app: FastifyInstance, { db, images: { named } }: Context): void {
  servePersonal(app, getList, async ({ userId, params: { list }, query: { page, perPage } }) => {
    const paging = page === undefined ? undefined : { page, perPage: perPage ?? LIST_PAGE_SIZE };
    if (isStaticList(list)) return presentTitles(await listTitles(db, { userId, list, paging }), named);
    const { id: listId } = await demandOwnList(db, userId, list);
    return presentTitles(await customListTitles(db, { listId, paging }), named);
  });

  servePersonal(app, contentInList, async ({ userId, params, query: { list_name: list } }) => {
    const contentId = rowId(params.contentId);
    return { inList: contentId !== undefined && (await isInList(db, { userId, list, contentId })) };
  });

  servePersonal(app, addContentTo, async ({ userId, params, body: { list_name: list } }) => {
    const contentId = rowId(params.contentId);
    const change =
      contentId === undefined ? 'no such title' : await toggleInList(db, { userId, list, contentId });
    if (change === 'no such title') throw notFound('title');
    if (change === 'full') throw full();
    return { success: true, inList: change === 'added' };
  });
}
