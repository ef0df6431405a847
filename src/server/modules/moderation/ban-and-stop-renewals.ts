import type { Api } from 'grammy';
import { setBanned } from '../../../contract/desk/people.ts';
import type { Db } from '../../database/db.ts';
import { type Change, undoBy } from '../changes/changes.ts';
import { isBanned } from '../people/bans.ts';
import { premiumTexts } from '../premium/premium-texts.ts';
import { stopRenewals } from '../premium/stop-renewal.ts';
import { banPerson } from './ban-person.ts';

/** A ban or its end in 'Ultime modifiche'. */
export function changeOfBan(person: string, isBanned: boolean): Change {
  return {
    what: { kind: isBanned ? 'banned' : 'unbanned' },
    person,
    about: [`person ${person} ban`],
    undo: undoBy(setBanned, { body: { person, isBanned: !isBanned } }),
  };
}

/**
 * Bans a person and stops the renewal of their premium. Returns whether they were not banned before, the number of
 * deliveries that were cancelled, and what became of the renewal, where there was one.
 */
export async function banAndStopRenewals(
  api: Api,
  db: Db,
  userId: string,
): Promise<{ isNew: boolean; cancelled: number; note: string | undefined }> {
  const isNew = !(await isBanned(db, userId));
  const cancelled = await banPerson(db, userId);
  const renewal = await stopRenewals(api, db, { userId });
  if (renewal === 'nothing renews') return { isNew, cancelled, note: undefined };
  return {
    isNew,
    cancelled,
    note: renewal === 'stopped' ? premiumTexts.renewalStopped : premiumTexts.stillRenews,
  };
}
