import type { InlineKeyboardButton } from 'grammy/types';
import { type BotServices, type PrivateChatComposer, userIdOf } from '../../chat/bot-services.ts';
import { buttons } from '../../chat/messages/buttons.ts';
import { truncateText } from '../../chat/messages/html.ts';
import { editMessageButtons } from '../../chat/messages/keyboard-message.ts';
import { onPress } from '../../chat/messages/presses.ts';
import { versionTexts as words } from '../../chat/texts/texts.ts';
import { receivedAt } from '../../chat/updates/bot-updates.ts';
import { textOnce } from '../../chat/updates/reply-once.ts';
import { nameOfPart } from '../catalogue/cards/title-card.ts';
import type { Title } from '../catalogue/title.ts';
import { findTitle } from '../catalogue/titles.ts';
import type { TitlePart } from '../videos/title-part.ts';
import { deliverableVersions, type Version, versionInPlaceOf } from '../videos/title-videos.ts';
import { versionLabel } from '../videos/versions/version-facts.ts';
import { learnPreference } from '../videos/versions/version-preference.ts';
import { sendTitleVideo } from './send-title-video.ts';

/** Buttons of one message, far fewer than the messenger allows. */
const MAX_VERSIONS = 30;
const MAX_LABEL_LENGTH = 60;

/** 'Altre versioni' lists the versions; a press of one delivers it, and shows the person's preference. */
export function registerVersionButtons(chats: PrivateChatComposer, services: BotServices): void {
  const { db } = services;

  onPress(chats, buttons.versions, async (ctx, { part, deliveredId }) => {
    const asked = await find(part);
    if (!asked) return words.gone;
    const message_id = ctx.callbackQuery.message?.message_id;
    await ctx.reply(words.which(nameOfPart(asked.title, asked.part.episode)), {
      reply_markup: { inline_keyboard: listOf(asked, deliveredId) },
      ...(message_id !== undefined && {
        reply_parameters: { message_id, allow_sending_without_reply: true },
      }),
    });
    return undefined;
  });

  onPress(chats, buttons.version, async (ctx, { part, versionId }) => {
    const asked = await find(part);
    const chosen = asked && (await versionInPlaceOf(db, asked.versions, versionId));
    if (!asked || !chosen) return words.gone;
    const { title, versions } = asked;
    const learned = await textOnce(ctx, db, async (transaction) => {
      const isRemembered = await learnPreference(transaction, userIdOf(ctx), { versions, chosen });
      return isRemembered ? words.remembered : '';
    });
    const outcome = await sendTitleVideo(ctx.api, services, ctx.chatId, {
      title,
      ...(part.episode && { episode: part.episode }),
      versionId: chosen.id,
      askedAt: receivedAt(ctx.update),
    });
    services.notifyDeliveryQueue();
    if (outcome !== 'sent') return words.gone;
    await editMessageButtons(ctx, listOf(asked, chosen.id));
    return learned || undefined;
  });

  async function find(part: TitlePart): Promise<Asked | undefined> {
    const title = await findTitle(db, part.titleId);
    return title && { title, part, versions: await deliverableVersions(db, part) };
  }
}

type Asked = { title: Title; part: TitlePart; versions: Version[] };

function listOf({ part, versions }: Asked, deliveredId: number | null): InlineKeyboardButton[][] {
  return versions.slice(0, MAX_VERSIONS).map((version, index) => {
    const label = truncateText(versionLabel(version) || words.nameless(index + 1), MAX_LABEL_LENGTH);
    const text = words.chosen(label, version.id === deliveredId);
    return [buttons.version.labelled(text, { part, versionId: version.id })];
  });
}
