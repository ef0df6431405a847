import type { Api } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import type { Kysely } from 'kysely';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import type { ChatLinks } from '../../chat/chat-links.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { editMessage, editMessageButtons } from '../../chat/messages/edit-message.ts';
import type { KeyboardMessage } from '../../chat/messages/keyboard-message.ts';
import { sendPhotoOrText } from '../../chat/messages/send-photo-or-text.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Schema } from '../../database/schema.ts';
import {
  episodeButton,
  openInAppButton,
  shortTitleCardText,
  titleButtons,
} from '../catalogue/cards/title-card.ts';
import type { Episode } from '../catalogue/rules/episode.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitle } from '../catalogue/titles.ts';
import { episodesWithSourceIds } from '../sources/video-sources.ts';
import type { OutboxMessage } from './outbox-message.ts';
import {
  muteTitle,
  type NotificationSettings,
  readNotificationSettings,
  setDigest,
  setNotifications,
  setSeriesNotifications,
  unmuteTitle,
} from './subscriptions.ts';

type Deps = { db: Kysely<Schema>; api: Api; links: ChatLinks };

/**
 * Sends the notification of a new title or of new episodes. Sends nothing when the title is hidden or removed by then.
 */
export async function sendArrivalNotification(
  { db, api, links }: Deps,
  chatId: number,
  message: OutboxMessage,
): Promise<void> {
  const { titleId, firstSource, lastSource } = message;
  const title = titleId === null ? undefined : await findTitle(db, titleId);
  if (!title || firstSource === null || lastSource === null) return;
  const episodes = await episodesWithSourceIds(db, title.id, { first: firstSource, last: lastSource });
  const [first] = episodes;
  // All new episodes were removed meanwhile.
  if (title.type === 'serie' && !first) return;
  const play = first
    ? [[episodeButton(title.id, first, texts.playEpisode), ...openInAppButton(title, { chatId, links })]]
    : titleButtons(title, { chatId, links });
  const keyboard = [...play, [muteButton(title)]];
  await sendPhotoOrText(api, chatId, {
    picture: links.picture(title),
    text: `${lineOf(title, episodes)}\n\n${shortTitleCardText(title)}`,
    keyboard,
  });
}

function lineOf({ type }: Title, episodes: readonly Episode[]): string {
  if (episodes.length > 0) return texts.newEpisodes(runsOf(episodes));
  return type === 'film' ? texts.arrived : texts.seriesArrived;
}

type Run = { season: number; first: number; last: number };

/** Groups ordered episodes into ranges: 1, 2, 3, 7 become 1 to 3 and 7. */
function runsOf(episodes: readonly Episode[]): Run[] {
  const runs: Run[] = [];
  for (const { season, episode } of episodes) {
    const run = runs.at(-1);
    if (run?.season === season && run.last + 1 === episode) run.last = episode;
    else runs.push({ season, first: episode, last: episode });
  }
  return runs;
}

const muteButton = ({ id }: Pick<Title, 'id'>) => ({
  text: texts.mute,
  callback_data: callbackData.mute.make(id),
});
const unmuteButton = ({ id }: Pick<Title, 'id'>) => ({
  text: texts.unmute,
  callback_data: callbackData.unmute.make(id),
});

/** `/avvisi` shows whether notifications are on, with buttons to set that; the button under each one mutes its title. */
export function registerNotificationCommands(chats: PrivateChatComposer, { db }: BotServices): void {
  chats.command('avvisi', async (ctx) => {
    const { text, reply_markup } = settingsMessage(await readNotificationSettings(db, userIdOf(ctx)));
    await ctx.reply(text, { reply_markup });
  });

  chats.callbackQuery(callbackData.notices.pattern, async (ctx) => {
    const [on = 1] = callbackData.notices.read(ctx.match);
    await setNotifications(db, userIdOf(ctx), on === 1);
    await editMessage(ctx, settingsMessage(await readNotificationSettings(db, userIdOf(ctx))));
    await answerCallbackQuery(ctx);
  });

  chats.callbackQuery(callbackData.seriesNotices.pattern, async (ctx) => {
    const [on = 1] = callbackData.seriesNotices.read(ctx.match);
    await setSeriesNotifications(db, userIdOf(ctx), on === 1);
    await editMessage(ctx, settingsMessage(await readNotificationSettings(db, userIdOf(ctx))));
    await answerCallbackQuery(ctx);
  });

  chats.callbackQuery(callbackData.digest.pattern, async (ctx) => {
    const [on = 1] = callbackData.digest.read(ctx.match);
    await setDigest(db, userIdOf(ctx), on === 1);
    const isBelowDigest = ctx.callbackQuery.message?.photo !== undefined;
    if (isBelowDigest)
      await editMessageButtons(
        ctx,
        ctx.callbackQuery.message?.reply_markup?.inline_keyboard.slice(0, -1) ?? [],
      );
    else await editMessage(ctx, settingsMessage(await readNotificationSettings(db, userIdOf(ctx))));
    await answerCallbackQuery(ctx, isBelowDigest ? texts.digestIsOff : undefined);
  });

  chats.callbackQuery(callbackData.mute.pattern, async (ctx) => {
    const [titleId = 0] = callbackData.mute.read(ctx.match);
    await muteTitle(db, { userId: userIdOf(ctx), titleId });
    await answerCallbackQuery(ctx, texts.muted);
    await replaceLastRow(ctx, [unmuteButton({ id: titleId })]);
  });

  chats.callbackQuery(callbackData.unmute.pattern, async (ctx) => {
    const [titleId = 0] = callbackData.unmute.read(ctx.match);
    await unmuteTitle(db, { userId: userIdOf(ctx), titleId });
    await answerCallbackQuery(ctx, texts.unmuted);
    await replaceLastRow(ctx, [muteButton({ id: titleId })]);
  });
}

function settingsMessage({ areOn, areSeriesOn, isDigestOn }: NotificationSettings): KeyboardMessage {
  const all = [
    { text: texts.turnNoticesOn, callback_data: callbackData.notices.make(1) },
    { text: texts.turnNoticesOff, callback_data: callbackData.notices.make(0) },
  ];
  const series = {
    text: texts.seriesNotices(areSeriesOn),
    callback_data: callbackData.seriesNotices.make(areSeriesOn ? 0 : 1),
  };
  const digest = {
    text: texts.weeklyDigest(isDigestOn),
    callback_data: callbackData.digest.make(isDigestOn ? 0 : 1),
  };
  const on = areSeriesOn ? texts.noticesOn : texts.noticesOnWithoutSeries;
  return {
    text: areOn ? [on, ...(isDigestOn ? [texts.digestOn] : [])].join(' ') : texts.noticesOff,
    reply_markup: { inline_keyboard: areOn ? [all, [series], [digest]] : [all] },
  };
}

async function replaceLastRow(ctx: PrivateChatContext, row: InlineKeyboardButton[]): Promise<void> {
  const rows = ctx.callbackQuery?.message?.reply_markup?.inline_keyboard ?? [];
  await editMessageButtons(ctx, [...rows.slice(0, -1), row]);
}
