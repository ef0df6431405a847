import { getChanges, undoChange } from '../../../../contract/desk/changes.ts';
import type { DbTransaction } from '../../../database/db.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { readUnendedMerges } from '../../catalogue/merging-titles.ts';
import { findChange, listChanges, markUndone } from '../../changes/find-changes.ts';
import { deskRoleOf } from '../../people/desk-role.ts';
import { namesOfRequests } from '../../requests/title-request.ts';
import type { DeskContext } from '../register-desk-call.ts';
import type { DeskSection } from '../section.ts';
import { requestIdsIn, sayChange } from './say-change.ts';

const PAGE = 40;

/** 'Ultime modifiche': the changes of owners and helpers, with undo. */
export const changesSection: DeskSection = {
  path: 'modifiche',
  role: 'helper',
  register(on, onChange) {
    on(getChanges, async ({ userId, query: { after } }, desk) => {
      const role = await roleOf(desk, userId);
      const changes = await listChanges(desk.db, { role, after, limit: PAGE }, desk.canUndo);
      const facts = {
        merges: await readUnendedMerges(desk.db),
        requests: await namesOfRequests(desk.db, requestIdsIn(changes)),
      };
      const shown = changes.map((change) => ({ ...change, what: sayChange(change.what, facts) }));
      return { changes: shown, next: changes.length === PAGE ? (changes.at(-1)?.id ?? null) : null };
    });

    onChange(undoChange, async ({ userId, body: { change: id } }, desk) => {
      const change = await findChange(desk.db, { id, role: await roleOf(desk, userId) });
      if (!change) throw notFound('change');
      if (change.isUndone) return { success: true };
      if (!change.undo) throw new ApiError(409, 'This change cannot be undone');
      const mark = (transaction: DbTransaction) => markUndone(transaction, { id, userId });
      const left = await desk.undo(change.undo, userId, mark);
      return { success: true, ...(left.count > 0 && { left }) };
    });
  },
};

async function roleOf(desk: DeskContext, userId: string) {
  return (await deskRoleOf(desk, userId)) ?? 'helper';
}
