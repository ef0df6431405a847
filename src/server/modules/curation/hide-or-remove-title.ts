import { changeTitles, removeDeskTitles } from '../../../contract/desk-titles.ts';
import type { BotServices, PrivateChatComposer } from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { escapeHtml } from '../../chat/messages/html.ts';
import { editMessage, editMessageButtons, NO_BUTTONS } from '../../chat/messages/keyboard-message.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { texts } from '../../chat/texts/texts.ts';
import { nameWithYear, ownerTitleButtons, titleButtons } from '../catalogue/cards/title-card.ts';
import { countTitleUses } from '../catalogue/edit-titles.ts';
import { removeTitle } from '../catalogue/remove-titles.ts';
import { setHidden } from '../catalogue/title-visibility.ts';
import { findTitleIncludingHidden } from '../catalogue/titles.ts';
import { recordInChat } from '../changes/changes.ts';
import { changeOfRemoving, changeOfTitles } from './changes-of-titles.ts';

/** 'Rimuovi': shows what is deleted with the title, and deletes it after a second press. */
export function registerRemoveTitle(owners: PrivateChatComposer, { db }: BotServices): void {
  onPress(owners, buttons.remove, async (ctx, { titleId: id }) => {
    const title = await findTitleIncludingHidden(db, id);
    if (!title) return texts.unknownTitle;
    await ctx.reply(
      texts.owner.removeWhat(nameWithYear(title), id, await countTitleUses(db, id)),
      confirm(id),
    );
    return undefined;
  });

  onPress(owners, buttons.removeSurely, async (ctx, { titleId: id }) => {
    const title = await findTitleIncludingHidden(db, id);
    const removed = title !== undefined && (await removeTitle(db, id));
    if (removed) await recordInChat(ctx, db, removeDeskTitles, [changeOfRemoving(title)]);
    const text = removed ? texts.owner.removed(nameWithYear(title)) : texts.noSuchTitle(id);
    await editMessage(ctx, { text: escapeHtml(text), reply_markup: NO_BUTTONS });
  });

  onPress(owners, buttons.cancel, (ctx) =>
    editMessage(ctx, { text: texts.nothingChanged, reply_markup: NO_BUTTONS }),
  );
}

function confirm(id: number) {
  const yes = buttons.removeSurely.labelled(texts.owner.removeYes, { titleId: id }, 'danger');
  const no = buttons.cancel.labelled(texts.owner.cancel, { titleId: id });
  return { reply_markup: { inline_keyboard: [[yes, no]] } };
}

/** 'Nascondi' and 'Mostra': hide a title everywhere, and show it again. */
export function registerHideTitle(owners: PrivateChatComposer, { db, links }: BotServices): void {
  onPress(owners, buttons.hide, async (ctx, { titleId: id, hidden }) => {
    const before = await findTitleIncludingHidden(db, id);
    if (!before || !(await setHidden(db, id, hidden))) return texts.unknownTitle;
    const change = changeOfTitles([before], { kind: 'hidden', isSet: hidden });
    await recordInChat(ctx, db, changeTitles, before.hidden === hidden ? [] : [change]);
    const shared = titleButtons({ id }, { chatId: ctx.chatId, links });
    await editMessageButtons(ctx, [...shared, ...ownerTitleButtons(id, { hidden })]);
    return texts.owner.hiddenNow(hidden);
  });
}
