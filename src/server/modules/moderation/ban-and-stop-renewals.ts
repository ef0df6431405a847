import type { Api } from 'grammy';
import type { Db } from '../../database/db.ts';
import type { RecordChanges } from '../changes/changes.ts';
import { premiumTexts } from '../premium/premium-texts.ts';
import { stopRenewals } from '../premium/stop-renewal.ts';
import { banPerson } from './ban-person.ts';

/**
 * Bans a person, then stops the renewal of their premium. Returns the number of deliveries that were cancelled, and what
 * became of the renewal, where there was one.
 */
export async function banAndStopRenewals(
  { api, db, record }: { api: Api; db: Db; record: RecordChanges },
  userId: string,
): Promise<{ cancelled: number; note: string | undefined }> {
  const cancelled = await banPerson(db, userId, record);
  const renewal = await stopRenewals(api, db, { userId });
  if (renewal === 'nothing renews') return { cancelled, note: undefined };
  return {
    cancelled,
    note: renewal === 'stopped' ? premiumTexts.renewalStopped : premiumTexts.stillRenews,
  };
}
