import { rowId } from '../../domain/row-id.ts';
import { setHidden } from '../../repositories/edit-catalogue.ts';
import { answerCallback } from '../answer-callback.ts';
import { callbacks } from '../callbacks.ts';
import { buttonsOf } from '../card.ts';
import { changeButtons } from '../change-message.ts';
import type { PrivateChats, PrivateContext, Services } from '../services.ts';
import { texts } from '../texts.ts';
import { ownersTools } from './tools.ts';

/** 'Nascondi' and 'Mostra': the title goes out of every answer, or comes back with all that it had. */
export function hideTitles(owners: PrivateChats, { db, links }: Services): void {
  owners.callbackQuery(callbacks.hide.pattern, async (ctx) => {
    const [id = 0, flag = 0] = callbacks.hide.read(ctx.match);
    const hidden = flag === 1;
    const known = rowId(String(id)) !== undefined && (await setHidden(db, id, hidden));
    if (known) await showButtons(ctx, id, hidden);
    await answerCallback(ctx, known ? texts.owner.hiddenNow(hidden) : texts.unknownTitle);
  });

  async function showButtons(ctx: PrivateContext, id: number, hidden: boolean): Promise<void> {
    const everybodys = buttonsOf({ id }, { chatId: ctx.chatId, links });
    await changeButtons(ctx, [...everybodys, ...ownersTools(id, { hidden })]);
  }
}
