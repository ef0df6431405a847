import type { InlineKeyboardButton } from 'grammy/types';
import { type BotServices, userIdOf } from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { replyTexts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import { nameWithYear } from '../catalogue/cards/title-card.ts';
import { findTitle } from '../catalogue/titles.ts';
import type { TitlePart } from '../videos/title-part.ts';
import { deliverableVersions } from '../videos/title-videos.ts';
import { chooseVersion, readVersionPreference } from '../videos/versions/version-preference.ts';
import { lastDelivered } from '../watched/last-delivered.ts';

/** Videos that a complaint may be about. */
const MOST = 3;

/** Asks which of the videos that were last delivered does not work. */
export function registerComplaints(services: Pick<BotServices, 'brand' | 'db' | 'remarks'>): void {
  const { brand, db } = services;
  services.remarks.set('broken', async (ctx) => {
    const userId = userIdOf(ctx);
    const sent = await lastDelivered(db, userId, MOST);
    const rows = (await Promise.all(sent.map((part) => reportRow(db, userId, part)))).flat();
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
