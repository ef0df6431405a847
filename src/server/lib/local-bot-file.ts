import { promises } from 'node:fs';

/** True if `getFile` gave a path on the disk of a Bot API server in local mode, not one to download. */
export function isLocalPath(path: string): boolean {
  return /^([a-z]:)?[\\/]/i.test(path);
}

/** Opens a file that a Bot API server in local mode has on its disk; undefined if it cannot be read here. */
export async function openLocalFile(path: string): Promise<promises.FileHandle | undefined> {
  const file = await promises.open(path).catch(() => undefined);
  if ((await file?.stat())?.isFile()) return file;
  await file?.close();
  return undefined;
}

/**
 * The folder in which a Bot API server keeps all bots' files, and the path in that of one bot, by which a proxy before the
 * server may offer the file. The bot's folder is named after its token.
 */
export function placeOfLocalFile(path: string, token: string): { folder: string; name: string } {
  const slashed = path.replaceAll('\\', '/');
  const [id = ''] = token.split(':', 1);
  const [, folder = slashed.replace(/\/[^/]*$/, ''), name = ''] =
    new RegExp(`^(.*?)/+${id}[:~][^/]*/(.*)$`).exec(slashed) ?? [];
  return { folder: folder || '/', name };
}

/** The missing access, for logs; it names no bot. */
export function unreadableFolder(folder: string): string {
  return `the Bot API server runs in local mode and keeps files in ${folder}, which cannot be read here: mount that folder, or run the server without --local`;
}
