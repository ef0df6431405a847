import type { Message } from 'grammy/types';

/** What the server renders. */
const IMAGE_TYPE = /^image\/(jpeg|png|webp)$/;

/**
 * A picture that somebody sent, compressed as a photo or, as desktop clients offer, as a file; undefined: none. A file's
 * proportions are those of its thumbnail.
 */
export function pictureIn({ photo, document }: Message): { fileId: string; isWide: boolean } | undefined {
  const largest = photo?.at(-1);
  if (largest) return { fileId: largest.file_id, isWide: largest.width > largest.height };
  if (!document || !IMAGE_TYPE.test(document.mime_type ?? '')) return undefined;
  const { thumbnail } = document;
  return { fileId: document.file_id, isWide: thumbnail !== undefined && thumbnail.width > thumbnail.height };
}
