import { type Api, InputFile } from 'grammy';
import type { InlineKeyboardButton } from 'grammy/types';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { array, number, object, parse } from 'valibot';
import { buttons } from '../../chat/messages/buttons.ts';
import { escapeHtml, truncateText } from '../../chat/messages/html.ts';
import { inRowsOf, sendPhotoOrText } from '../../chat/messages/keyboard-message.ts';
import { NOTICES_ON, type SendNotice } from '../../chat/sending/outbox-message.ts';
import { texts } from '../../chat/texts/texts.ts';
import type { Db } from '../../database/db.ts';
import { withYear } from '../../lib/with-year.ts';
import type { MessageContext } from '../../module.ts';
import { createCoverReader, type ReadCover } from '../catalogue/cards/read-cover.ts';
import { releaseYear } from '../catalogue/cards/title-card.ts';
import { selectTitles } from '../catalogue/select-titles.ts';
import type { Title } from '../catalogue/title.ts';

/** SQL: the person has the digest turned on. */
export const WANTS_DIGEST = sql<boolean>`(${NOTICES_ON} and person.digest_at is not null)`;

const digestDetails = object({ titles: array(number()) });

const PER_ROW = 5;
/** Ten lines must fit below a picture. */
const MAX_NAME_LENGTH = 60;

/** Sends digests: a picture of covers, and the titles, each with a button; sends nothing if all are gone. */
export function createDigestSender({ db, api, config, pictures }: MessageContext): SendNotice {
  const digestPicture = createDigestPicture(createCoverReader({ ...config, pictures }));
  return ({ chatId, details }) =>
    sendDigest({ db, api, digestPicture }, chatId, parse(digestDetails, details).titles);
}

async function sendDigest(
  { db, api, digestPicture }: { db: Db; api: Api; digestPicture: DigestPicture },
  chatId: number,
  ids: readonly number[],
): Promise<void> {
  const found = await selectTitles(db)
    .where('title.id', 'in', [...ids])
    .execute();
  const titles = ids.flatMap((id) => found.find((title) => title.id === id) ?? []);
  if (titles.length === 0) return;
  const picture = await digestPicture(titles);
  await sendPhotoOrText(api, chatId, {
    picture: picture && new InputFile(picture, 'novita.jpg'),
    text: `<b>${texts.digest}</b>\n\n${titles.map(digestLine).join('\n')}`,
    keyboard: [...cardButtons(titles), [buttons.digest.labelled(texts.turnDigestOff, { isOn: false })]],
  });
}

function digestLine(title: Title, index: number): string {
  return withYear(
    `${index + 1}. ${escapeHtml(truncateText(title.titolo, MAX_NAME_LENGTH))}`,
    releaseYear(title),
  );
}

function cardButtons(titles: readonly Title[]): InlineKeyboardButton[][] {
  const cards = titles.map(({ id }, index) => buttons.card.labelled(String(index + 1), { titleId: id }));
  return inRowsOf(PER_ROW, cards);
}

/** Cached pictures: people with the same genres get the same one. */
const MAX_CACHED = 50;

/** The picture of a digest; undefined when there are no covers. */
type DigestPicture = (titles: readonly Title[]) => Promise<Buffer | undefined>;

/** Draws digests' pictures one at a time: there is no hurry. */
function createDigestPicture(readCover: ReadCover): DigestPicture {
  const pictures = new LRUCache<string, Promise<Buffer | undefined>>({ max: MAX_CACHED });
  let last: Promise<unknown> = Promise.resolve();

  async function draw(titles: readonly Title[]): Promise<Buffer | undefined> {
    const covers = await Promise.all(titles.map(readCover));
    return covers.some((cover) => cover !== undefined) ? renderCoverGrid(covers) : undefined;
  }

  return (titles) => {
    const key = titles.map(({ id, copertina: cover, titolo: name }) => `${id} ${cover ?? name}`).join('\n');
    const cached = pictures.get(key);
    if (cached) return cached;
    // A picture without covers, or that could not be drawn, is tried again the next time.
    const picture = last.then(() => draw(titles)).catch(() => undefined);
    last = picture.then((drawn) => drawn ?? pictures.delete(key));
    pictures.set(key, picture);
    return picture;
  };
}

/** In pixels. */
const COVER = { width: 240, height: 360 };
const GAP = 12;
const COLUMNS = 5;
const PAPER = '#14161a';
const NO_COVER = '#2a2e35';

/** Draws covers in rows, in their order, as a JPEG; a missing one leaves its place empty. */
async function renderCoverGrid(covers: readonly (Buffer | undefined)[]): Promise<Buffer> {
  const columns = Math.min(COLUMNS, covers.length);
  const rows = Math.ceil(covers.length / COLUMNS);
  const along = (count: number, size: number) => GAP + count * (size + GAP);
  const tiles = await Promise.all(
    covers.map(async (cover, index) => ({
      input: await tileOf(cover),
      left: along(index % COLUMNS, COVER.width),
      top: along(Math.floor(index / COLUMNS), COVER.height),
    })),
  );
  const size = { width: along(columns, COVER.width), height: along(rows, COVER.height) };
  return sharp({ create: { ...size, channels: 3, background: PAPER } })
    .composite(tiles)
    .jpeg({ quality: 82 })
    .toBuffer();
}

function tileOf(cover: Buffer | undefined): Promise<Buffer> {
  const tile = cover
    ? sharp(cover).resize({ ...COVER, fit: 'cover' })
    : sharp({ create: { ...COVER, channels: 3, background: NO_COVER } });
  return tile.jpeg({ quality: 90 }).toBuffer();
}
