import {
  endSessions,
  erasePerson,
  GIFT_DAYS,
  getUnwatched,
  givePremium,
  sendPersonData as sendDataCall,
  takeGiftBack,
} from '../../../../contract/desk/people.ts';
import { deskTexts } from '../../../chat/texts/texts.ts';
import { all } from '../../../database/db.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';
import { isKnownPerson, revokeSessions } from '../../people/people.ts';
import { erasePersonData } from '../../people/person-data.ts';
import { sendPersonData } from '../../people/send-person-data.ts';
import { changeOfRevoking, giveAsGift } from '../../premium/granted-gifts.ts';
import { revokeGift } from '../../premium/premium.ts';
import { fromMessenger } from '../../premium/premium-routes.ts';
import { stopRenewals } from '../../premium/stop-renewal.ts';
import type { DeskContext, RegisterDeskCall, RegisterDeskChange } from '../register-desk-call.ts';

const MAX_UNWATCHED = 20;

/** The calls for one person: a gift, the end of their sessions, their data. */
export function registerPersonCalls(on: RegisterDeskCall, onChange: RegisterDeskChange): void {
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
