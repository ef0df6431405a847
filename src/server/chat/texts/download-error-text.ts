import type { Api } from 'grammy';
import { DownloadError, requireDownload } from '../bot-api/download-file.ts';
import { ownerTexts, texts } from './texts.ts';

/** The reason why a person's file was not read: an owner can fix a Bot API server whose folder is not readable. */
export function downloadErrorText(
  { folder }: DownloadError,
  { isOwner, otherwise = ownerTexts.notDownloaded }: { isOwner: boolean; otherwise?: string },
): string {
  if (folder === undefined) return otherwise;
  return isOwner ? ownerTexts.folderUnreadable(folder) : texts.filesUnreadable;
}

/** The largest picture that the image proxy accepts. */
const MAX_PICTURE_BYTES = 12 * 1024 * 1024;

/** The reason why the server could not show a picture from an owner; undefined if it can. */
export async function pictureFault(api: Api, fileId: string): Promise<string | undefined> {
  try {
    await requireDownload(api, fileId, MAX_PICTURE_BYTES);
    return undefined;
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error;
    return downloadErrorText(error, { isOwner: true });
  }
}
