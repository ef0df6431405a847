import type { InlineQueryResultPhoto } from 'grammy/types';
import { titleLink } from '../../../chat/chat-links.ts';
import { texts } from '../../../chat/texts/texts.ts';
import type { Title } from '../title.ts';
import type { InlineTitleOptions } from './inline-title-result.ts';
import { nameWithYear, titleCardText } from './title-card.ts';

/** Telegram takes photos of inline results as JPEG only. */
const JPEG = /\.jpe?g(\?|$)/i;

/** A title's card as a photo with a caption; undefined where its picture is no JPEG that Telegram could fetch. */
export function sharedTitlePhoto(
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
