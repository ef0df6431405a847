import type { Api } from 'grammy';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { premiumTexts } from '../premium/premium-texts.ts';
import { stopRenewals } from '../premium/stop-renewal.ts';
import { banPerson } from './ban-person.ts';

/**
 * Bans a person and stops the renewal of their premium. Returns the number of deliveries that were cancelled, and what became of
 * the renewal, in Italian, where there was one.
 */
export async function banAndStopRenewals(
  api: Api,
  db: Kysely<Schema>,
  userId: string,
): Promise<{ cancelled: number; note: string | undefined }> {
  const cancelled = await banPerson(db, userId);
  const renewal = await stopRenewals(api, db, { userId });
  if (renewal === 'nothing renews') return { cancelled, note: undefined };
  return { cancelled, note: renewal === 'stopped' ? premiumTexts.renewalStopped : premiumTexts.stillRenews };
}
