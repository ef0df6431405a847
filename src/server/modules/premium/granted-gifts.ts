import type { Api } from 'grammy';
import type { Kysely } from 'kysely';
import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Schema } from '../../database/schema.ts';
import { inLanguageOf } from '../../languages/person-language.ts';
import type { Change } from '../changes/changes.ts';
import { privateChatId } from '../people/private-chat-id.ts';

/** Premium as a gift in 'Ultime modifiche'; without `days` it has no end. */
export function changeOfGift(person: string, days: number | undefined): Change {
  return { what: { kind: 'premiumGiven', days: days ?? null }, person };
}

/** Writes to a person who was given premium, in their language. Returns false when the bot cannot write to them. */
export async function notifyOfGift(
  { api, db }: { api: Api; db: Kysely<Schema> },
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
