import type { Message } from 'grammy/types';
import type { VideoLocation } from './video-location.ts';

/** The endings of videos' names. */
export const VIDEO_ENDING =
  /\.(?:mkv|mk3d|mp4|avi|mov|qt|m4v|wmv|asf|webm|mpe?g|m2v|ts|m2ts|mts|flv|f4v|ogv|ogm|3gp|3g2|divx|vob|rmvb|rm)$/i;
/** Types that say of a file nothing, or no more than its name: a container's own have many names. */
const GENERAL_TYPE = /^(?:$|application\/|binary\/|x-\w+\/|unknown\/)/i;
/** Types of `application` that contain no picture. */
const OTHER_TYPE =
  /zip|rar|7z|tar|pdf|json|xml|subrip|text|font|javascript|typescript|msword|officedocument/i;

/**
 * The video of a message: a video, or a document that is one by its type or, if that is general, by its name. An
 * animation comes with a document of the same file, and is none.
 */
export function videoFileIn({
  video,
  document,
  animation,
}: Message): Extract<VideoLocation, { fileId: string }> | undefined {
  if (video) return { kind: 'video', fileId: video.file_id };
  if (!document || animation || !isVideo(document)) return undefined;
  return { kind: 'document', fileId: document.file_id };
}

function isVideo({ mime_type: type = '', file_name: name = '' }: NonNullable<Message['document']>): boolean {
  if (type.toLowerCase().startsWith('video/')) return true;
  return GENERAL_TYPE.test(type) && !OTHER_TYPE.test(type) && VIDEO_ENDING.test(name.trim());
}
