import { rowId } from '../domain/row-id.ts';
import { episodesOf, findSource } from '../repositories/sources.ts';
import { findTitle } from '../repositories/titles.ts';
import { answerCallback } from './answer-callback.ts';
import { callbacks } from './callbacks.ts';
import { type Choice, episodesChoice, seasonsChoice } from './episode-keyboards.ts';
import { failureOf, isNotModified } from './failures.ts';
import { sendSource } from './send-source.ts';
import type { PrivateChats, PrivateContext, Services } from './services.ts';
import { texts } from './texts.ts';

/** The way from a series to one of its episodes: seasons, then episodes, in one message; then the video. */
export function answerEpisodeButtons(chats: PrivateChats, { db, log }: Services): void {
  chats.callbackQuery(callbacks.seasons.pattern, async (ctx) => {
    const [id = 0, page = 0] = callbacks.seasons.read(ctx.match);
    const series = await findSeries(id);
    if (series) await change(ctx, seasonsChoice(series.title, series.episodes, page));
    await answerCallback(ctx, series ? undefined : texts.unknownTitle);
  });

  chats.callbackQuery(callbacks.season.pattern, async (ctx) => {
    const [id = 0, season = 0, page = 0] = callbacks.season.read(ctx.match);
    const series = await findSeries(id);
    if (series) await change(ctx, episodesChoice(series.title, series.episodes, { season, page }));
    await answerCallback(ctx, series ? undefined : texts.unknownTitle);
  });

  chats.callbackQuery(callbacks.episode.pattern, async (ctx) => {
    const [id = 0, season = 0, episode = 0] = callbacks.episode.read(ctx.match);
    await answerCallback(
      ctx,
      (await sendEpisode(ctx, id, { season, episode })) ? undefined : texts.episodeGone,
    );
  });

  async function findSeries(id: number) {
    const title = rowId(String(id)) === undefined ? undefined : await findTitle(db, id);
    const episodes = title ? await episodesOf(db, title.id) : [];
    return title && episodes.length > 0 ? { title, episodes } : undefined;
  }

  async function sendEpisode(ctx: PrivateContext, id: number, episode: { season: number; episode: number }) {
    const series = await findSeries(id);
    const listed = series?.episodes.some(
      (one) => one.season === episode.season && one.episode === episode.episode,
    );
    const source = listed ? await findSource(db, { contentId: id, episode }) : undefined;
    if (!series || !source) return false;
    try {
      const name = texts.episode(series.title.titolo, episode.season, episode.episode);
      await sendSource(ctx.api, ctx.chatId, source, name);
      return true;
    } catch (error) {
      const { kind, reason } = failureOf(error);
      if (kind !== 'refused') throw error;
      log.error({ contentId: id, ...episode, reason }, 'an episode’s video cannot be sent: add it again');
      return false;
    }
  }
}

/** Shows another choice in the message whose button was pressed; in a new one when that cannot be changed any more. */
async function change(ctx: PrivateContext, { text, reply_markup }: Choice): Promise<void> {
  const options = { parse_mode: 'HTML', reply_markup } as const;
  try {
    await ctx.editMessageText(text, options);
  } catch (error) {
    if (isNotModified(error)) return;
    if (failureOf(error).kind !== 'refused') throw error;
    await ctx.reply(text, options);
  }
}
