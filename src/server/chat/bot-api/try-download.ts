import { Api } from 'grammy';
import { DownloadError, requireDownload } from './download-file.ts';

const TIMEOUT_SECONDS = 10;
const MAX_BYTES = 20 * 1024 * 1024;

type Files = {
  /** A file that the messenger keeps for the bot; without one an owner's photo is tried. */
  fileId: string | undefined;
  ownerIds: readonly string[];
};

/**
 * Downloads a file from the Bot API to find out if a server in local mode keeps files in a folder that cannot be
 * read here.
 */
export async function tryDownload(
  { botToken, botApiRoot }: { botToken: string; botApiRoot: string },
  { fileId, ownerIds }: Files,
): Promise<'readable' | 'unknown' | { folder: string }> {
  const api = new Api(botToken, { apiRoot: botApiRoot, timeoutSeconds: TIMEOUT_SECONDS });
  try {
    const tried = fileId ?? (await findProfilePhoto(api, ownerIds));
    if (tried === undefined) return 'unknown';
    await requireDownload(api, tried, MAX_BYTES);
    return 'readable';
  } catch (error) {
    return error instanceof DownloadError && error.folder !== undefined
      ? { folder: error.folder }
      : 'unknown';
  }
}

async function findProfilePhoto(api: Api, ownerIds: readonly string[]): Promise<string | undefined> {
  for (const id of ownerIds) {
    const found = await api.getUserProfilePhotos(Number(id), { limit: 1 }).catch(() => undefined);
    const fileId = found?.photos[0]?.[0]?.file_id;
    if (fileId !== undefined) return fileId;
  }
  return undefined;
}
