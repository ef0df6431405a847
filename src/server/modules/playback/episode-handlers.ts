import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { editMessage, type KeyboardMessage, replyWith } from '../../chat/messages/keyboard-message.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { texts } from '../../chat/texts/texts.ts';
import { receivedAt } from '../../chat/updates/bot-updates.ts';
import type { Episode } from '../catalogue/rules/title-part.ts';
import { findTitle } from '../catalogue/titles.ts';
import { episodesOf } from '../videos/title-videos.ts';
import { watchedEpisodes } from '../watched/viewings.ts';
import { episodePicker, type PickedSeries, seasonPicker } from './episode-pickers.ts';
import { sendTitleVideo } from './send-title-video.ts';

/** Season and episode buttons: both lists in one edited message, then the episode's video. */
export function registerEpisodeButtons(chats: PrivateChatComposer, services: BotServices): void {
  onPress(chats, buttons.seasons, async (ctx, { titleId, page }) => {
    const series = await findSeries(services, titleId);
    if (!series) return texts.unknownTitle;
    return editMessage(ctx, seasonPicker(series, page));
  });

  onPress(chats, buttons.season, async (ctx, { titleId, season, page }) => {
    const picker = await pickEpisode(ctx, services, { titleId, season, page });
    return picker ? editMessage(ctx, picker) : texts.unknownTitle;
  });

  onPress(chats, buttons.otherEpisodes, async (ctx, { titleId, season }) => {
    const picker = await pickEpisode(ctx, services, { titleId, season, page: 0 });
    return picker ? replyWith(ctx, picker) : texts.unknownTitle;
  });

  onPress(chats, buttons.episode, async (ctx, { part: { titleId, episode } }) => {
    const isSent = episode && (await sendEpisode(ctx, services, titleId, episode));
    return isSent ? undefined : texts.episodeGone;
  });
}

async function pickEpisode(
  ctx: PrivateChatContext,
  services: BotServices,
  { titleId, season, page }: { titleId: number; season: number; page: number },
): Promise<KeyboardMessage | undefined> {
  const series = await findSeries(services, titleId);
  if (!series) return undefined;
  const watched = await watchedEpisodes(services.db, userIdOf(ctx), { titleId, season });
  return episodePicker(series, { season, page, watched });
}

async function findSeries({ db }: BotServices, id: number): Promise<PickedSeries | undefined> {
  const title = await findTitle(db, id);
  const episodes = title ? await episodesOf(db, title.id) : [];
  return title && episodes.length > 0 ? { title, episodes } : undefined;
}

async function sendEpisode(
  ctx: PrivateChatContext,
  services: BotServices,
  id: number,
  episode: Episode,
): Promise<boolean> {
  const series = await findSeries(services, id);
  const listed = series?.episodes.some(
    (one) => one.season === episode.season && one.episode === episode.episode,
  );
  if (!series || !listed) return false;
  const outcome = await sendTitleVideo(ctx.api, services, ctx.chatId, {
    title: series.title,
    episode,
    askedAt: receivedAt(ctx.update),
  });
  services.notifyDeliveryQueue();
  return outcome === 'sent';
}
