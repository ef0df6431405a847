import { rowId } from '../../domain/row-id.ts';
import { removeTitle, usesOfTitle } from '../../repositories/edit-catalogue.ts';
import { findAnyTitle } from '../../repositories/titles.ts';
import { answerCallback } from '../answer-callback.ts';
import { callbacks } from '../callbacks.ts';
import { nameOf } from '../card.ts';
import { changeMessage } from '../change-message.ts';
import { escapeHtml } from '../html.ts';
import type { PrivateChats, Services } from '../services.ts';
import { texts } from '../texts.ts';

const NO_BUTTONS = { inline_keyboard: [] };

/** 'Rimuovi': says what would go with the title, and takes it out for good after a second press. */
export function removeTitles(owners: PrivateChats, { db }: Services): void {
  const titleOf = (id: number) => (rowId(String(id)) === undefined ? undefined : findAnyTitle(db, id));

  owners.callbackQuery(callbacks.remove.pattern, async (ctx) => {
    const [id = 0] = callbacks.remove.read(ctx.match);
    const title = await titleOf(id);
    if (title)
      await ctx.reply(texts.owner.removeWhat(nameOf(title), id, await usesOfTitle(db, id)), confirm(id));
    await answerCallback(ctx, title ? undefined : texts.unknownTitle);
  });

  owners.callbackQuery(callbacks.removeSurely.pattern, async (ctx) => {
    const [id = 0] = callbacks.removeSurely.read(ctx.match);
    const title = await titleOf(id);
    const removed = title !== undefined && (await removeTitle(db, id));
    const text = removed ? texts.owner.removed(nameOf(title)) : texts.noSuchTitle(id);
    await changeMessage(ctx, { text: escapeHtml(text), reply_markup: NO_BUTTONS });
    await answerCallback(ctx);
  });

  owners.callbackQuery(callbacks.keep.pattern, async (ctx) => {
    await changeMessage(ctx, { text: texts.owner.nothingChanged, reply_markup: NO_BUTTONS });
    await answerCallback(ctx);
  });
}

function confirm(id: number) {
  const yes = { text: texts.owner.removeYes, callback_data: callbacks.removeSurely.make(id) };
  const no = { text: texts.owner.cancel, callback_data: callbacks.keep.make(id) };
  return { reply_markup: { inline_keyboard: [[yes, no]] } };
}
