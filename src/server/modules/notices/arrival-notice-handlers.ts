import type { Api } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import { parse } from 'valibot';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import type { ChatLinks } from '../../chat/chat-links.ts';
import { onCommand } from '../../chat/commands/commands.ts';
import { ownPageRows } from '../../chat/commands/own-page-rows.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import {
  editMessage,
  editMessageButtons,
  type KeyboardMessage,
  replyWith,
  sendPhotoOrText,
} from '../../chat/messages/keyboard-message.ts';
import { onPress } from '../../chat/messages/presses.ts';
import type { Notice } from '../../chat/sending/outbox-message.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import {
  episodeButton,
  openInAppButton,
  shortTitleCardText,
  titleButtons,
} from '../catalogue/cards/title-card.ts';
import type { Episode } from '../catalogue/rules/title-part.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitle } from '../catalogue/titles.ts';
import { episodesWithVideoIds } from '../videos/title-videos.ts';
import {
  muteTitle,
  type NotificationSettings,
  readNotificationSettings,
  setDigest,
  setNotifications,
  setSeriesNotifications,
  unmuteTitle,
} from './subscriptions.ts';
import { videoRange } from './video-range.ts';

type Deps = { db: Db; api: Api; links: ChatLinks };

/**
 * Sends the notification of a new title or of new episodes; nothing if the title has been hidden or removed.
 */
export async function sendArrivalNotification(
  { db, api, links }: Deps,
  { chatId, subject, details }: Notice,
): Promise<void> {
  const title = await findTitle(db, Number(subject));
  if (!title) return;
  const episodes = await episodesWithVideoIds(db, title.id, parse(videoRange, details));
  const [first] = episodes;
  // All new episodes have been removed.
  if (title.type === 'serie' && !first) return;
  const play = first
    ? [[episodeButton(title.id, first, texts.playEpisode), ...openInAppButton(title, { chatId, links })]]
    : titleButtons(title, { chatId, links });
  const keyboard = [...play, [muteButton(title)]];
  await sendPhotoOrText(api, chatId, {
    picture: links.picture(title),
    text: `${arrivalLine(title, episodes)}\n\n${shortTitleCardText(title)}`,
    keyboard,
  });
}

function arrivalLine({ type }: Title, episodes: readonly Episode[]): string {
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

const muteButton = ({ id }: Pick<Title, 'id'>) => buttons.mute.labelled(texts.mute, { titleId: id });
const unmuteButton = ({ id }: Pick<Title, 'id'>) => buttons.unmute.labelled(texts.unmute, { titleId: id });

/**
 * `/avvisi` shows the state of notifications, with buttons to change it and one to a person's preferences; each
 * notification's button mutes its title.
 */
export function registerNotificationCommands(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;
  const settingsOf = async (ctx: PrivateChatContext) =>
    settingsMessage(await readNotificationSettings(db, userIdOf(ctx)), [
      [buttons.preferences.labelled(texts.preferences, {})],
      ...ownPageRows(ctx, services, 'avvisi'),
    ]);

  const show = async (ctx: PrivateChatContext) => replyWith(ctx, await settingsOf(ctx));
  onCommand(chats, services, ['avvisi', 'impostazioni', 'settings', 'ajustes'], 'menu', show);
  services.remarks.set('notices', show);

  onPress(chats, buttons.notices, async (ctx, { isOn }) => {
    await setNotifications(db, userIdOf(ctx), isOn);
    await editMessage(ctx, await settingsOf(ctx));
  });

  onPress(chats, buttons.seriesNotices, async (ctx, { isOn }) => {
    await setSeriesNotifications(db, userIdOf(ctx), isOn);
    await editMessage(ctx, await settingsOf(ctx));
  });

  onPress(chats, buttons.digest, async (ctx, { isOn }) => {
    await setDigest(db, userIdOf(ctx), isOn);
    const isBelowDigest = ctx.callbackQuery.message?.photo !== undefined;
    await (isBelowDigest ? replaceLastRow(ctx) : editMessage(ctx, await settingsOf(ctx)));
    return isBelowDigest ? texts.digestIsOff : undefined;
  });

  onPress(chats, buttons.mute, async (ctx, { titleId }) => {
    await muteTitle(db, { userId: userIdOf(ctx), titleId });
    await replaceLastRow(ctx, [unmuteButton({ id: titleId })]);
    return texts.muted;
  });

  onPress(chats, buttons.unmute, async (ctx, { titleId }) => {
    await unmuteTitle(db, { userId: userIdOf(ctx), titleId });
    await replaceLastRow(ctx, [muteButton({ id: titleId })]);
    return texts.unmuted;
  });
}

function settingsMessage(
  { areOn, areSeriesOn, isDigestOn }: NotificationSettings,
  last: InlineKeyboardButton[][],
): KeyboardMessage {
  const all = buttons.notices.labelled(areOn ? texts.turnNoticesOff : texts.turnNoticesOn, { isOn: !areOn });
  const series = buttons.seriesNotices.labelled(texts.seriesNotices(areSeriesOn), { isOn: !areSeriesOn });
  const digest = buttons.digest.labelled(texts.weeklyDigest(isDigestOn), { isOn: !isDigestOn });
  const on = areSeriesOn ? texts.noticesOn : texts.noticesOnWithoutSeries;
  return {
    text: areOn ? [on, ...(isDigestOn ? [texts.digestOn] : [])].join(' ') : texts.noticesOff,
    reply_markup: { inline_keyboard: [[all], ...(areOn ? [[series], [digest]] : []), ...last] },
  };
}

async function replaceLastRow(ctx: PrivateChatContext, ...last: InlineKeyboardButton[][]): Promise<void> {
  const rows = ctx.callbackQuery?.message?.reply_markup?.inline_keyboard ?? [];
  await editMessageButtons(ctx, [...rows.slice(0, -1), ...last]);
}
