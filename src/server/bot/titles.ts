import { rowId } from '../domain/row-id.ts';
import { recordPlay } from '../repositories/plays.ts';
import { episodeToGoOn } from '../repositories/reached-episodes.ts';
import { findAnyTitle, findTitle } from '../repositories/titles.ts';
import { answerCallback } from './answer-callback.ts';
import { callbacks } from './callbacks.ts';
import { sendCard } from './card.ts';
import { requestIdOf } from './handle-updates.ts';
import { isOwner, type PrivateChats, type PrivateContext, type Services, userIdOf } from './services.ts';
import { texts } from './texts.ts';

const ANSWERS = {
  taken: texts.playing,
  repeated: texts.playing,
  'too many': texts.tooManyWaiting,
  'no such title': texts.unknownTitle,
};

/** Sends the card of the title with this id (as somebody's link spelled it), or says that there is none. */
export async function showTitle(ctx: PrivateContext, services: Services, id: string): Promise<void> {
  const { db, links } = services;
  const contentId = rowId(id);
  const next =
    contentId === undefined ? undefined : await episodeToGoOn(db, { userId: userIdOf(ctx), contentId });
  if (contentId !== undefined && isOwner(ctx, services)) {
    const title = await findAnyTitle(db, contentId);
    if (title) return sendCard(ctx.api, { chatId: ctx.chatId, title, links, next, owner: title });
  }
  const title = contentId === undefined ? undefined : await findTitle(db, contentId);
  if (!title) await ctx.reply(texts.unknownTitle);
  else await sendCard(ctx.api, { chatId: ctx.chatId, title, links, next });
}

/** The buttons below cards and search results. */
export function answerTitleButtons(chats: PrivateChats, services: Services): void {
  chats.callbackQuery(callbacks.card.pattern, async (ctx) => {
    const [contentId = 0] = callbacks.card.read(ctx.match);
    await showTitle(ctx, services, String(contentId));
    await answerCallback(ctx);
  });

  chats.callbackQuery(callbacks.play.pattern, async (ctx) => {
    const [contentId = 0] = callbacks.play.read(ctx.match);
    const known = rowId(String(contentId)) !== undefined;
    const outcome = known
      ? await recordPlay(services.db, {
          userId: userIdOf(ctx),
          contentId,
          requestId: requestIdOf(ctx.update),
        })
      : 'no such title';
    services.wished();
    await answerCallback(ctx, ANSWERS[outcome]);
  });
}
