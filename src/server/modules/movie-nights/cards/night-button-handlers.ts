import type { Composer, Context } from 'grammy';
import { type BotServices, userIdOf } from '../../../chat/bot-services.ts';
import { titleLink } from '../../../chat/chat-links.ts';
import { buttons } from '../../../chat/messages/buttons.ts';
import { truncateText } from '../../../chat/messages/html.ts';
import { ANSWERED, onPressAnywhere, type PressAnswer } from '../../../chat/messages/presses.ts';
import { mayWriteTo } from '../../../chat/sending/chat-availability.ts';
import { nightTexts, texts } from '../../../chat/texts/texts.ts';
import { updateRequestId } from '../../../chat/updates/update.ts';
import { requestPlay } from '../../playback/request-delivery.ts';
import { openNight } from '../open-night.ts';
import { readShownNight } from './shown-night.ts';

/** The longest text that the answer to a button may have. */
const MAX_ANSWER_LENGTH = 200;

/**
 * The buttons of a night's card, in any chat. A press makes no message a card: the messenger does not check that a pressed message
 * had the button.
 */
export function registerNightButtons(bot: Composer<Context>, services: BotServices): void {
  const { db, secrets } = services;

  onPressAnywhere(bot, buttons.nightWho, async (_ctx, { nightId: id }) => {
    if (!(await openNight(db, id, secrets))) return nightTexts.wrongLink;
    const night = await readShownNight(db, id);
    if (night?.state !== 'open') return nightTexts.isOver;
    const text = night.names.length === 0 ? nightTexts.nobodyYet : night.names.join(', ');
    return truncateText(text, MAX_ANSWER_LENGTH);
  });

  onPressAnywhere(bot, buttons.nightPlay, async (ctx, { nightId: id }) => {
    const chosen = (await readShownNight(db, id))?.chosen;
    if (!chosen) return nightTexts.wrongLink;
    const userId = userIdOf(ctx);
    const outcome = await requestPlay(db, {
      userId,
      titleId: chosen.id,
      requestId: updateRequestId(ctx.update),
      updateId: ctx.update.update_id,
    });
    services.notifyDeliveryQueue();
    // The link leads to the bot's chat, where the delivery arrives once the chat is started.
    if (!(await mayWriteTo(db, userId))) return openChat(ctx, chosen.id);
    const refusal = { 'too many': texts.tooManyWaiting, 'no such title': texts.unknownTitle };
    const isTaken = outcome === 'taken' || outcome === 'repeated';
    return isTaken ? texts.playing : refusal[outcome];
  });
}

async function openChat(ctx: Context, titleId: number): Promise<PressAnswer> {
  const url = titleLink({ username: ctx.me.username, has_main_web_app: false }, titleId);
  try {
    await ctx.answerCallbackQuery({ url });
    return ANSWERED;
  } catch {
    return { alert: nightTexts.beginChat };
  }
}
