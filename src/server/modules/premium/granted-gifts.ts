import { takeGiftBack } from '../../../contract/desk/people.ts';
import { isChatMissing } from '../../chat/sending/chat-availability.ts';
import { queueNotice } from '../../chat/sending/queue-notice.ts';
import type { Change, RecordChanges } from '../changes/changes.ts';
import { type Standing, undoBy } from '../changes/undo.ts';
import { type Granted, grantPremiumWithFirstList, hasGift } from './premium.ts';

/**
 * Premium as a gift in 'Ultime modifiche'. Without `days` it has no end, and cannot be taken back: it replaced the
 * earlier premium. `gift`: the update that gave it.
 */
function changeOfGift(person: string, days: number | undefined, gift: number): Change {
  return {
    what: { kind: 'premiumGiven', days: days ?? null },
    person,
    undo: days === undefined ? undefined : undoBy(takeGiftBack, { body: { person, gift } }, GIFTS),
  };
}

/** The present state for undoing: gifts that people still have. */
export const GIFTS: Standing<typeof takeGiftBack> = {
  read: async (db, { person, gift }) => ({
    [gift]: String(await hasGift(db, { userId: person, updateId: gift })),
  }),
};

/** The end of a person's premium in 'Ultime modifiche'. */
export function changeOfRevoking(person: string): Change {
  return { what: { kind: 'premiumRevoked' }, person };
}

type Given = {
  userId: string;
  /** Without end if undefined. */
  days: number | undefined;
  /** The update that gives it. */
  updateId: number;
};

/** Gives a person premium and queues the message about it. `isNotified`: the bot can write to them, as far as it knows. */
export async function giveAsGift(
  record: RecordChanges,
  { userId, days, updateId }: Given,
): Promise<{ until: Granted['until']; isNotified: boolean }> {
  return record(async (transaction) => {
    const time = days === undefined ? undefined : { days, updateId };
    const { until, isNew } = await grantPremiumWithFirstList(transaction, userId, time);
    const isNotified = !(await isChatMissing(transaction, userId));
    if (isNew && isNotified) await queueNotice(transaction, 'premiumGiven', { userId });
    return { until, isNotified, changes: isNew ? [changeOfGift(userId, days, updateId)] : [] };
  });
}
