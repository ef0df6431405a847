import { type Api, InputMediaBuilder } from 'grammy';
import { classifyBotApiError, isVideoFault } from '../../chat/bot-api/bot-api-errors.ts';
import type { BotServices } from '../../chat/bot-services.ts';
import { versionTexts } from '../../chat/texts/texts.ts';
import { nameOfPart } from '../catalogue/cards/title-card.ts';
import { findTitle } from '../catalogue/titles.ts';
import { type Subtitles, subtitlesOfPart } from '../videos/subtitles/subtitle-files.ts';
import { subtitleName } from '../videos/subtitles/subtitle-kinds.ts';
import type { TitlePart } from '../videos/title-part.ts';

type Deps = Pick<BotServices, 'db' | 'log' | 'protectsContent'>;

/** Files that one message can hold. */
const ALBUM = 10;

/** Sends the subtitles of a part as files, in as few messages as hold them. Rejects with the Bot API's error. */
export async function sendSubtitles(
  api: Api,
  { db, log, protectsContent }: Deps,
  chatId: number,
  part: TitlePart,
): Promise<void> {
  const title = await findTitle(db, part.titleId);
  const files = title ? await subtitlesOfPart(db, part) : [];
  if (!title || files.length === 0) return;
  const { episode } = part;
  const name = nameOfPart(title, episode);
  const options = protectsContent ? { protect_content: true } : {};
  const captionOf = ({ label }: Subtitles) => versionTexts.subtitlesFor(name, subtitleName(label));
  const sendOne = (file: Subtitles) =>
    api.sendDocument(chatId, file.fileId, { ...options, caption: captionOf(file) });

  for (let start = 0; start < files.length; start += ALBUM)
    await sendAlbum(files.slice(start, start + ALBUM));

  async function sendAlbum(some: readonly Subtitles[]): Promise<void> {
    const [first, ...others] = some;
    if (first && others.length === 0) return sendUnlessGone(() => sendOne(first));
    const album = some.map((file) => InputMediaBuilder.document(file.fileId, { caption: captionOf(file) }));
    try {
      await api.sendMediaGroup(chatId, album, options);
    } catch (error) {
      if (!isVideoFault(error, 'document')) throw error;
      // One that the messenger no longer has spoils the album.
      for (const file of some) await sendUnlessGone(() => sendOne(file));
    }
  }

  async function sendUnlessGone(send: () => Promise<unknown>): Promise<void> {
    try {
      await send();
    } catch (error) {
      if (!isVideoFault(error, 'document')) throw error;
      log.warn(
        { ...part, reason: classifyBotApiError(error).reason },
        'could not send subtitles: add them again',
      );
    }
  }
}
