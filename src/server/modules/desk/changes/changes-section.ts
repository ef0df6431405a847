import { getChanges, undoChange } from '../../../../contract/desk/changes.ts';
import { deskRoleOf } from '../../../chat/desk-role.ts';
import type { DbTransaction } from '../../../database/db.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { readUnendedMerges } from '../../catalogue/merging-titles.ts';
import { findChange, listChanges, markUndone } from '../../changes/find-changes.ts';
import type { DeskContext } from '../register-desk-call.ts';
import type { DeskSection } from '../section.ts';
import { sayChange } from './say-change.ts';

const PAGE = 40;

/** 'Ultime modifiche': who has changed what, and its undoing. */
export const changesSection: DeskSection = {
  path: 'modifiche',
  role: 'helper',
  register(on, onChange) {
    on(getChanges, async ({ userId, query: { after } }, desk) => {
      const changes = await listChanges(desk.db, { role: await roleOf(desk, userId), after, limit: PAGE });
      const merges = await readUnendedMerges(desk.db);
      const shown = changes.map((change) => ({ ...change, what: sayChange(change.what, merges) }));
      return { changes: shown, next: changes.length === PAGE ? (changes.at(-1)?.id ?? null) : null };
    });

    onChange(undoChange, async ({ userId, body: { change: id } }, desk) => {
      const change = await findChange(desk.db, { id, role: await roleOf(desk, userId) });
      if (!change) throw notFound('change');
      if (change.isUndone) return { success: true };
      const mark = (transaction: DbTransaction) => markUndone(transaction, { id, userId });
      const isDone = change.undo !== undefined && (await desk.undo(change.undo, userId, mark));
      if (!isDone) throw new ApiError(409, 'This change cannot be undone');
      return { success: true };
    });
  },
};

async function roleOf(desk: DeskContext, userId: string) {
  return (await deskRoleOf(desk, userId)) ?? 'helper';
}
