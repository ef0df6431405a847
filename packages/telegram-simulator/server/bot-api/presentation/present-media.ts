import type { MessageContent, OtherMedia, Photo, Video } from '../../../wire-message.ts';

type Json = Record<string, unknown>;

/** The boxes in pixels that the messenger scales a photo into. */
const SIZES = [90, 320, 800, 1280];

/** A message's file as the Bot API presents it; other content stays unchanged. */
export function presentMedia({
  photo,
  video,
  document,
  animation,
  audio,
  voice,
  sticker,
  ...rest
}: Partial<MessageContent>): Json {
  return {
    ...rest,
    photo: photo && presentPhoto(photo),
    video: video && presentFile(video),
    // Old clients know an animation as a file only.
    document: (document ?? animation) && presentFile(document ?? animation),
    animation: animation && presentFile(animation),
    audio: audio && presentFile(audio),
    voice: voice && presentFile(voice),
    sticker: sticker && presentSticker(sticker),
  };
}

/** The photo in every size up to its own, the greatest last. */
function presentPhoto({ fileId, fileUniqueId, width, height, size }: Photo): Json[] {
  const longest = Math.max(width, height);
  const smaller = SIZES.filter((box) => box < longest).map((box) => box / longest);
  return [...smaller, 1].map((scale) => ({
    file_id: fileId,
    file_unique_id: fileUniqueId,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    file_size: Math.round(size * scale ** 2),
  }));
}

function presentFile(file: Video | OtherMedia | undefined): Json | undefined {
  if (!file) return undefined;
  const { fileId, fileUniqueId, fileName, mimeType, size, url: _page, ...facts } = file;
  return {
    file_id: fileId,
    file_unique_id: fileUniqueId,
    file_name: fileName,
    mime_type: mimeType,
    file_size: size,
    ...facts,
  };
}

function presentSticker(sticker: OtherMedia): Json {
  const { mime_type, file_name: _name, ...file } = presentFile(sticker) ?? {};
  return {
    ...file,
    type: 'regular',
    is_animated: mime_type === 'application/x-tgsticker',
    is_video: mime_type === 'video/webm',
  };
}
