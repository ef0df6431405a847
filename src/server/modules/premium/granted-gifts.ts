import { isChatMissing } from '../../chat/sending/chat-availability.ts';
import { queueNotice } from '../../chat/sending/queue-notice.ts';
import type { Change, RecordChanges } from '../changes/changes.ts';
import { type Granted, grantPremiumWithFirstList } from './premium.ts';

/** Premium as a gift in 'Ultime modifiche'; without `days` it has no end. */
function changeOfGift(person: string, days: number | undefined): Change {
  return { what: { kind: 'premiumGiven', days: days ?? null }, person };
}

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
    return { until, isNotified, changes: isNew ? [changeOfGift(userId, days)] : [] };
  });
}
