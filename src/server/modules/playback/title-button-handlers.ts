import {
  type BotServices,
  isOwner,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { texts } from '../../chat/texts/texts.ts';
import { updateRequestId } from '../../chat/updates/update.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import { sendTitleCard } from '../catalogue/cards/title-card.ts';
import { findTitle, findTitleIncludingHidden } from '../catalogue/titles.ts';
import { hasVideo } from '../videos/title-videos.ts';
import { episodeToResume } from '../watched/watch-progress.ts';
import { requestPlay } from './request-delivery.ts';

/** Sends the card of the title with this id (unparsed text of a deep link), or a message that there is none. */
export async function sendTitleCardById(
  ctx: PrivateChatContext,
  services: BotServices,
  id: string,
): Promise<void> {
  const { db, links } = services;
  const titleId = parseRowId(id);
  const next =
    titleId === undefined ? undefined : await episodeToResume(db, { userId: userIdOf(ctx), titleId });
  if (isOwner(ctx, services)) {
    const title = await findTitleIncludingHidden(db, titleId);
    if (title) return sendTitleCard(ctx.api, { chatId: ctx.chatId, title, links, next, owner: title });
  }
  const title = await findTitle(db, titleId);
  if (!title) await ctx.reply(texts.unknownTitle);
  else await sendTitleCard(ctx.api, { chatId: ctx.chatId, title, links, next });
}

/** The buttons below cards and search results. */
export function registerTitleButtons(chats: PrivateChatComposer, services: BotServices): void {
  onPress(chats, buttons.card, (ctx, { titleId }) => sendTitleCardById(ctx, services, String(titleId)));

  onPress(chats, buttons.play, async (ctx, { titleId }) => {
    const outcome = await requestPlay(services.db, {
      userId: userIdOf(ctx),
      titleId,
      requestId: updateRequestId(ctx.update),
      updateId: ctx.update.update_id,
      isBelowCard: true,
    });
    services.notifyDeliveryQueue();
    const waits = (outcome === 'taken' || outcome === 'repeated') && !(await hasVideo(services.db, titleId));
    if (waits) return texts.notYetPlayable;
    return {
      taken: texts.playing,
      repeated: texts.playing,
      'too many': texts.tooManyWaiting,
      'no such title': texts.unknownTitle,
    }[outcome];
  });
}
