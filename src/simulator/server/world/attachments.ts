import type { Photo, Video } from '../../wire-message.ts';
import type { StoredFile } from './file-store.ts';

/** A stored photo as it stands in a message. */
export function asPhoto(file: StoredFile): Photo {
  return { ...common(file), width: file.width, height: file.height };
}

/** A stored video as it stands in a message. */
export function asVideo(file: StoredFile): Video {
  const { width, height, mimeType, fileName } = file;
  return { ...common(file), width, height, mimeType, fileName, duration: file.duration ?? 0 };
}

function common({ fileId, fileUniqueId, size, url, hash }: StoredFile) {
  return { fileId, fileUniqueId, size, url: url ?? (hash ? `/wire/files/${fileUniqueId}` : undefined) };
}
