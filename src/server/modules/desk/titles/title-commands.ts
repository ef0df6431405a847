import { changeTitles } from '../../../../contract/desk/titles.ts';
import type { BotServices, PrivateChatComposer } from '../../../chat/bot-services.ts';
import { onCommand } from '../../../chat/commands/commands.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { editMessageButtons } from '../../../chat/messages/keyboard-message.ts';
import { onPress } from '../../../chat/messages/presses.ts';
import { ownerTexts, texts } from '../../../chat/texts/texts.ts';
import { ownerTitleButtons, titleButtons } from '../../catalogue/cards/title-card.ts';
import { addTitleOfWords } from '../../catalogue/editing/add-new-title.ts';
import { changeOfTitles } from '../../catalogue/editing/changes-of-titles.ts';
import { lockRankingState } from '../../catalogue/locks.ts';
import { setHidden } from '../../catalogue/title-visibility.ts';
import { findTitleIncludingHidden } from '../../catalogue/titles.ts';
import { recordInChat } from '../../changes/changes.ts';
import { sendTitleCardById } from '../../playback/title-button-handlers.ts';
import { RESULTS, showSearch } from '../../search/search-replies.ts';
import { searchTitles } from '../../search/search-titles.ts';

/** A title's number: '12', '#12', 'n. 12'. */
const NUMBER = /^(?:#|n[.°º]?)?\s*(\d+)$/i;

/** /titolo: a title's card by its number, hidden ones included; the titles that any other words name. */
export function registerTitleCommand(owners: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  onCommand(owners, services, 'titolo', 'owners', async (ctx) => {
    const words = ctx.match.trim();
    if (words === '') return void (await ctx.reply(ownerTexts.titleHelp));
    const [, id] = NUMBER.exec(words) ?? [];
    if (id !== undefined) return sendTitleCardById(ctx, services, id);
    await showSearch(ctx, db, {
      found: await searchTitles(db, words, RESULTS),
      words,
      line: words,
    });
  });
}

/** `/nuovo Gita a Goa (2019)` adds a film, `/nuovo serie Corso di cucina` a series. */
export function registerNewTitleCommand(owners: PrivateChatComposer, services: BotServices): void {
  onCommand(owners, services, 'nuovo', 'owners', async (ctx) => {
    const text = ctx.match.trim();
    const series = new RegExp(`^(?:serie|${ownerTexts.newSeries})\\s*:?\\s+`, 'i');
    const type = series.test(text) ? 'serie' : 'film';
    const { date, message_id: messageId } = ctx.message;
    const origin = `chat:${date}-${messageId}`;
    const title = await addTitleOfWords(services.db, { origin, type, words: text.replace(series, '') });
    if (title) await sendTitleCardById(ctx, services, String(title.id));
    else await ctx.reply(ownerTexts.newTitleHelp);
  });
}

/** 'Nascondi' and 'Mostra': hide a title everywhere, and show it again. */
export function registerHideTitle(owners: PrivateChatComposer, { db, links }: BotServices): void {
  onPress(owners, buttons.hide, async (ctx, { titleId: id, hidden }) => {
    const title = await findTitleIncludingHidden(db, id);
    if (!title) return texts.unknownTitle;
    const record = recordInChat(ctx, db, changeTitles);
    const { isThere } = await record(async (transaction) => {
      await lockRankingState(transaction);
      const before = await findTitleIncludingHidden(transaction, id);
      const isThere = await setHidden(transaction, id, hidden);
      const change = changeOfTitles([title], { kind: 'hidden', isSet: hidden });
      return { isThere, changes: isThere && before?.hidden !== hidden ? [change] : [] };
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
