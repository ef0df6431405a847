import type { Api } from 'grammy';
import { type RawBuilder, sql } from 'kysely';
import { SendSkippedError } from '../../chat/bot-api/bot-api-errors.ts';
import type { BotServices } from '../../chat/bot-services.ts';
import { sendPhotoOrText } from '../../chat/messages/keyboard-message.ts';
import { texts, watchedTexts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import { episodeButton, openInAppButton, sendTitleCard } from '../catalogue/cards/title-card.ts';
import type { Episode } from '../catalogue/rules/title-part.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitle } from '../catalogue/titles.ts';
import { subscribeToArrival } from '../notices/subscriptions.ts';
import { BANNED_FAILURE, isBanned } from '../people/bans.ts';
import { requirePrivateChatId } from '../people/private-chat-id.ts';
import { sendSearchPrompt } from '../search/chat-search-handlers.ts';
import { partOf } from '../videos/title-part.ts';
import { episodesOf } from '../videos/title-videos.ts';
import { episodeToResume, readSeriesEnd } from '../watched/watch-progress.ts';
import type { DeliveryJob } from './delivery-queue.ts';
import { seasonPicker } from './episode-pickers.ts';
import { sendSubtitles } from './send-subtitles.ts';
import { type Follow, otherEpisodesButton, sendTitleVideo } from './send-title-video.ts';

type Deps = Pick<BotServices, 'db' | 'links' | 'log' | 'ownerIds' | 'protectsContent'>;

type Asked = {
  title: Title;
  isBelowCard: boolean;
  askedAt: RawBuilder<Date | null>;
  follow: Follow | undefined;
};

/** Sends one delivery, as one message; `follow` as of a video. Rejects with the Bot API's error. */
export async function performDelivery(
  api: Api,
  services: Deps,
  job: DeliveryJob,
  follow?: Follow,
): Promise<void> {
  const chatId = requirePrivateChatId(job.userId);
  if (await isBanned(services.db, job.userId)) throw new SendSkippedError('refused', BANNED_FAILURE);
  if (job.titleId === null) return sendSearchPrompt(api, chatId);
  if (job.isSubtitles) return sendSubtitles(api, services, chatId, partOf({ ...job, title_id: job.titleId }));
  const title = await findTitle(services.db, job.titleId);
  const askedAt = sql<Date>`(select created_at from delivery where id = ${job.id})`;
  const asked = { isBelowCard: job.isBelowCard, askedAt, follow };
  const { episode } = partOf({ ...job, title_id: job.titleId });
  // Hidden or removed since it was asked for.
  if (!title) await api.sendMessage(chatId, texts.unknownTitle);
  else if (episode) await deliverEpisode(api, services, chatId, { title, episode, ...asked });
  // A video was added between the lookup and the subscription: try once more.
  else if (!(await deliverTitle(api, services, chatId, { title, ...asked })))
    await deliverTitle(api, services, chatId, { title, ...asked });
}

async function deliverEpisode(
  api: Api,
  services: Deps,
  chatId: number,
  video: Asked & { episode: Episode },
): Promise<void> {
  const outcome = await sendTitleVideo(api, services, chatId, video);
  if (outcome === 'sent') return;
  const inline_keyboard = await otherEpisodesButton(services.db, video.title.id, video.episode);
  await api.sendMessage(chatId, texts.episodeGone, { reply_markup: { inline_keyboard } });
}

/** False when a video was added after the lookup found none. */
async function deliverTitle(api: Api, services: Deps, chatId: number, video: Asked): Promise<boolean> {
  const { db, links, ownerIds } = services;
  const { title } = video;
  const outcome =
    title.type === 'serie'
      ? await offerSeasons(api, services, chatId, title)
      : await sendTitleVideo(api, services, chatId, video);
  if (outcome === 'sent') return true;
  const progressKey = { userId: String(chatId), titleId: title.id };
  if (!(await subscribeToArrival(db, progressKey))) return false;
  const owner = ownerIds.includes(String(chatId)) ? { hidden: false } : undefined;
  await sendTitleCard(api, { chatId, title, links, note: texts.notThereYet, owner, isPlayable: false });
  return true;
}

async function offerSeasons(
  api: Api,
  { db, links }: Deps,
  chatId: number,
  title: Title,
): Promise<'sent' | 'missing'> {
  const episodes = await episodesOf(db, title.id);
  if (episodes.length === 0) return 'missing';
  const next = await episodeToResume(db, { userId: String(chatId), titleId: title.id });
  const { text, reply_markup } = seasonPicker({ title, episodes });
  const end = next
    ? undefined
    : await seriesEndLine(db, { userId: String(chatId), titleId: title.id }, episodes);
  const keyboard = [
    ...(next ? [[episodeButton(title.id, next, texts.goOn)]] : []),
    ...reply_markup.inline_keyboard,
    openInAppButton(title, { chatId, links }),
  ].filter((row) => row.length > 0);
  const message = [text, end].filter(Boolean).join('\n\n');
  await sendPhotoOrText(api, chatId, { picture: links.picture(title), text: message, keyboard });
  return 'sent';
}

/** A line for a person who has watched all of a series. */
async function seriesEndLine(
  db: Db,
  place: { userId: string; titleId: number },
  episodes: readonly Episode[],
): Promise<string | undefined> {
  const after = episodes.at(-1);
  const end = after && (await readSeriesEnd(db, { ...place, after }));
  return end && end.watched >= end.episodes ? watchedTexts.seriesEnd(end) : undefined;
}
