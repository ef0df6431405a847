import { changeTitles } from '../../../contract/desk/titles.ts';
import type { BotServices, PrivateChatComposer } from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { editMessageButtons } from '../../chat/messages/keyboard-message.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { ownerTexts, texts } from '../../chat/texts/texts.ts';
import { ownerTitleButtons, titleButtons } from '../catalogue/cards/title-card.ts';
import { setHidden } from '../catalogue/title-visibility.ts';
import { findTitleIncludingHidden } from '../catalogue/titles.ts';
import { recordInChat } from '../changes/changes.ts';
import { changeOfTitles } from './changes-of-titles.ts';

/** 'Nascondi' and 'Mostra': hide a title everywhere, and show it again. */
export function registerHideTitle(owners: PrivateChatComposer, { db, links }: BotServices): void {
  onPress(owners, buttons.hide, async (ctx, { titleId: id, hidden }) => {
    const title = await findTitleIncludingHidden(db, id);
    if (!title) return texts.unknownTitle;
    const record = recordInChat(ctx, db, changeTitles);
    const { isThere } = await record(async (transaction) => {
      const isThere = await setHidden(transaction, id, hidden);
      const change = changeOfTitles([title], { kind: 'hidden', isSet: hidden });
      return { isThere, changes: isThere && title.hidden !== hidden ? [change] : [] };
    });
    if (!isThere) return texts.unknownTitle;
    const card = { chatId: ctx.chatId, links };
    await editMessageButtons(ctx, [
      ...titleButtons(title, card),
      ...ownerTitleButtons({ ...title, hidden }, card),
    ]);
    return ownerTexts.hiddenNow(hidden);
  });
}
