import { rowId } from '../domain/row-id.ts';
import { type Episode, episodesOf } from '../repositories/sources.ts';
import type { Title } from '../repositories/title.ts';
import { findTitle } from '../repositories/titles.ts';
import { answerCallback } from './answer-callback.ts';
import { callbacks } from './callbacks.ts';
import { changeMessage } from './change-message.ts';
import { type Choice, episodesChoice, seasonsChoice } from './episode-keyboards.ts';
import { sendVideo } from './send-video.ts';
import type { PrivateChats, PrivateContext, Services } from './services.ts';
import { texts } from './texts.ts';

/** The way from a series to one of its episodes: seasons, then episodes, in one message; then the video. */
export function answerEpisodeButtons(chats: PrivateChats, services: Services): void {
  chats.callbackQuery(callbacks.seasons.pattern, async (ctx) => {
    const [id = 0, page = 0] = callbacks.seasons.read(ctx.match);
    await offer(ctx, await findSeries(services, id), (series) =>
      seasonsChoice(series.title, series.episodes, page),
    );
  });

  chats.callbackQuery(callbacks.season.pattern, async (ctx) => {
    const [id = 0, season = 0, page = 0] = callbacks.season.read(ctx.match);
    await offer(ctx, await findSeries(services, id), (series) =>
      episodesChoice(series.title, series.episodes, { season, page }),
    );
  });

  chats.callbackQuery(callbacks.episode.pattern, async (ctx) => {
    const [id = 0, season = 0, episode = 0] = callbacks.episode.read(ctx.match);
    const sent = await sendEpisode(ctx, services, id, { season, episode });
    await answerCallback(ctx, sent ? undefined : texts.episodeGone);
  });
}

type Series = { title: Title; episodes: readonly Episode[] };

async function findSeries({ db }: Services, id: number): Promise<Series | undefined> {
  const title = rowId(String(id)) === undefined ? undefined : await findTitle(db, id);
  const episodes = title ? await episodesOf(db, title.id) : [];
  return title && episodes.length > 0 ? { title, episodes } : undefined;
}

async function offer(ctx: PrivateContext, series: Series | undefined, choose: (series: Series) => Choice) {
  if (series) await changeMessage(ctx, choose(series));
  await answerCallback(ctx, series ? undefined : texts.unknownTitle);
}

async function sendEpisode(
  ctx: PrivateContext,
  services: Services,
  id: number,
  episode: Episode,
): Promise<boolean> {
  const series = await findSeries(services, id);
  const listed = series?.episodes.some(
    (one) => one.season === episode.season && one.episode === episode.episode,
  );
  if (!series || !listed) return false;
  const outcome = await sendVideo(ctx.api, services, ctx.chatId, { title: series.title, episode });
  return outcome === 'sent';
}
