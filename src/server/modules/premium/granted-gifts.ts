import type { Api } from 'grammy';
import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Change } from '../changes/changes.ts';
import { privateChatId } from '../people/private-chat-id.ts';

/** Premium as a gift in 'Ultime modifiche'; without `days` it has no end. */
export function changeOfGift(person: string, days: number | undefined): Change {
  const length = days === 1 ? '1 giorno' : `${days} giorni`;
  return { what: `Premium in regalo, ${days === undefined ? 'senza fine' : length}`, person };
}

/** Writes to a person who was given premium. Returns false when the bot cannot write to them. */
export async function notifyOfGift(api: Api, userId: string, until: Date | 'without end'): Promise<boolean> {
  try {
    await api.sendMessage(privateChatId(userId) ?? 0, texts.grantedToYou(until));
    return true;
  } catch (error) {
    if (!['unreachable', 'refused'].includes(classifyBotApiError(error).kind)) throw error;
    return false;
  }
}
