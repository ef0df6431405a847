import type { Api } from 'grammy';
import { takeGiftBack } from '../../../contract/desk/people.ts';
import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import { inLanguageOf } from '../../languages/person-language.ts';
import type { Change } from '../changes/changes.ts';
import { type Standing, undoBy } from '../changes/undo.ts';
import { privateChatId } from '../people/private-chat-id.ts';
import { hasGift } from './premium.ts';

/**
 * Premium as a gift in 'Ultime modifiche'. Without `days` it has no end, and cannot be taken back: it replaced the
 * earlier premium. `gift`: the update that gave it.
 */
export function changeOfGift(person: string, days: number | undefined, gift: number): Change {
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

/** Writes to a person who was given premium, in their language. Returns false when the bot cannot write to them. */
export async function notifyOfGift(
  { api, db }: { api: Api; db: Db },
  userId: string,
  until: Date | 'without end',
): Promise<boolean> {
  try {
    await inLanguageOf(db, userId, () =>
      api.sendMessage(privateChatId(userId) ?? 0, texts.grantedToYou(until)),
    );
    return true;
  } catch (error) {
    if (!['unreachable', 'refused'].includes(classifyBotApiError(error).kind)) throw error;
    return false;
  }
}
