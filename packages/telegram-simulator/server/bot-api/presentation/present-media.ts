import type { MessageContent, OtherMedia, Photo, Video } from '../../../wire-message.ts';
import { fileIdFor } from '../../world/file-store.ts';

type Json = Record<string, unknown>;
/** The bot that reads the message: identifiers of files are its own. */
type Reader = { id: number };

/** The boxes in pixels that the messenger scales a photo into. */
const SIZES = [90, 320, 800, 1280];

/** A message's file as the Bot API presents it; other content stays unchanged. */
export function presentMedia(
  bot: Reader,
  { photo, video, document, animation, audio, voice, sticker, ...rest }: Partial<MessageContent>,
): Json {
  return {
    ...rest,
    photo: photo && presentPhoto(bot, photo),
    video: video && presentFile(bot, video),
    // Old clients know an animation as a file only.
    document: (document ?? animation) && presentFile(bot, document ?? animation),
    animation: animation && presentFile(bot, animation),
    audio: audio && presentFile(bot, audio),
    voice: voice && presentFile(bot, voice),
    sticker: sticker && presentSticker(bot, sticker),
  };
}

/** The photo in every size up to its own, the greatest last. */
function presentPhoto(bot: Reader, { fileId, fileUniqueId, width, height, size }: Photo): Json[] {
  const longest = Math.max(width, height);
  const smaller = SIZES.filter((box) => box < longest).map((box) => box / longest);
  return [...smaller, 1].map((scale) => ({
    file_id: fileIdFor(bot, fileId),
    file_unique_id: fileUniqueId,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    file_size: Math.round(size * scale ** 2),
  }));
}

function presentFile(bot: Reader, file: Video | OtherMedia | undefined): Json | undefined {
  if (!file) return undefined;
  const { fileId, fileUniqueId, fileName, mimeType, size, url: _page, ...facts } = file;
  return {
    file_id: fileIdFor(bot, fileId),
    file_unique_id: fileUniqueId,
    file_name: fileName,
    mime_type: mimeType,
    file_size: size,
    ...facts,
  };
}

function presentSticker(bot: Reader, sticker: OtherMedia): Json {
  const { mime_type, file_name: _name, ...file } = presentFile(bot, sticker) ?? {};
  return {
    ...file,
    type: 'regular',
    is_animated: mime_type === 'application/x-tgsticker',
    is_video: mime_type === 'video/webm',
  };
}
