import type { InlineKeyboardButton } from 'grammy/types';
import type { BotServices } from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { texts } from '../../chat/texts/texts.ts';
import { findDuplicateOf } from './find-duplicates.ts';

/** A row with 'Unisci', where another title has the same TMDB or IMDb id. */
export async function mergeButtons({ db }: BotServices, id: number): Promise<InlineKeyboardButton[][]> {
  const other = await findDuplicateOf(db, id);
  if (other === undefined) return [];
  return [[buttons.merge.labelled(texts.owner.merge(other), { keep: id, other })]];
}
