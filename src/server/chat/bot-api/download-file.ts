import { type Api, GrammyError } from 'grammy';

const TIMEOUT_MS = 30_000;
const OFFICIAL_API = 'https://api.telegram.org';

/** A person's file could not be downloaded, or is larger than allowed. */
export class DownloadError extends Error {
  override name = 'DownloadError';
  readonly isTooLarge: boolean;

  constructor(message: string, options?: ErrorOptions & { isTooLarge?: boolean }) {
    super(message, options);
    this.isTooLarge = options?.isTooLarge === true;
  }
}

/**
 * Streams the bytes of a file that a person has sent. Throws a `DownloadError`, after `maxBytes` whatever size the
 * messenger claims; its message omits the address, which contains the bot's token.
 */
export async function* downloadFile(api: Api, fileId: string, maxBytes: number): AsyncGenerator<Uint8Array> {
  const path = await pathOf(api, fileId);
  const url = `${api.options?.apiRoot ?? OFFICIAL_API}/file/bot${api.token}/${path}`;
  let size = 0;
  for await (const chunk of bodyOf(url)) {
    size += chunk.length;
    if (size > maxBytes) throw new DownloadError('the file is too large', { isTooLarge: true });
    yield chunk;
  }
}

async function pathOf(api: Api, fileId: string): Promise<string> {
  try {
    const { file_path: path } = await api.getFile(fileId);
    if (path !== undefined) return path;
  } catch (error) {
    if (!(error instanceof GrammyError) || error.error_code !== 400) throw error;
  }
  throw new DownloadError('the messenger does not provide the file');
}

async function* bodyOf(url: string): AsyncGenerator<Uint8Array> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
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
