import * as v from 'valibot';
import { changeAnnouncement, MAX_ANNOUNCEMENT_LENGTH } from '../../../contract/desk/announcements.ts';
import {
  type BotServices,
  isOwner,
  type PrivateChatComposer,
  type PrivateChatContext,
} from '../../chat/bot-services.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { editMessage, NO_BUTTONS } from '../../chat/messages/keyboard-message.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { ownerTexts, texts } from '../../chat/texts/texts.ts';
import { workOnce } from '../../chat/updates/reply-once.ts';
import { undefinedIfDeleted } from '../../database/db.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { findTitle } from '../catalogue/titles.ts';
import { type RecordChanges, recordInChat } from '../changes/changes.ts';
import { findProgressMessage, sendAnnouncement } from './announcement-messages.ts';
import {
  createDraftAnnouncement,
  deleteDraftAnnouncement,
  startAnnouncement,
  stopAnnouncement,
} from './announcements.ts';

/**
 * `/annuncio 12 Testo`: previews an announcement with its number of recipients, sends it on confirmation, shows its
 * progress, stops and resumes it.
 */
export function registerAnnounceCommand(chats: PrivateChatComposer, services: BotServices): void {
  const { db, links } = services;
  const owners = chats.filter((ctx) => isOwner(ctx, services));

  onCommand(owners, services, 'annuncio', 'owners', async (ctx) => {
    const [, number = '', text = ''] = /^(\d+)\s+(\S[^]*)$/.exec(ctx.match.trim()) ?? [];
    const titleId = parseRowId(number);
    const title = await findTitle(db, titleId);
    if (titleId === undefined) await ctx.reply(ownerTexts.announceHelp);
    else if (!title) await ctx.reply(texts.noSuchTitle(titleId));
    else if (text.length > MAX_ANNOUNCEMENT_LENGTH)
      await ctx.reply(ownerTexts.announcementTooLong(MAX_ANNOUNCEMENT_LENGTH));
    else {
      const draft = { text, title_id: titleId, update_id: ctx.update.update_id };
      const stored = await createDraftAnnouncement(db, draft).catch(undefinedIfDeleted);
      if (!stored) return void (await ctx.reply(texts.noSuchTitle(titleId)));
      const { id, people } = stored;
      await sendAnnouncement({ db, api: ctx.api, links }, ctx.chatId, { text, titleId, picture: null });
      await ctx.reply(ownerTexts.announceWhat(people), confirm(id));
    }
  });

  onPress(owners, buttons.announce, async (ctx, { announcementId: id }) => {
    const messageId = ctx.callbackQuery.message?.message_id ?? 0;
    const place = { chatId: ctx.chatId, messageId };
    await changeOnce(ctx, (transaction) => startAnnouncement(transaction, id, place));
    services.notifyOutbox();
    const progress = await findProgressMessage(db, id);
    if (!progress) return ownerTexts.announcementGone;
    return editMessage(ctx, progress);
  });

  onPress(owners, buttons.stopAnnouncing, async (ctx, { announcementId: id }) => {
    await changeOnce(ctx, (transaction) => stopAnnouncement(transaction, id));
    const progress = await findProgressMessage(db, id);
    if (!progress) return ownerTexts.announcementGone;
    return editMessage(ctx, progress);
  });

  onPress(owners, buttons.dropAnnouncement, async (ctx, { announcementId: id }) => {
    await deleteDraftAnnouncement(db, id);
    await editMessage(ctx, { text: ownerTexts.announcementDropped, reply_markup: NO_BUTTONS });
  });

  /** A press that is handled again undoes no later one. */
  const changeOnce = (ctx: PrivateChatContext, change: Parameters<RecordChanges>[0]) =>
    workOnce(ctx, db, v.literal(true), async (transaction) => {
      await recordInChat(ctx, transaction, changeAnnouncement)(change);
      return true;
    });
}

function confirm(id: number) {
  const yes = buttons.announce.labelled(ownerTexts.announce, { announcementId: id }, 'success');
  const no = buttons.dropAnnouncement.labelled(ownerTexts.cancel, { announcementId: id });
  return { reply_markup: { inline_keyboard: [[yes, no]] } };
}
