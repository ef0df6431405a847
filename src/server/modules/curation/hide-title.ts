import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { editMessageButtons } from '../../chat/messages/edit-message.ts';
import { texts } from '../../chat/texts/texts.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { ownerTitleButtons } from '../catalogue/cards/owner-title-buttons.ts';
import { titleButtons } from '../catalogue/cards/title-card.ts';
import { setHidden } from '../catalogue/title-visibility.ts';

/** 'Nascondi' and 'Mostra': hides a title from every answer and shows it again. */
export function registerHideTitle(owners: PrivateChatComposer, { db, links }: BotServices): void {
  owners.callbackQuery(callbackData.hide.pattern, async (ctx) => {
    const [id = 0, flag = 0] = callbackData.hide.read(ctx.match);
    const hidden = flag === 1;
    const known = parseRowId(String(id)) !== undefined && (await setHidden(db, id, hidden));
    if (known) await showButtons(ctx, id, hidden);
    await answerCallbackQuery(ctx, known ? texts.owner.hiddenNow(hidden) : texts.unknownTitle);
  });

  async function showButtons(ctx: PrivateChatContext, id: number, hidden: boolean): Promise<void> {
    const everybodys = titleButtons({ id }, { chatId: ctx.chatId, links });
    await editMessageButtons(ctx, [...everybodys, ...ownerTitleButtons(id, { hidden })]);
  }
}
