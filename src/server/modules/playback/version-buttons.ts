import type { InlineKeyboardButton } from 'grammy/types';
import {
  type BotServices,
  type PrivateChatComposer,
  type PrivateChatContext,
  userIdOf,
} from '../../chat/bot-services.ts';
import { answerCallbackQuery } from '../../chat/messages/answer-callback-query.ts';
import { callbackData } from '../../chat/messages/callback-data.ts';
import { editMessageButtons } from '../../chat/messages/edit-message.ts';
import { truncateText } from '../../chat/messages/html.ts';
import { texts } from '../../chat/texts/texts.ts';
import { nameWithYear } from '../catalogue/cards/title-card.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitle } from '../catalogue/titles.ts';
import type { TitlePart } from '../sources/title-part.ts';
import { titlePartFromNumbers, titlePartNumbers } from '../sources/title-part-numbers.ts';
import { preferenceFromChoice } from '../sources/versions/choose-version.ts';
import { versionLabel } from '../sources/versions/version-label.ts';
import { readVersionPreference, saveVersionPreference } from '../sources/versions/version-preference.ts';
import { versionTexts as words } from '../sources/versions/version-texts.ts';
import { deliverableVersions, type Version } from '../sources/video-sources.ts';
import { sendTitleVideo } from './send-title-video.ts';

/** Buttons of one message, far fewer than the messenger allows. */
const MAX_VERSIONS = 30;
const MAX_LABEL_LENGTH = 60;

/** 'Altre versioni' lists the versions; a press of one delivers it, which tells what the person prefers. */
export function registerVersionButtons(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;

  chats.callbackQuery(callbackData.versions.pattern, async (ctx) => {
    const [id, season, episode, delivered = 0] = callbackData.versions.read(ctx.match);
    const asked = await find([id, season, episode]);
    if (!asked) return answerCallbackQuery(ctx, words.gone);
    const message_id = ctx.callbackQuery.message?.message_id;
    await ctx.reply(words.which(nameOf(asked)), {
      reply_markup: { inline_keyboard: listOf(asked, delivered) },
      ...(message_id !== undefined && {
        reply_parameters: { message_id, allow_sending_without_reply: true },
      }),
    });
    return answerCallbackQuery(ctx);
  });

  chats.callbackQuery(callbackData.version.pattern, async (ctx) => {
    const [id, season, episode, versionId = 0] = callbackData.version.read(ctx.match);
    const asked = await find([id, season, episode]);
    const chosen = asked?.versions.find((one) => one.id === versionId);
    if (!asked || !chosen) return answerCallbackQuery(ctx, words.gone);
    const isRemembered = await remember(ctx, asked.versions, chosen);
    const { title, part } = asked;
    const video = { title, ...(part.episode && { episode: part.episode }), versionId };
    const outcome = await sendTitleVideo(ctx.api, services, ctx.chatId, video);
    services.notifyDeliveryQueue();
    if (outcome !== 'sent') return answerCallbackQuery(ctx, words.gone);
    await editMessageButtons(ctx, listOf(asked, versionId));
    return answerCallbackQuery(ctx, isRemembered ? words.remembered : undefined);
  });

  async function find(numbers: readonly (number | undefined)[]): Promise<Asked | undefined> {
    const part = titlePartFromNumbers(numbers.map((number) => number ?? 0));
    const title = part && (await findTitle(db, part.titleId));
    return title && { title, part, versions: await deliverableVersions(db, part) };
  }

  /** Stores what a choice tells; answers whether it tells anything new. */
  async function remember(ctx: PrivateChatContext, versions: readonly Version[], chosen: Version) {
    const before = await readVersionPreference(db, userIdOf(ctx));
    const preference = preferenceFromChoice(versions, chosen, before);
    if (preference.quality === before.quality && preference.language === before.language) return false;
    await saveVersionPreference(db, userIdOf(ctx), preference);
    return true;
  }
}

type Asked = { title: Title; part: TitlePart; versions: Version[] };

function nameOf({ title, part: { episode } }: Asked): string {
  return episode ? texts.episode(title.name, episode.season, episode.episode) : nameWithYear(title);
}

function listOf({ part, versions }: Asked, delivered: number): InlineKeyboardButton[][] {
  return versions.slice(0, MAX_VERSIONS).map((version, index) => {
    const label = truncateText(versionLabel(version) || words.nameless(index + 1), MAX_LABEL_LENGTH);
    const callback_data = callbackData.version.make(...titlePartNumbers(part), version.id);
    return [{ text: words.chosen(label, version.id === delivered), callback_data }];
  });
}
