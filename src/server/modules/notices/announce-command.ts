import { type BotServices, isOwner, type PrivateChatComposer } from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { editMessage } from '../../chat/messages/edit-message.ts';
import { texts } from '../../chat/texts/texts.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { findTitle } from '../catalogue/titles.ts';
import {
  countRecipients,
  createDraftAnnouncement,
  deleteDraftAnnouncement,
  startAnnouncement,
  stopAnnouncement,
} from './announcements.ts';
import { findProgressMessage } from './progress-message.ts';
import { sendAnnouncement } from './send-announcement.ts';

/** A picture's caption has 1024 characters. */
const MAX_LENGTH = 1000;
const NO_BUTTONS = { inline_keyboard: [] };

/**
 * `/annuncio 12 Testo`: previews an announcement with its number of recipients, sends it on confirmation, shows its
 * progress, stops and resumes it.
 */
export function registerAnnounceCommand(chats: PrivateChatComposer, services: BotServices): void {
  const { db, links } = services;
  const owners = chats.filter((ctx) => isOwner(ctx, services));

  owners.command('annuncio', async (ctx) => {
    const [, number = '', text = ''] = /^(\d+)\s+([^]+)$/.exec(ctx.match.trim()) ?? [];
    const titleId = parseRowId(number);
    const title = titleId === undefined ? undefined : await findTitle(db, titleId);
    if (titleId === undefined) await ctx.reply(texts.owner.announceHelp);
    else if (!title) await ctx.reply(texts.noSuchTitle(titleId));
    else if (text.length > MAX_LENGTH) await ctx.reply(texts.owner.announcementTooLong(MAX_LENGTH));
    else {
      const { id } = await createDraftAnnouncement(db, {
        text,
        titleId,
        updateId: ctx.update.update_id,
      });
      await sendAnnouncement({ db, api: ctx.api, links }, ctx.chatId, id);
      await ctx.reply(texts.owner.announceWhat(await countRecipients(db)), confirm(id));
    }
  });

  owners.callbackQuery(callbackData.announce.pattern, async (ctx) => {
    const [id = 0] = callbackData.announce.read(ctx.match);
    const messageId = ctx.callbackQuery.message?.message_id ?? 0;
    await startAnnouncement(db, id, { chatId: ctx.chatId, messageId });
    services.notifyOutbox();
    const progress = await findProgressMessage(db, id);
    if (progress) await editMessage(ctx, progress);
    await answerCallbackQuery(ctx, progress ? undefined : texts.owner.announcementGone);
  });

  owners.callbackQuery(callbackData.stopAnnouncing.pattern, async (ctx) => {
    const [id = 0] = callbackData.stopAnnouncing.read(ctx.match);
    await stopAnnouncement(db, id);
    const progress = await findProgressMessage(db, id);
    if (progress) await editMessage(ctx, progress);
    await answerCallbackQuery(ctx);
  });

  owners.callbackQuery(callbackData.dropAnnouncement.pattern, async (ctx) => {
    const [id = 0] = callbackData.dropAnnouncement.read(ctx.match);
    await deleteDraftAnnouncement(db, id);
    await editMessage(ctx, { text: texts.owner.announcementDropped, reply_markup: NO_BUTTONS });
    await answerCallbackQuery(ctx);
  });
}

function confirm(id: number) {
  const yes = {
    text: texts.owner.announce,
    callback_data: callbackData.announce.make(id),
    style: 'success' as const,
  };
  const no = { text: texts.owner.cancel, callback_data: callbackData.dropAnnouncement.make(id) };
  return { reply_markup: { inline_keyboard: [[yes, no]] } };
}
