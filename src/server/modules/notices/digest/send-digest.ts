import { type Api, InputFile } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import type { Kysely } from 'kysely';
import { callbackData } from '../../../chat/messages/callback-data.ts';
import { escapeHtml, truncateText } from '../../../chat/messages/html.ts';
import { sendPhotoOrText } from '../../../chat/messages/send-photo-or-text.ts';
import { texts } from '../../../chat/texts/texts.ts';
import type { Schema } from '../../../database/schema.ts';
import { releaseYear } from '../../catalogue/cards/title-card.ts';
import { selectTitles } from '../../catalogue/select-titles.ts';
import type { Title } from '../../catalogue/title.ts';
import type { DigestPicture } from './digest-picture.ts';

const PER_ROW = 5;
/** Ten lines are to fit below a picture. */
const MAX_NAME_LENGTH = 60;

/** Sends a digest: its titles below a picture of their covers, each with a button; nothing when all are gone. */
export async function sendDigest(
  { db, api, digestPicture }: { db: Kysely<Schema>; api: Api; digestPicture: DigestPicture },
  chatId: number,
  ids: readonly number[],
): Promise<void> {
  const found = await selectTitles(db)
    .where('content.id', 'in', [...ids])
    .execute();
  const titles = ids.flatMap((id) => found.find((title) => title.id === id) ?? []);
  if (titles.length === 0) return;
  const picture = await digestPicture(titles);
  await sendPhotoOrText(api, chatId, {
    picture: picture && new InputFile(picture, 'novita.jpg'),
    text: `<b>${texts.digest}</b>\n\n${titles.map(lineOf).join('\n')}`,
    keyboard: [...cardButtons(titles), [digestOffButton]],
  });
}

function lineOf(title: Title, index: number): string {
  return `${index + 1}. ${escapeHtml(truncateText(title.name, MAX_NAME_LENGTH))} (${releaseYear(title)})`;
}

function cardButtons(titles: readonly Title[]): InlineKeyboardButton[][] {
  const buttons = titles.map(({ id }, index) => ({
    text: String(index + 1),
    callback_data: callbackData.card.make(id),
  }));
  return [buttons.slice(0, PER_ROW), buttons.slice(PER_ROW)].filter((row) => row.length > 0);
}

const digestOffButton = {
  text: texts.turnDigestOff,
  callback_data: callbackData.digest.make(0),
};
