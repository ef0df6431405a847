import { type Api, InputFile } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import type { Kysely } from 'kysely';
import { buttons } from '../../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../../chat/messages/html.ts';
import { inRowsOf } from '../../../chat/messages/keyboard-message.ts';
import { sendPhotoOrText } from '../../../chat/messages/send-photo-or-text.ts';
import { texts } from '../../../chat/texts/texts.ts';
import type { Schema } from '../../../database/schema.ts';
import { releaseYear } from '../../catalogue/cards/title-card.ts';
import { selectTitles } from '../../catalogue/select-titles.ts';
import type { Title } from '../../catalogue/title.ts';
import type { DigestPicture } from './digest-picture.ts';

const PER_ROW = 5;
/** Ten lines must fit below a picture. */
const MAX_NAME_LENGTH = 60;

/** Sends a digest: a picture of covers, and the titles, each with a button; nothing if all are gone. */
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
  const cards = titles.map(({ id }, index) => buttons.card.labelled(String(index + 1), { titleId: id }));
  return inRowsOf(PER_ROW, cards);
}

const digestOffButton = buttons.digest.labelled(texts.turnDigestOff, { isOn: false });
