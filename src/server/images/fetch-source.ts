import * as http from 'node:http';
import * as https from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { type ImageHosts, namedAs } from '../domain/image-address.ts';
import { ImageFailure } from './image-failure.ts';

const MAX_BYTES = 12 * 1024 * 1024;
const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 10_000;
const HEADERS = { accept: 'image/avif,image/webp,image/jpeg,image/png', 'user-agent': 'Vetrina' };

type Options = {
  /** For a whole fetch, redirects included. */
  timeoutMs?: number;
  /** Addresses that count as the internet though they are reserved. */
  allowIPAddressList?: string[];
};

type Agents = { 'http:': http.Agent; 'https:': https.Agent };

/** Fetches a picture's bytes; rejects with an `ImageFailure`. */
export type FetchSource = (source: string) => Promise<Buffer>;

/**
 * Fetches pictures from the named hosts and nowhere else, each redirect judged anew. A public host must resolve to
 * public addresses: the agent looks at the very address that it connects to, so a name that changes its mind in
 * between (DNS rebinding) gains nothing. A private host is reached as it is named, and can only redirect to such.
 */
export function sourceFetcher(named: ImageHosts, options: Options = {}): FetchSource {
  const { timeoutMs = TIMEOUT_MS, allowIPAddressList = [] } = options;
  const filter = { allowIPAddressList, keepAlive: true };
  const agents: Record<'public' | 'private', Agents> = {
    public: {
      'http:': new RequestFilteringHttpAgent(filter),
      'https:': new RequestFilteringHttpsAgent(filter),
    },
    private: { 'http:': new http.Agent(), 'https:': new https.Agent() },
  };
  return async (source) => {
    const reach = namedAs(named, source);
    if (!reach) throw new ImageFailure(502, 'no named host');
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const mayGoTo = (address: string) => namedAs(named, address) === reach;
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
      throw new ImageFailure(502, `the source answers ${statusCode}`);
    if (!URL.canParse(headers.location, address.href))
      throw new ImageFailure(502, 'the source redirects nowhere');
    address = new URL(headers.location, address);
    if (!mayGoTo(address.href))
      throw new ImageFailure(502, 'the source redirects to a host that is not named');
  }
  throw new ImageFailure(502, 'the source redirects too often');
}

function get(url: URL, agents: Agents, signal: AbortSignal): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const isPlain = url.protocol === 'http:';
    const options = { agent: isPlain ? agents['http:'] : agents['https:'], headers: HEADERS, signal };
    // Errors can follow the answer: a listener stays.
    (isPlain ? http : https).get(url, options, resolve).on('error', reject);
  });
}

async function readAll(answer: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = Number(answer.headers['content-length'] ?? 0);
  if (size <= MAX_BYTES) {
    size = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > MAX_BYTES) break;
    }
  }
  answer.destroy();
  if (size > MAX_BYTES) throw new ImageFailure(502, 'the picture has too many bytes');
  return Buffer.concat(chunks);
}

function failureOf(cause: unknown, signal: AbortSignal): ImageFailure {
  if (cause instanceof ImageFailure) return cause;
  if (signal.aborted) return new ImageFailure(504, 'the source is too slow', { cause });
  return new ImageFailure(502, 'the source cannot be reached', { cause });
}
