import type { InlineQueryResultArticle, UserFromGetMe } from 'grammy/types';
import { type ChatLinks, titleLink } from '../../../chat/chat-links.ts';
import { truncateText } from '../../../chat/messages/html.ts';
import { texts } from '../../../chat/texts/texts.ts';
import type { Title } from '../title.ts';
import { genreName } from '../title-language.ts';
import { nameWithYear, titleCardText } from './title-card.ts';

export type InlineTitleOptions = {
  links: ChatLinks;
  me: Pick<UserFromGetMe, 'username' | 'has_main_web_app'>;
  /** The reason of the match. */
  reason?: string | undefined;
};

/**
 * A title's card for any chat, by inline mode or as a prepared message. Its button is a link: buttons of kind `web_app` are
 * for private chats with the bot.
 */
export function inlineTitleResult(
  title: Title,
  { links, me, reason }: InlineTitleOptions,
): InlineQueryResultArticle {
  const picture = links.picture(title);
  return {
    type: 'article',
    id: String(title.id),
    title: nameWithYear(title),
    description: truncateText(
      [reason, title.generi.map(genreName).join(', ')].filter(Boolean).join(' · '),
      100,
    ),
    input_message_content: {
      message_text: titleCardText(title),
      parse_mode: 'HTML',
      link_preview_options:
        picture === undefined
          ? { is_disabled: true }
          : { url: picture, prefer_large_media: true, show_above_text: true },
    },
    reply_markup: { inline_keyboard: [[{ text: texts.open, url: titleLink(me, title.id) }]] },
    ...(picture === undefined ? {} : { thumbnail_url: picture }),
  };
}
