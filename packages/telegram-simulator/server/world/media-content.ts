import type { Document, MessageContent, OtherMedia, Photo, Video } from '../../wire-message.ts';
import type { StoredFile } from './file-store.ts';

/** A stored file in the field of a message that its kind names. */
export function mediaContentOfFile(file: StoredFile): Partial<MessageContent> {
  if (file.kind === 'photo') return { photo: asPhoto(file) };
  if (file.kind === 'video') return { video: asVideo(file) };
  if (file.kind === 'document') return { document: asDocument(file) };
  return { [file.kind]: asOther(file) };
}

function asPhoto(file: StoredFile): Photo {
  return { ...common(file), ...measures(file) };
}

function asVideo(file: StoredFile): Video {
  return { ...asDocument(file), ...measures(file), duration: file.duration ?? 0 };
}

function asDocument(file: StoredFile): Document {
  return { ...common(file), mimeType: file.mimeType, fileName: file.fileName };
}

function asOther(file: StoredFile): OtherMedia {
  const { width, height, duration, title, performer, emoji } = file;
  return { ...asDocument(file), width, height, duration, title, performer, emoji };
}

function measures({ width = 0, height = 0 }: StoredFile) {
  return { width, height };
}

function common({ fileId, fileUniqueId, size, url, hash }: StoredFile) {
  return { fileId, fileUniqueId, size, url: url ?? (hash ? `/wire/files/${fileUniqueId}` : undefined) };
}
