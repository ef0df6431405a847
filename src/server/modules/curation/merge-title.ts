import type { BotServices, PrivateChatComposer } from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { editMessage } from '../../chat/messages/edit-message.ts';
import { escapeHtml } from '../../chat/messages/html.ts';
import { texts } from '../../chat/texts/texts.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { nameWithYear } from '../catalogue/cards/title-card.ts';
import { findTitleIncludingHidden } from '../catalogue/titles.ts';

import { mergeTitles } from './merge-titles.ts';

/** 'Unisci': says what becomes of the two titles, and merges them after a second press. */
export function registerMergeTitle(owners: PrivateChatComposer, { db }: BotServices): void {
  const titleOf = (id: number) =>
    parseRowId(String(id)) === undefined ? undefined : findTitleIncludingHidden(db, id);

  owners.callbackQuery(callbackData.merge.pattern, async (ctx) => {
    const [keep = 0, other = 0] = callbackData.merge.read(ctx.match);
    const [kept, gone] = [await titleOf(keep), await titleOf(other)];
    if (kept && gone)
      await ctx.reply(texts.owner.mergeWhat(nameWithYear(gone), other, keep), {
        reply_markup: {
          inline_keyboard: [
            [
              {
                text: texts.owner.mergeYes,
                callback_data: callbackData.mergeSurely.make(keep, other),
                style: 'danger',
              },
              { text: texts.owner.cancel, callback_data: callbackData.keep.make(keep) },
            ],
          ],
        },
      });
    await answerCallbackQuery(ctx, kept && gone ? undefined : texts.unknownTitle);
  });

  owners.callbackQuery(callbackData.mergeSurely.pattern, async (ctx) => {
    const [keep = 0, other = 0] = callbackData.mergeSurely.read(ctx.match);
    const title = await titleOf(keep);
    const merged = title && (await titleOf(other)) && (await mergeTitles(db, { keep, other })) === 'merged';
    await editMessage(ctx, {
      text: escapeHtml(merged ? texts.owner.merged(nameWithYear(title), keep) : texts.noSuchTitle(other)),
      reply_markup: {
        inline_keyboard: [[{ text: texts.owner.card, callback_data: callbackData.card.make(keep) }]],
      },
    });
    await answerCallbackQuery(ctx);
  });
}
