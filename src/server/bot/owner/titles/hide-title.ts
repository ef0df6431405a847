import { parseRowId } from '../../../domain/parse-row-id.ts';
import { setHidden } from '../../../repositories/titles/edit-titles.ts';
import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../bot-services.ts';
import { answerCallbackQuery } from '../../messages/answer-callback-query.ts';
import { callbackData } from '../../messages/callback-data.ts';
import { editMessageButtons } from '../../messages/edit-message.ts';
import { texts } from '../../texts.ts';
import { titleButtons } from '../../titles/title-card.ts';
import { ownerTitleButtons } from './owner-title-buttons.ts';

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
