import type { InlineKeyboardButton } from 'grammy/types';
import { buttons } from '../../../chat/messages/buttons.ts';
import { texts } from '../../../chat/texts/texts.ts';

/** Additional button rows of a title's card for owners. */
export function ownerTitleButtons(id: number, { hidden }: { hidden: boolean }): InlineKeyboardButton[][] {
  const { owner } = texts;
  return [
    [
      buttons.edit.labelled(owner.edit, { titleId: id }),
      buttons.hide.labelled(hidden ? owner.show : owner.hide, { titleId: id, hidden: !hidden }),
      buttons.sources.labelled(owner.sources, { titleId: id, page: 0 }),
    ],
    [buttons.remove.labelled(owner.remove, { titleId: id }, 'danger')],
  ];
}
