import type { InlineKeyboardButton } from 'grammy/types';
import { type BotServices, userIdOf } from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { replyTexts } from '../../chat/texts/texts.ts';
import { all, type Db } from '../../database/db.ts';
import { nameWithYear } from '../catalogue/cards/title-card.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitle } from '../catalogue/titles.ts';
import { titlesBeside } from '../search/titles-beside.ts';
import type { TitlePart } from '../videos/title-part.ts';
import { deliverableVersions } from '../videos/title-videos.ts';
import { chooseVersion, readVersionPreference } from '../videos/versions/version-preference.ts';

/** Videos that a complaint may be about. */
const MOST = 3;
/** Deliveries that a complaint's title may be among. */
const MAX_SENT = 50;

/** Asks what is wrong: with the titles that a complaint names, else with what was last delivered. */
export function registerComplaints(services: Pick<BotServices, 'brand' | 'db' | 'remarks'>): void {
  const { brand, db } = services;
  services.remarks.set('broken', async (ctx, words) => {
    const named = await titlesBeside(db, words, MOST);
    const userId = userIdOf(ctx);
    const sent = await lastDelivered(db, userId);
    const parts = named.length > 0 ? named.flatMap(({ title }) => partOf(title, sent)) : sent.slice(0, MOST);
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

type Delivered = { titleId: number; season: number | null; episode: number | null };

/** A film, or the episode of a series that a person was last sent. */
function partOf({ id, type }: Title, sent: readonly TitlePart[]): TitlePart[] {
  return type === 'film' ? [{ titleId: id }] : sent.filter(({ titleId }) => titleId === id).slice(0, 1);
}

/** The films and episodes that a person was sent, the last first. */
async function lastDelivered(db: Db, userId: string): Promise<TitlePart[]> {
  const rows = await all<Delivered>(db)`
    select title_id as "titleId", season, episode from (
      select title_id, null::int as season, null::int as episode, delivered_at as at from viewing
      where user_id = ${userId} and season is null and delivered_at is not null
      union all
      select title_id, season, episode, reached_at from watch_progress where user_id = ${userId}
    ) as sent order by at desc limit ${MAX_SENT}`;
  return rows.map(({ titleId, season, episode }) =>
    season === null || episode === null ? { titleId } : { titleId, episode: { season, episode } },
  );
}
