import type { BotServices, PrivateChatComposer, PrivateChatContext } from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { editMessage } from '../../chat/messages/edit-message.ts';
import type { KeyboardMessage } from '../../chat/messages/keyboard-message.ts';
import { texts } from '../../chat/texts/texts.ts';
import { parseRowId } from '../../lib/parse-row-id.ts';
import type { Episode } from '../catalogue/rules/episode.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitle } from '../catalogue/titles.ts';
import { episodesOf } from '../sources/video-sources.ts';
import { episodePicker, seasonPicker } from './episode-pickers.ts';
import { sendTitleVideo } from './send-title-video.ts';

/** Season and episode buttons: both lists in one edited message, then the episode's video. */
export function registerEpisodeButtons(chats: PrivateChatComposer, services: BotServices): void {
  chats.callbackQuery(callbackData.seasons.pattern, async (ctx) => {
    const [id = 0, page = 0] = callbackData.seasons.read(ctx.match);
    await offer(ctx, await findSeries(services, id), (series) =>
      seasonPicker(series.title, series.episodes, page),
    );
  });

  chats.callbackQuery(callbackData.season.pattern, async (ctx) => {
    const [id = 0, season = 0, page = 0] = callbackData.season.read(ctx.match);
    await offer(ctx, await findSeries(services, id), (series) =>
      episodePicker(series.title, series.episodes, { season, page }),
    );
  });

  chats.callbackQuery(callbackData.episode.pattern, async (ctx) => {
    const [id = 0, season = 0, episode = 0] = callbackData.episode.read(ctx.match);
    const sent = await sendEpisode(ctx, services, id, { season, episode });
    await answerCallbackQuery(ctx, sent ? undefined : texts.episodeGone);
  });
}

type Series = { title: Title; episodes: readonly Episode[] };

async function findSeries({ db }: BotServices, id: number): Promise<Series | undefined> {
  const title = parseRowId(String(id)) === undefined ? undefined : await findTitle(db, id);
  const episodes = title ? await episodesOf(db, title.id) : [];
  return title && episodes.length > 0 ? { title, episodes } : undefined;
}

async function offer(
  ctx: PrivateChatContext,
  series: Series | undefined,
  choose: (series: Series) => KeyboardMessage,
) {
  if (series) await editMessage(ctx, choose(series));
  await answerCallbackQuery(ctx, series ? undefined : texts.unknownTitle);
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
  const outcome = await sendTitleVideo(ctx.api, services, ctx.chatId, { title: series.title, episode });
  services.notifyDeliveryQueue();
  return outcome === 'sent';
}
