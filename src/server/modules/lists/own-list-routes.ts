import type { FastifyInstance } from 'fastify';
import { makeList, orderLists, removeList, renameList } from '../../../contract/own/lists.ts';
import { forbidden, notFound } from '../../http/api-error.ts';
import { registerPersonalCall } from '../../http/register-calls.ts';
import type { RouteContext } from '../../http/route-context.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { requirePremium } from '../people/premium-status.ts';
import { createCustomList, renameCustomList } from './create-custom-list.ts';
import { deleteCustomList, orderCustomLists } from './custom-lists.ts';
import { parseListName } from './list-limits.ts';

/** Making, renaming, ordering and deleting custom lists, on the person's own page. */
export function ownListRoutes(app: FastifyInstance, { db }: RouteContext): void {
  registerPersonalCall(app, makeList, async ({ userId, body }) => {
    await requirePremium(db, userId);
    const named = parseListName(body.name);
    if (typeof named === 'string') return { outcome: named };
    return outcomeOf(await createCustomList(db, { userId, ...named, titleId: parseRowId(body.title ?? '') }));
  });

  registerPersonalCall(app, renameList, async ({ userId, body }) => {
    await requirePremium(db, userId);
    const named = parseListName(body.name);
    if (typeof named === 'string') return { outcome: named };
    const listId = parseRowId(body.list);
    if (listId === undefined) throw notFound('list');
    return outcomeOf(await renameCustomList(db, { userId, listId, ...named }));
  });

  registerPersonalCall(app, orderLists, async ({ userId, body }) => {
    await requirePremium(db, userId);
    await orderCustomLists(db, { userId, listIds: body.lists.flatMap((list) => parseRowId(list) ?? []) });
    return { success: true };
  });

  registerPersonalCall(app, removeList, async ({ userId, body }) => {
    await requirePremium(db, userId);
    const listId = parseRowId(body.list);
    if (listId !== undefined) await deleteCustomList(db, { userId, listId });
    return { success: true };
  });
}

type Outcome = Awaited<ReturnType<typeof createCustomList>> | Awaited<ReturnType<typeof renameCustomList>>;

/** Throws a 403 or 404 `ApiError` for an outcome that does not concern the name. */
function outcomeOf(outcome: Outcome) {
  // Premium has ended meanwhile.
  if (outcome === 'not premium') throw forbidden('Custom lists are for premium people');
  if (outcome === 'no such list') throw notFound('list');
  return { outcome: outcome === 'made' || outcome === 'renamed' ? 'done' : outcome } as const;
}
