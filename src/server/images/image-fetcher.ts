import { readFile } from 'node:fs/promises';
import * as http from 'node:http';
import * as https from 'node:https';
import { join } from 'node:path';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import * as v from 'valibot';
import { botFileIn } from '../lib/bot-files.ts';
import { clock } from '../lib/clock.ts';
import { type BotFileAccess, type ImageProxySettings, imageHostAccess } from '../lib/image-urls.ts';
import { isLocalPath, openLocalFile, placeOfLocalFile, unreadableFolder } from '../lib/local-bot-file.ts';
import { ImageError } from './image-error.ts';

const MAX_BYTES = 12 * 1024 * 1024;
const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 10_000;
const HEADERS = { accept: 'image/avif,image/webp,image/jpeg,image/png', 'user-agent': 'Vetrina' };

type Options = {
  /** The built client, for its own files. */
  clientFolder?: string;
  /** For a whole fetch, redirects included. */
  timeoutMs?: number;
  /** Reserved IP addresses to allow as public, for tests. */
  allowIPAddressList?: string[];
};

type Agents = { 'http:': http.Agent; 'https:': https.Agent };

/** Fetches an image's bytes; rejects with an `ImageError`. */
export type FetchImage = (source: string) => Promise<Buffer>;

/**
 * Fetches images from allowed hosts only, checking each redirect. A public host must resolve to public addresses: the
 * agent checks the address that it connects to (against DNS rebinding). A private host may only redirect to private
 * ones. Files of the bot's are fetched from its Bot API, the client's own ones read from its folder.
 */
export function createImageFetcher(
  { bot, ...allowedHosts }: Pick<ImageProxySettings, 'hosts' | 'privateHosts' | 'bot'>,
  options: Options = {},
): FetchImage {
  const { clientFolder = '', timeoutMs = TIMEOUT_MS, allowIPAddressList = [] } = options;
  const filter = { allowIPAddressList, keepAlive: true };
  const agents: Record<'public' | 'private', Agents> = {
    public: {
      'http:': new RequestFilteringHttpAgent(filter),
      'https:': new RequestFilteringHttpsAgent(filter),
    },
    private: { 'http:': new http.Agent(), 'https:': new https.Agent() },
  };
  return async (source) => {
    const reach = imageHostAccess(allowedHosts, source);
    if (!reach || reach === 'drawn') throw new ImageError(404, 'no named host');
    const signal = clock.timeLimit(timeoutMs);
    try {
      if (reach === 'own') return await readFile(join(clientFolder, source));
      // The Bot API may well be on this machine: its address is a setting.
      if (reach === 'messenger') {
        const download = async (address: string) =>
          readAll(await follow(address, { agents: agents.private, mayGoTo: () => false, signal }));
        return await readBotFile(bot, source, { download, signal });
      }
      const mayGoTo = (address: string) => imageHostAccess(allowedHosts, address) === reach;
      return await readAll(await follow(source, { agents: agents[reach], mayGoTo, signal }));
    } catch (error) {
      throw failureOf(error, signal);
    }
  };
}

type Way = { agents: Agents; mayGoTo: (address: string) => boolean; signal: AbortSignal };

async function follow(source: string, { agents, mayGoTo, signal }: Way): Promise<http.IncomingMessage> {
  let address = new URL(source);
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const answer = await get(address, agents, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return answer;
    answer.destroy();
    if (statusCode < 300 || statusCode > 399 || !headers.location)
      throw new ImageError(404, `the source answers ${statusCode}`);
    if (!URL.canParse(headers.location, address.href))
      throw new ImageError(404, 'the source redirects nowhere');
    address = new URL(headers.location, address);
    if (!mayGoTo(address.href)) throw new ImageError(404, 'the source redirects to a host that is not named');
  }
  throw new ImageError(404, 'the source redirects too often');
}

function get(url: URL, agents: Agents, signal: AbortSignal): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const isPlain = url.protocol === 'http:';
    const options = { agent: isPlain ? agents['http:'] : agents['https:'], headers: HEADERS, signal };
    // Errors may follow the response: keep a listener.
    (isPlain ? http : https).get(url, options, resolve).on('error', reject);
  });
}

/** Into one buffer of the declared length, if there is one: joined chunks take twice the memory. */
async function readAll(answer: http.IncomingMessage): Promise<Buffer> {
  const declared = Number(answer.headers['content-length'] ?? Number.NaN);
  if (declared > MAX_BYTES) throw tooLarge(answer);
  const buffer = declared >= 0 ? Buffer.alloc(declared) : undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    if (size + chunk.length > MAX_BYTES) throw tooLarge(answer);
    if (buffer) chunk.copy(buffer, size);
    else chunks.push(chunk);
    size += chunk.length;
  }
  return buffer ?? Buffer.concat(chunks);
}

function tooLarge(answer: http.IncomingMessage): ImageError {
  answer.destroy();
  return new ImageError(404, 'the picture has too many bytes');
}

function failureOf(cause: unknown, signal: AbortSignal): ImageError {
  if (cause instanceof ImageError) return cause;
  if (signal.aborted) return new ImageError(404, 'the source is too slow', { cause });
  return new ImageError(404, 'the source cannot be reached', { cause });
}

const answerSchema = v.object({ result: v.object({ file_path: v.string() }) });

type BotFileWay = { download: FetchImage; signal: AbortSignal };

/**
 * A file of the bot's, from the Bot API server's disk if that runs in local mode; the address to download it from holds the
 * bot's token, so nobody else may see it. Rejects with an `ImageError`.
 */
async function readBotFile(
  bot: BotFileAccess | undefined,
  source: string,
  { download, signal }: BotFileWay,
): Promise<Buffer> {
  if (!bot) throw new ImageError(404, 'the picture is a bot’s, and there is none');
  const { token, apiRoot } = bot;
  const response = await fetch(`${apiRoot}/bot${token}/getFile`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ file_id: botFileIn(source) }),
    signal,
  });
  const answer: unknown = await response.json().catch(() => undefined);
  const read = v.safeParse(answerSchema, answer);
  if (!read.success) throw new ImageError(404, `the messenger answers ${response.status}`);
  const { file_path: path } = read.output.result;
  const from = (name: string) => download(`${apiRoot}/file/bot${token}/${name}`);
  if (!isLocalPath(path)) return from(path);
  const { folder, name } = placeOfLocalFile(path, token);
  return (
    (await readLocalFile(path)) ??
    from(name).catch((cause: unknown) => {
      throw new ImageError(404, unreadableFolder(folder), { cause });
    })
  );
}

async function readLocalFile(path: string): Promise<Buffer | undefined> {
  const file = await openLocalFile(path);
  if (!file) return undefined;
  try {
    if ((await file.stat()).size > MAX_BYTES) throw new ImageError(404, 'the picture has too many bytes');
    return await file.readFile();
  } finally {
    await file.close();
  }
}
