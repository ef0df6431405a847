import type { InlineKeyboardButton } from 'grammy/types';
import { mergeDeskTitles } from '../../../contract/desk-titles.ts';
import type { BotServices, PrivateChatComposer } from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { escapeHtml } from '../../chat/messages/html.ts';
import { editMessage } from '../../chat/messages/keyboard-message.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { texts } from '../../chat/texts/texts.ts';
import { nameWithYear } from '../catalogue/cards/title-card.ts';
import { findTitleIncludingHidden } from '../catalogue/titles.ts';
import { recordInChat } from '../changes/changes.ts';
import { changeOfMerging } from './changes-of-titles.ts';
import { findDuplicateOf, mergeTitles } from './merge-titles.ts';

/** 'Unisci': shows what happens to both titles, and merges them after a second press. */
export function registerMergeTitle(owners: PrivateChatComposer, { db }: BotServices): void {
  const titleOf = (id: number) => findTitleIncludingHidden(db, id);

  onPress(owners, buttons.merge, async (ctx, { keep, other }) => {
    const [kept, gone] = [await titleOf(keep), await titleOf(other)];
    if (!kept || !gone) return texts.unknownTitle;
    await ctx.reply(texts.owner.mergeWhat(nameWithYear(gone), other, keep), {
      reply_markup: {
        inline_keyboard: [
          [
            buttons.mergeSurely.labelled(texts.owner.mergeYes, { keep, other }, 'danger'),
            buttons.cancel.labelled(texts.owner.cancel, { titleId: keep }),
          ],
        ],
      },
    });
    return undefined;
  });

  onPress(owners, buttons.mergeSurely, async (ctx, { keep, other }) => {
    const [title, gone] = [await titleOf(keep), await titleOf(other)];
    const merged = title && gone && (await mergeTitles(db, { keep, other })) === 'merged';
    if (merged) await recordInChat(ctx, db, mergeDeskTitles, [changeOfMerging(gone, keep)]);
    await editMessage(ctx, {
      text: escapeHtml(merged ? texts.owner.merged(nameWithYear(title), keep) : texts.noSuchTitle(other)),
      reply_markup: {
        inline_keyboard: [[buttons.card.labelled(texts.owner.card, { titleId: keep })]],
      },
    });
  });
}

/** A row with 'Unisci', if another title has the same TMDB or IMDb id. */
export async function mergeButtons({ db }: BotServices, id: number): Promise<InlineKeyboardButton[][]> {
  const other = await findDuplicateOf(db, id);
  if (other === undefined) return [];
  return [[buttons.merge.labelled(texts.owner.merge(other), { keep: id, other })]];
}
