import { getChanges } from '../../../../contract/desk/changes.ts';
import { listChanges } from '../../changes/find-changes.ts';
import { deskRoleOf } from '../../people/desk-role.ts';
import { namesOfRequests } from '../../requests/title-request.ts';
import type { DeskContext } from '../register-desk-call.ts';
import type { DeskSection } from '../section.ts';
import { requestIdsIn, sayChange } from './say-change.ts';

const PAGE = 40;

/** 'Ultime modifiche': the changes of owners and helpers. */
export const changesSection: DeskSection = {
  path: 'modifiche',
  role: 'helper',
  register(on) {
    on(getChanges, async ({ userId, query: { after } }, desk) => {
      const role = await roleOf(desk, userId);
      const changes = await listChanges(desk.db, { role, after, limit: PAGE });
      const requests = await namesOfRequests(desk.db, requestIdsIn(changes));
      const shown = changes.map((change) => ({ ...change, what: sayChange(change.what, { requests }) }));
      return { changes: shown, next: changes.length === PAGE ? (changes.at(-1)?.id ?? null) : null };
    });
  },
};

async function roleOf(desk: DeskContext, userId: string) {
  return (await deskRoleOf(desk, userId)) ?? 'helper';
}
