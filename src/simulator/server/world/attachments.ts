import type { Document, Photo, Video } from '../../wire-message.ts';
import type { StoredFile } from './file-store.ts';

/** A stored photo as it stands in a message. */
export function asPhoto(file: StoredFile): Photo {
  return { ...common(file), ...measures(file) };
}

/** A stored video as it stands in a message. */
export function asVideo(file: StoredFile): Video {
  return { ...asDocument(file), ...measures(file), duration: file.duration ?? 0 };
}

/** A stored file as it stands in a message when it is sent as it is. */
export function asDocument(file: StoredFile): Document {
  return { ...common(file), mimeType: file.mimeType, fileName: file.fileName };
}

function measures({ width = 0, height = 0 }: StoredFile) {
  return { width, height };
}

function common({ fileId, fileUniqueId, size, url, hash }: StoredFile) {
  return { fileId, fileUniqueId, size, url: url ?? (hash ? `/wire/files/${fileUniqueId}` : undefined) };
}
