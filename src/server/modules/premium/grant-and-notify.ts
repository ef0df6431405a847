import type { Api } from 'grammy';
import type { Kysely } from 'kysely';
import { classifyBotApiError } from '../../chat/bot-api/bot-api-errors.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Schema } from '../../database/schema.ts';
import type { Change } from '../changes/changes.ts';
import { privateChatId } from '../people/private-chat-id.ts';
import { grantPremiumWithFirstList } from './premium.ts';

/**
 * Grants premium and writes to the person. `isNotified`: false when the bot cannot write to them.
 */
export async function grantAndNotify(
  api: Api,
  db: Kysely<Schema>,
  { userId, time }: { userId: string; time: Parameters<typeof grantPremiumWithFirstList>[2] },
): Promise<{ until: Date | 'without end'; isNotified: boolean }> {
  const until = await grantPremiumWithFirstList(db, userId, time);
  return { until, isNotified: await notify(api, userId, texts.grantedToYou(until)) };
}

/** Premium as a gift in 'Ultime modifiche'; without `days` it has no end. */
export function changeOfGift(person: string, days: number | undefined): Change {
  const length = days === 1 ? '1 giorno' : `${days} giorni`;
  return { what: `Premium in regalo, ${days === undefined ? 'senza fine' : length}`, person };
}

async function notify(api: Api, userId: string, text: string): Promise<boolean> {
  try {
    await api.sendMessage(privateChatId(userId) ?? 0, text);
    return true;
  } catch (error) {
    if (!['unreachable', 'refused'].includes(classifyBotApiError(error).kind)) throw error;
    return false;
  }
}
