import { getPeople, setBanned, setHelper } from '../../../../contract/desk/people.ts';
import { queueNotice } from '../../../chat/sending/queue-notice.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';
import type { Change } from '../../changes/changes.ts';
import { addHelper, removeHelper } from '../../people/helpers.ts';
import { type ListedPerson, listPeople } from '../../people/list-people.ts';
import { isKnownPerson } from '../../people/people.ts';
import type { DeskSection } from '../section.ts';
import { banPerson, endRenewals, unbanPerson } from './ban-person.ts';
import { registerPersonCalls } from './manage-person.ts';

const PAGE = 40;

/** 'Persone': everybody, with bans and helpers. */
export const peopleSection: DeskSection = {
  path: 'persone',
  role: 'owner',
  register(on, onChange) {
    registerPersonCalls(on, onChange);
    on(getPeople, async ({ query: { show, words, after } }, { db, ownerIds }) => {
      const people = await listPeople(db, { show, words, after, limit: PAGE });
      const last = people.length === PAGE ? people.at(-1) : undefined;
      return { people: people.map((person) => toRow(person, ownerIds)), next: last?.id ?? null };
    });

    onChange(setBanned, async ({ body: { person, isBanned } }, desk) => {
      if (desk.ownerIds.includes(person)) throw new ApiError(409, 'Owners cannot be banned here');
      await (isBanned ? banPerson : unbanPerson)(desk.db, person, desk.record);
      const note = isBanned ? await endRenewals(desk.api, desk.db, person) : undefined;
      return { success: true, note: note ?? null };
    });

    onChange(setHelper, async ({ userId, body: { person, isHelper } }, desk) => {
      if (isHelper && !(await isKnownPerson(desk.db, person))) throw notFound('person');
      await desk.record(async (transaction) => {
        const isNew = isHelper
          ? await addHelper(transaction, { userId: person, givenBy: userId })
          : await removeHelper(transaction, person);
        if (isNew && isHelper) await queueNotice(transaction, 'helper', { userId: person });
        return { changes: isNew ? [changeOfHelper(person, isHelper)] : [] };
      });
      desk.notifyOutbox();
      return { success: true };
    });
  },
};

function changeOfHelper(person: string, isHelper: boolean): Change {
  return {
    what: { kind: isHelper ? 'helperAdded' : 'helperRemoved' },
    person,
  };
}

function toRow({ lastSeenAt, premiumUntil, isHelper, ...person }: ListedPerson, ownerIds: readonly string[]) {
  const role = ownerIds.includes(person.id) ? 'owner' : isHelper ? 'helper' : null;
  return {
    ...person,
    lastSeenAt: lastSeenAt.getTime(),
    premiumUntil: premiumUntil?.getTime() ?? null,
    role,
  };
}
