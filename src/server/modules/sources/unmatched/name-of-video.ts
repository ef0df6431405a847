import { truncateText } from '../../../chat/messages/html.ts';
import type { VideoPost } from '../videos/video-posts.ts';

const MAX_NAME_LENGTH = 80;

/** A video's file name, else the first line of its caption. */
export function nameOfVideo({ fileName, caption }: VideoPost): string {
  const [line = ''] = caption.split('\n', 1);
  return truncateText(fileName || line || '?', MAX_NAME_LENGTH);
}
