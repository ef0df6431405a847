import type { BotServices, PrivateChatComposer } from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { editMessageButtons } from '../../chat/messages/keyboard-message.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { texts } from '../../chat/texts/texts.ts';
import { ownerTitleButtons } from '../catalogue/cards/owner-title-buttons.ts';
import { titleButtons } from '../catalogue/cards/title-card.ts';
import { setHidden } from '../catalogue/title-visibility.ts';

/** 'Nascondi' and 'Mostra': hides a title from every answer and shows it again. */
export function registerHideTitle(owners: PrivateChatComposer, { db, links }: BotServices): void {
  onPress(owners, buttons.hide, async (ctx, { titleId: id, hidden }) => {
    if (!(await setHidden(db, id, hidden))) return texts.unknownTitle;
    const everybodys = titleButtons({ id }, { chatId: ctx.chatId, links });
    await editMessageButtons(ctx, [...everybodys, ...ownerTitleButtons(id, { hidden })]);
    return texts.owner.hiddenNow(hidden);
  });
}
