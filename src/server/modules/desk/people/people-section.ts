import { getPeople, setBanned, setHelper } from '../../../../contract/desk-people.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { banAndStopRenewals } from '../../moderation/ban-and-stop-renewals.ts';
import { unbanPerson } from '../../moderation/ban-person.ts';
import { addHelper, removeHelper } from '../../people/helpers.ts';
import { type ListedPerson, listPeople } from '../../people/list-people.ts';
import { isKnownPerson } from '../../people/people.ts';
import type { DeskSection } from '../section.ts';
import { welcomeHelper } from './welcome-helper.ts';

const PAGE = 40;

/** 'Persone': who is there, bans, and who helps at the desk. */
export const peopleSection: DeskSection = {
  path: 'persone',
  role: 'owner',
  register(on) {
    on(getPeople, async ({ query: { show, words, after } }, { db, ownerIds }) => {
      const people = await listPeople(db, { show, words, after, limit: PAGE });
      const last = people.length === PAGE ? people.at(-1) : undefined;
      return { people: people.map((person) => shown(person, ownerIds)), next: last?.id ?? null };
    });

    on(setBanned, async ({ body: { person, isBanned } }, { api, db, ownerIds }) => {
      if (ownerIds.includes(person)) throw new ApiError(409, 'An owner is not banned');
      if (!isBanned) await unbanPerson(db, person);
      const note = isBanned ? (await banAndStopRenewals(api, db, person)).note : undefined;
      return { success: true, note: note ?? null };
    });

    on(setHelper, async ({ userId, body: { person, isHelper } }, desk) => {
      const { db } = desk;
      if (!isHelper) await removeHelper(db, person);
      else if (!(await isKnownPerson(db, person))) throw notFound('person');
      else if (await addHelper(db, { userId: person, givenBy: userId })) await welcomeHelper(desk, person);
      return { success: true };
    });
  },
};

function shown({ lastSeenAt, premiumUntil, isHelper, ...person }: ListedPerson, ownerIds: readonly string[]) {
  const role = ownerIds.includes(person.id) ? 'owner' : isHelper ? 'helper' : null;
  return {
    ...person,
    lastSeenAt: lastSeenAt.getTime(),
    premiumUntil: premiumUntil?.getTime() ?? null,
    role,
  };
}
