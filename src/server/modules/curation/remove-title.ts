import type { BotServices, PrivateChatComposer } from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { editMessage } from '../../chat/messages/edit-message.ts';
import { escapeHtml } from '../../chat/messages/html.ts';
import { texts } from '../../chat/texts/texts.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { nameWithYear } from '../catalogue/cards/title-card.ts';
import { countTitleUses } from '../catalogue/edit-titles.ts';
import { removeTitle } from '../catalogue/remove-titles.ts';
import { findTitleIncludingHidden } from '../catalogue/titles.ts';

const NO_BUTTONS = { inline_keyboard: [] };

/** 'Rimuovi': says what is deleted with the title, and deletes it after a second press. */
export function registerRemoveTitle(owners: PrivateChatComposer, { db }: BotServices): void {
  const titleOf = (id: number) =>
    parseRowId(String(id)) === undefined ? undefined : findTitleIncludingHidden(db, id);

  owners.callbackQuery(callbackData.remove.pattern, async (ctx) => {
    const [id = 0] = callbackData.remove.read(ctx.match);
    const title = await titleOf(id);
    if (title)
      await ctx.reply(
        texts.owner.removeWhat(nameWithYear(title), id, await countTitleUses(db, id)),
        confirm(id),
      );
    await answerCallbackQuery(ctx, title ? undefined : texts.unknownTitle);
  });

  owners.callbackQuery(callbackData.removeSurely.pattern, async (ctx) => {
    const [id = 0] = callbackData.removeSurely.read(ctx.match);
    const title = await titleOf(id);
    const removed = title !== undefined && (await removeTitle(db, id));
    const text = removed ? texts.owner.removed(nameWithYear(title)) : texts.noSuchTitle(id);
    await editMessage(ctx, { text: escapeHtml(text), reply_markup: NO_BUTTONS });
    await answerCallbackQuery(ctx);
  });

  owners.callbackQuery(callbackData.keep.pattern, async (ctx) => {
    await editMessage(ctx, { text: texts.nothingChanged, reply_markup: NO_BUTTONS });
    await answerCallbackQuery(ctx);
  });
}

function confirm(id: number) {
  const yes = {
    text: texts.owner.removeYes,
    callback_data: callbackData.removeSurely.make(id),
    style: 'danger' as const,
  };
  const no = { text: texts.owner.cancel, callback_data: callbackData.keep.make(id) };
  return { reply_markup: { inline_keyboard: [[yes, no]] } };
}
