import type { Api } from 'grammy';
import type { InlineQueryResultPhoto } from 'grammy/types';
import { asGrammySignal } from '../../../chat/bot-api/api-clients.ts';
import { type ChatLinks, titleLink } from '../../../chat/chat-links.ts';
import { texts } from '../../../chat/texts/texts.ts';
import { clock } from '../../../lib/clock.ts';
import type { AppContext, Me } from '../../../module.ts';
import { privateChatId } from '../../people/private-chat-id.ts';
import type { Title } from '../title.ts';
import { type InlineTitleOptions, inlineTitleResult } from './inline-title-result.ts';
import type { TitleShares } from './prepared-share-routes.ts';
import { nameWithYear, titleCardText } from './title-card.ts';

/** The mini app gives up earlier, and shares a link. */
const TIMEOUT_MS = 5000;
const EVERY_CHAT = {
  allow_user_chats: true,
  allow_bot_chats: true,
  allow_group_chats: true,
  allow_channel_chats: true,
};

type Deps = { api: Api; links: ChatLinks; me: Me };

/** Cards of titles that people share from the mini app; undefined without a bot. */
export function titleSharesOf(bot: AppContext['bot']): TitleShares | undefined {
  const { services } = bot ?? {};
  if (!bot || !services) return undefined;
  return {
    areOffered: () => bot.me()?.supports_inline_queries ?? false,
    async prepare(userId, title) {
      const me = bot.me();
      if (!me) throw new Error('the bot is not known yet');
      return prepareTitleShare({ ...services, me }, userId, title);
    },
  };
}

/** Prepares a message with a title's card for a person to send from the mini app; returns its id, or rejects. */
async function prepareTitleShare({ api, links, me }: Deps, userId: string, title: Title): Promise<string> {
  const person = privateChatId(userId);
  if (person === undefined) throw new Error('nobody in the messenger has this id');
  const card = sharedTitlePhoto(title, { links, me }) ?? inlineTitleResult(title, { links, me });
  const signal = asGrammySignal(clock.timeLimit(TIMEOUT_MS));
  return (await api.savePreparedInlineMessage(person, card, EVERY_CHAT, signal)).id;
}

/** Telegram takes photos of inline results as JPEG only. */
const JPEG = /\.jpe?g(\?|$)/i;

/** A title's card as a photo with a caption; undefined unless its picture is a JPEG that Telegram can fetch. */
function sharedTitlePhoto(
  title: Title,
  { links, me }: InlineTitleOptions,
): InlineQueryResultPhoto | undefined {
  const picture = links.picture(title);
  if (picture === undefined || !JPEG.test(picture)) return undefined;
  return {
    type: 'photo',
    id: String(title.id),
    photo_url: picture,
    thumbnail_url: picture,
    title: nameWithYear(title),
    caption: titleCardText(title),
    parse_mode: 'HTML',
    reply_markup: { inline_keyboard: [[{ text: texts.open, url: titleLink(me, title.id) }]] },
  };
}
