import {
  GIFT_DAYS,
  endSessions,
  erasePerson,
  getPeople,
  getUnwatched,
  givePremium,
  sendPersonData as sendDataCall,
  setBanned,
  setHelper,
  takeGiftBack,
} from '../../../../contract/desk/people.ts';
import { queueNotice } from '../../../chat/sending/queue-notice.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';
import type { Change } from '../../changes/changes.ts';
import { addHelper, removeHelper } from '../../people/helpers.ts';
import { type ListedPerson, listPeople } from '../../people/list-people.ts';
import { isKnownPerson, revokeSessions } from '../../people/people.ts';
import type { DeskSection } from '../section.ts';
import { banPerson, endRenewals, unbanPerson } from './ban-person.ts';
import { deskTexts } from '../../../chat/texts/texts.ts';
import { all } from '../../../database/db.ts';
import { erasePersonData } from '../../people/person-data.ts';
import { sendPersonData } from '../../people/send-person-data.ts';
import { changeOfRevoking, giveAsGift } from '../../premium/granted-gifts.ts';
import { revokeGift } from '../../premium/premium.ts';
import { fromMessenger } from '../../premium/premium-routes.ts';
import { stopRenewals } from '../../premium/stop-renewal.ts';
import type { DeskContext, RegisterDeskCall, RegisterDeskChange } from '../register-desk-call.ts';

const MAX_UNWATCHED = 20;

/** The calls for one person: a gift, the end of their sessions, their data. */
function registerPersonCalls(on: RegisterDeskCall, onChange: RegisterDeskChange): void {
  on(getUnwatched, async ({ params: { person } }, desk) => ({ titles: await unwatchedOf(desk, person) }));

  onChange(givePremium, async ({ body: { person, press } }, desk) => {
    if (!(await isKnownPerson(desk.db, person))) throw notFound('person');
    // Numbers of updates are positive.
    const gift = { userId: person, days: GIFT_DAYS, updateId: -press };
    const { isNotified } = await giveAsGift(desk.record, gift);
    desk.notifyOutbox();
    return { success: true, isNotified };
  });

  onChange(takeGiftBack, async ({ body: { person, gift } }, { record }) => {
    await record(async (transaction) => {
      const isTaken = await revokeGift(transaction, { userId: person, updateId: gift });
      return { changes: isTaken ? [changeOfRevoking(person)] : [] };
    });
    return { success: true };
  });

  onChange(endSessions, async ({ body: { person } }, { db, record }) => {
    if (!(await isKnownPerson(db, person))) throw notFound('person');
    await record(async (transaction) => {
      const isNew = await revokeSessions(transaction, person);
      return { changes: isNew ? [{ what: { kind: 'sessionsEnded' }, person }] : [] };
    });
    return { success: true };
  });

  onChange(sendDataCall, async ({ userId, body: { person } }, { api, db, record }) => {
    const caption = deskTexts.dataOf(person);
    const isSent = await sendPersonData(api, db, { of: person, to: userId, caption });
    // Records only this, once they have arrived.
    if (isSent) await record(async () => ({ changes: [{ what: { kind: 'dataSent' }, person }] }));
    return { isChatMissing: !isSent };
  });

  onChange(erasePerson, async ({ body: { person } }, desk) => {
    if (desk.ownerIds.includes(person)) throw new ApiError(409, 'Owners cannot be erased here');
    // First, so that nobody goes on paying for erased data; if it fails, nothing is erased and the call can be
    // repeated.
    const outcome = await fromMessenger(desk, () => stopRenewals(desk.api, desk.db, { userId: person }));
    await erasePersonData(desk.db, person, desk.record);
    return { stillRenews: outcome === 'refused' };
  });
}

async function unwatchedOf({ db }: DeskContext, person: string) {
  return all<{ id: number; name: string }>(db)`
    select title.id, title.titolo as name
    from title_requester as asked join title_request on title_request.id = request_id
      join title on title.id = title_request.title_id
    where asked.user_id = ${person} and withdrawn_at is null and state in ('added', 'linked')
      and not exists (
        select from viewing where viewing.user_id = asked.user_id and viewing.title_id = title.id)
    order by asked_at desc, asked.id desc limit ${MAX_UNWATCHED}`;
}

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
