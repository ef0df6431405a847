import type { FileHandle } from 'node:fs/promises';
import type { Api } from 'grammy';
import { clock } from '../../lib/clock.ts';
import { isLocalPath, openLocalFile, placeOfLocalFile, unreadableFolder } from '../../lib/local-bot-file.ts';
import { classifyBotApiError } from './bot-api-errors.ts';

const TIMEOUT_MS = 30_000;
const OFFICIAL_API = 'https://api.telegram.org';

/** A person's file could not be downloaded, or is larger than allowed. */
export class DownloadError extends Error {
  override name = 'DownloadError';
  readonly isTooLarge: boolean;
  /** The folder in which a Bot API server keeps the file, if this server cannot read it. */
  readonly folder: string | undefined;

  constructor(message: string, options?: ErrorOptions & { isTooLarge?: boolean; folder?: string }) {
    super(message, options);
    this.isTooLarge = options?.isTooLarge === true;
    this.folder = options?.folder;
  }
}

/**
 * Streams the bytes of a person's file. Throws a `DownloadError`, after `maxBytes` whatever size the messenger
 * claims; its message omits the address, which contains the bot's token.
 */
export async function* downloadFile(api: Api, fileId: string, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of bytesOf(api, await pathOf(api, fileId))) {
    size += chunk.length;
    if (size > maxBytes) throw new DownloadError('the file is too large', { isTooLarge: true });
    yield chunk;
  }
}

/** Throws a `DownloadError` unless a file can be downloaded whole. */
export async function requireDownload(api: Api, fileId: string, maxBytes: number): Promise<void> {
  for await (const _ of downloadFile(api, fileId, maxBytes)) continue;
}

/** A Bot API server in local mode keeps files on its disk, but a proxy before it may serve them. */
async function* bytesOf(api: Api, path: string): AsyncGenerator<Uint8Array> {
  const address = (name: string) => `${api.options?.apiRoot ?? OFFICIAL_API}/file/bot${api.token}/${name}`;
  if (!isLocalPath(path)) return yield* bodyOf(address(path));
  const file = await openLocalFile(path);
  if (file) return yield* chunksOf(file);
  const { folder, name } = placeOfLocalFile(path, api.token);
  try {
    return yield* bodyOf(address(name));
  } catch (error) {
    throw new DownloadError(unreadableFolder(folder), { cause: error, folder });
  }
}

async function* chunksOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of file.createReadStream()) if (chunk instanceof Uint8Array) yield chunk;
  } catch (error) {
    throw new DownloadError('the file could not be read', { cause: error });
  }
}

async function pathOf(api: Api, fileId: string): Promise<string> {
  try {
    const { file_path: path } = await api.getFile(fileId);
    if (path !== undefined) return path;
  } catch (error) {
    if (classifyBotApiError(error).kind !== 'refused') throw error;
  }
  throw new DownloadError('the messenger does not provide the file');
}

async function* bodyOf(url: string): AsyncGenerator<Uint8Array> {
  const signal = clock.timeLimit(TIMEOUT_MS);
  try {
    const response = await fetch(url, { signal });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new DownloadError(`the messenger responded with ${response.status}`);
    }
    yield* response.body;
  } catch (error) {
    if (error instanceof DownloadError) throw error;
    throw new DownloadError(signal.aborted ? 'the download timed out' : 'the download was interrupted');
  }
}
