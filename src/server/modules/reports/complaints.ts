import type { InlineKeyboardButton } from 'grammy/types';
import { type BotServices, userIdOf } from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { replyTexts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import { nameWithYear } from '../catalogue/cards/title-card.ts';
import type { Episode } from '../catalogue/rules/title-part.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitle } from '../catalogue/titles.ts';
import { type AskedPart, askedPart } from '../search/asked-part.ts';
import { titlesBeside } from '../search/titles-beside.ts';
import type { TitlePart } from '../videos/title-part.ts';
import { deliverableVersions } from '../videos/title-videos.ts';
import { chooseVersion, readVersionPreference } from '../videos/versions/version-preference.ts';
import { lastDelivered } from '../watched/last-delivered.ts';

/** Videos that a complaint may be about. */
const MOST = 3;
/** Deliveries that a complaint's title may be among. */
const MAX_SENT = 50;

/** Asks what is wrong: with the titles and the episode that a complaint names, else with what was last delivered. */
export function registerComplaints(services: Pick<BotServices, 'brand' | 'db' | 'remarks'>): void {
  const { brand, db } = services;
  services.remarks.set('broken', async (ctx, words, line = '') => {
    const named = await titlesBeside(db, words, MOST);
    const userId = userIdOf(ctx);
    const sent = await lastDelivered(db, userId, MAX_SENT);
    const asked = askedPart(line);
    const parts =
      named.length > 0
        ? named.map(({ title }) => partOf(title, sent, asked))
        : await partsAmong(db, sent, asked);
    const rows = (await Promise.all(parts.map((part) => reportRow(db, userId, part)))).flat();
    const how = rows.length > 0 ? replyTexts.whichVideo : replyTexts.belowTheVideo;
    await ctx.reply([`${replyTexts.whatIsWrong} ${how}`, replyTexts.contact(brand.support)].join('\n\n'), {
      reply_markup: { inline_keyboard: rows },
    });
  });
}

/** The version that a person is sent first is the one that they report; a title without a video shows its card. */
async function reportRow(db: Db, userId: string, part: TitlePart): Promise<InlineKeyboardButton[][]> {
  const title = await findTitle(db, part.titleId);
  if (!title) return [];
  const { episode } = part;
  const name = [nameWithYear(title), episode && `S${episode.season}E${episode.episode}`]
    .filter(Boolean)
    .join(' ');
  const versions = await deliverableVersions(db, part);
  const version = chooseVersion(versions, await readVersionPreference(db, userId));
  if (!version) return [[buttons.card.labelled(name, { titleId: title.id })]];
  return [[buttons.versionProblem.labelled(name, { part, versionId: version.id })]];
}

/** A film, or of a series the episode that a line names, else the one that a person was last sent. */
function partOf(
  { id, type, durata }: Title,
  sent: readonly TitlePart[],
  asked: AskedPart | undefined,
): TitlePart {
  if (type === 'film') return { titleId: id };
  const last = sent.find(({ titleId }) => titleId === id);
  const season = last?.episode?.season ?? (durata === 1 ? 1 : undefined);
  const episode = asked && episodeOf(asked, season);
  return episode ? { titleId: id, episode } : (last ?? { titleId: id });
}

/** The parts that were last delivered; of the series the episode that a line names, if one of them has it. */
async function partsAmong(
  db: Db,
  sent: readonly TitlePart[],
  asked: AskedPart | undefined,
): Promise<readonly TitlePart[]> {
  const named = sent.slice(0, MOST).flatMap((part): TitlePart[] => {
    const episode = part.episode && asked && episodeOf(asked, part.episode.season);
    return episode ? [{ titleId: part.titleId, episode }] : [];
  });
  const versions = await Promise.all(named.map((part) => deliverableVersions(db, part)));
  const there = named.filter((_, index) => versions[index]?.length);
  return there.length > 0 ? there : sent.slice(0, MOST);
}

/** `season`: the one that a line means without saying it. */
function episodeOf({ season: said, episodes }: AskedPart, season: number | undefined): Episode | undefined {
  const [episode] = episodes;
  const inSeason = said ?? season;
  return episode === undefined || inSeason === undefined ? undefined : { season: inSeason, episode };
}
