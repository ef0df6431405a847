import { rowId } from '../../domain/row-id.ts';
import {
  countPeople,
  draftAnnouncement,
  dropDraft,
  readProgress,
  runAnnouncement,
  stopAnnouncement,
} from '../../repositories/announcements.ts';
import { findTitle } from '../../repositories/titles.ts';
import { sendAnnouncement } from '../announcement.ts';
import { showProgress } from '../announcement-progress.ts';
import { answerCallback } from '../answer-callback.ts';
import { callbacks } from '../callbacks.ts';
import { changeMessage } from '../change-message.ts';
import { isOwner, type PrivateChats, type Services } from '../services.ts';
import { texts } from '../texts.ts';

/** A picture's caption has 1024 characters. */
const LONGEST = 1000;
const NO_BUTTONS = { inline_keyboard: [] };

/**
 * `/annuncio 12 Testo`: shows the owner what everybody would get and how many they are, and sends it after a press;
 * the message with that button tells how far it is, stops it and goes on with it.
 */
export function announceTitles(chats: PrivateChats, services: Services): void {
  const { db, links } = services;
  const owners = chats.filter((ctx) => isOwner(ctx, services));

  owners.command('annuncio', async (ctx) => {
    const [, number = '', text = ''] = /^(\d+)\s+([^]+)$/.exec(ctx.match.trim()) ?? [];
    const contentId = rowId(number);
    const title = contentId === undefined ? undefined : await findTitle(db, contentId);
    if (contentId === undefined) await ctx.reply(texts.owner.announceHelp);
    else if (!title) await ctx.reply(texts.noSuchTitle(contentId));
    else if (text.length > LONGEST) await ctx.reply(texts.owner.announcementTooLong(LONGEST));
    else {
      const { id } = await draftAnnouncement(db, { text, contentId });
      await sendAnnouncement({ db, api: ctx.api, links }, ctx.chatId, id);
      await ctx.reply(texts.owner.announceWhat(await countPeople(db)), confirm(id));
    }
  });

  owners.callbackQuery(callbacks.announce.pattern, async (ctx) => {
    const [id = 0] = callbacks.announce.read(ctx.match);
    const messageId = ctx.callbackQuery.message?.message_id ?? 0;
    await runAnnouncement(db, { id, chatId: ctx.chatId, messageId });
    services.announced();
    const isThere = (await readProgress(db, id)) !== undefined;
    await showProgress(ctx.api, services, id);
    await answerCallback(ctx, isThere ? undefined : texts.owner.announcementGone);
  });

  owners.callbackQuery(callbacks.stopAnnouncing.pattern, async (ctx) => {
    const [id = 0] = callbacks.stopAnnouncing.read(ctx.match);
    await stopAnnouncement(db, id);
    await showProgress(ctx.api, services, id);
    await answerCallback(ctx);
  });

  owners.callbackQuery(callbacks.dropAnnouncement.pattern, async (ctx) => {
    const [id = 0] = callbacks.dropAnnouncement.read(ctx.match);
    await dropDraft(db, id);
    await changeMessage(ctx, { text: texts.owner.announcementDropped, reply_markup: NO_BUTTONS });
    await answerCallback(ctx);
  });
}

function confirm(id: number) {
  const yes = { text: texts.owner.announce, callback_data: callbacks.announce.make(id) };
  const no = { text: texts.owner.cancel, callback_data: callbacks.dropAnnouncement.make(id) };
  return { reply_markup: { inline_keyboard: [[yes, no]] } };
}
