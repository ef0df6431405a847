import type { Api } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import { type RawBuilder, sql } from 'kysely';
import { classifyBotApiError, isCopiedMessageGone, isVideoFault } from '../../chat/bot-api/bot-api-errors.ts';
import type { BotServices } from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { texts, watchedTexts, versionTexts as words } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import {
  episodeButton,
  nameOfPart,
  openInAppButton,
  shortTitleCardText,
  titleHeading,
} from '../catalogue/cards/title-card.ts';
import type { Episode } from '../catalogue/rules/title-part.ts';
import type { Title } from '../catalogue/title.ts';
import { reportButton } from '../reports/report-handlers.ts';
import { clearVideoLost, markVideoLost } from '../videos/lose-video.ts';
import { sendStoredVideo, type VideoMessage } from '../videos/send-stored-video.ts';
import { isOfPart, type TitlePart } from '../videos/title-part.ts';
import { deliverableVersions, episodesOf, type Version } from '../videos/title-videos.ts';
import { chooseVersion, readVersionPreference } from '../videos/versions/version-preference.ts';
import { isWatched, recordFilmDelivered } from '../watched/viewings.ts';
import { nextEpisode, saveWatchProgress } from '../watched/watch-progress.ts';
import { watchedButton } from '../watched/watched-handlers.ts';
import { CHAT_INTERVAL_SECONDS } from './delivery-queue.ts';

type Deps = Pick<BotServices, 'db' | 'links' | 'log' | 'protectsContent'>;
/**
 * `versionId`: one of its versions; otherwise the one that fits the person. `isBelowCard`: the chat shows the title already.
 * `askedAt`: SQL, the time of the request, after which it gets its subtitles once. `follow`: has done what follows the sent
 * message; by default at once.
 */
type Video = {
  title: Title;
  episode?: Episode;
  versionId?: number;
  isBelowCard?: boolean;
  askedAt: RawBuilder<Date | null>;
  follow?: Follow | undefined;
};

/** Takes work that follows a sent message, and may be repeated. */
export type Follow = (work: () => Promise<void>) => Promise<void>;

/**
 * Sends the video of a film or an episode. `missing`: it has no video; `lost`: Telegram no longer delivers it,
 * which is stored and reported to owners once (`videos/posts/report-posts-to-owners.ts`).
 */
export async function sendTitleVideo(
  api: Api,
  services: Deps,
  chatId: number,
  video: Video,
): Promise<'sent' | 'missing' | 'lost'> {
  const { db, log } = services;
  const { title, episode } = video;
  const part = { titleId: title.id, episode };
  const versions = await deliverableVersions(db, part);
  const version = await versionFor(db, String(chatId), versions, video.versionId);
  if (!version) return 'missing';
  const { id, location } = version;
  const others = otherVersionsButtons(part, versions, version);
  try {
    await sendStoredVideo(
      api,
      chatId,
      location,
      await contentOf(video, { chatId, versionId: id, others }, services),
    );
  } catch (error) {
    if (!isVideoFault(error, location.kind)) throw error;
    // 'Chat not found' may mean the recipient's: then this fails, too, and the video stays.
    if (isCopiedMessageGone(error)) await api.sendChatAction(chatId, 'typing');
    const { reason } = classifyBotApiError(error);
    log.warn({ title: nameOfPart(title, episode), ...part, reason }, 'could not send a video: add it again');
    return (await markVideoLost(db, part, id)) ? sendTitleVideo(api, services, chatId, video) : 'lost';
  }
  const { follow = (work) => work() } = video;
  await follow(async () => {
    await clearVideoLost(db, part, id);
    const place = { userId: String(chatId), titleId: title.id };
    await enqueueSubtitles(db, place.userId, part, video.askedAt);
    await (episode ? saveWatchProgress(db, place, episode) : recordFilmDelivered(db, place));
  });
  return 'sent';
}

/** The requested version, else the one that fits a person best; a single version needs no preference. */
async function versionFor(
  db: Db,
  userId: string,
  versions: readonly Version[],
  versionId: number | undefined,
): Promise<Version | undefined> {
  if (versions.length < 2) return versions[0];
  const asked = versions.find(({ id }) => id === versionId);
  return asked ?? chooseVersion(versions, await readVersionPreference(db, userId));
}

async function contentOf(
  { title, episode, isBelowCard }: Video,
  { chatId, versionId, others }: { chatId: number; versionId: number; others: InlineKeyboardButton[] },
  { db, links, protectsContent }: Deps,
): Promise<VideoMessage> {
  const next = episode && (await nextEpisode(db, title.id, episode));
  const part = { titleId: title.id, episode };
  const line = episode && episodeLine(episode, next === undefined);
  return {
    picture: links.picture(title),
    isDrawn: title.copertina === null,
    text: shortTitleCardText(title, line),
    ...(isBelowCard && { textOfLink: titleHeading(title, line) }),
    open: openInAppButton(title, { chatId, links }),
    hasSpoiler: title.adult,
    isProtected: protectsContent,
    further: [
      ...(next ? [[episodeButton(title.id, next, texts.nextEpisode)]] : []),
      ...(episode ? await otherEpisodesButton(db, title.id, episode) : []),
      ...(others.length > 0 ? [others] : []),
      [watchedButton(part, await isWatched(db, String(chatId), part)), reportButton(part, versionId)],
    ],
  };
}

/** 'Altri episodi' under an episode; none where it is the only one. */
export async function otherEpisodesButton(
  db: Db,
  titleId: number,
  { season }: Episode,
): Promise<InlineKeyboardButton[][]> {
  const episodes = await episodesOf(db, titleId);
  return episodes.length < 2
    ? []
    : [[buttons.otherEpisodes.labelled(texts.otherEpisodes, { titleId, season })]];
}

function episodeLine({ season, episode }: Episode, isLast: boolean): string {
  return [texts.part(season, episode), isLast && watchedTexts.lastForNow].filter(Boolean).join('\n');
}

/** 'Altre versioni' under a delivered video; none for a single version. */
function otherVersionsButtons(
  part: TitlePart,
  versions: readonly Version[],
  delivered: Version,
): InlineKeyboardButton[] {
  if (versions.length < 2) return [];
  return [buttons.versions.labelled(words.others, { part, deliveredId: delivered.id })];
}

/**
 * Enqueues the subtitles of a video that was sent to a person, as a separate delivery, which a video that is sent again after
 * a kill does not repeat. Does nothing if the part has none, or they already wait.
 */
export async function enqueueSubtitles(
  db: Db,
  userId: string,
  part: TitlePart,
  askedAt: Video['askedAt'],
): Promise<void> {
  const { season = null, episode = null } = part.episode ?? {};
  await sql`
    insert into delivery (user_id, kind, title_id, season, episode, subtitles, next_attempt_at)
    select ${userId}, 'play', ${part.titleId}::int, ${season}::smallint, ${episode}::smallint, true,
      now() + make_interval(secs => ${CHAT_INTERVAL_SECONDS})
    where exists (select from subtitle_file where ${isOfPart(part)} and lost_at is null)
      and not exists (
        select from delivery where user_id = ${userId} and subtitles and ${isOfPart(part)}
          and (state = 'waiting' or created_at >= ${askedAt})
      )`.execute(db);
}
