import * as v from 'valibot';
import { sleep } from '../../../lib/clock.ts';
import { readWebAddress } from '../../../lib/web-address.ts';
import { fetchJson } from '../../../remote/fetch-json.ts';
import { createRateLimiter } from '../../../remote/rate-limiter.ts';
import { type RemoteService, RemoteServiceError } from '../../../remote/remote-service.ts';
import { itemsPageSchema, publicInfoSchema } from './jellyfin-schemas.ts';

const PAGE_SIZE = 200;
const REQUESTS_PER_SECOND = 20;

/** Attempts at a server that is starting: it names the time to come back (503 with `Retry-After`). */
const MAX_START_ATTEMPTS = 30;
const MAX_START_WAIT_MS = 5000;

/** Redirects of the first call that are followed: to https, then to a base path. */
const MAX_REDIRECTS = 2;

const RETRY_LIMITS = { timeoutMs: 30_000, maxAttempts: 5, maxRetryAfterMs: 60_000 };

export type JellyfinClient = {
  /** The server's own id. */
  serverId: string;
  /** Its address, without a slash at the end. */
  root: string;
  /** The given address redirects there. */
  isRedirected: boolean;
  get<Output>(path: string, query: Query, schema: v.GenericSchema<unknown, Output>): Promise<Output>;
  /** All matches, page by page; `total` is the server's count. */
  items(query: Query): AsyncGenerator<{ item: unknown; total: number }>;
};

type Query = Readonly<Record<string, string | number | boolean | undefined>>;
type Options = { token: string; signal?: AbortSignal | undefined } & Pick<RemoteService, 'backoff'>;

/** Connects to a Jellyfin server by a copied URL, or by the target of its redirect; throws with the reason. */
export async function connectJellyfin(
  address: string,
  { token, signal, backoff }: Options,
): Promise<JellyfinClient> {
  const service: RemoteService = {
    name: 'Jellyfin',
    headers: {
      authorization: `MediaBrowser Client="Vetrina", Device="Vetrina", DeviceId="vetrina", Version="1", Token="${token}"`,
    },
    rateLimiter: createRateLimiter(REQUESTS_PER_SECOND, signal),
    signal,
    ...RETRY_LIMITS,
    ...(backoff ? { backoff } : {}),
  };
  const given = readServerAddress(address);
  if (given === undefined)
    throw new Error(`not an address: ${address}; expected http or https, as in http://192.168.1.5:8096`);
  const { serverId, root } = await findServer(service, given);

  async function get<Output>(
    path: string,
    query: Query,
    schema: v.GenericSchema<unknown, Output>,
  ): Promise<Output> {
    const url = new URL(`${root}${path}`);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    return fetchJson(service, url, schema);
  }

  async function* items(query: Query) {
    for (let start = 0, total = 1; start < total;) {
      const page = await get(
        '/Items',
        { ...query, Recursive: true, StartIndex: start, Limit: PAGE_SIZE },
        itemsPageSchema,
      );
      const { length } = page.Items;
      // Ends even if the server gives fewer items than it counts, or does not count.
      if (length === 0) return;
      start += length;
      const counted = page.TotalRecordCount ?? 0;
      total = counted >= start ? counted : start + Number(length === PAGE_SIZE);
      for (const item of page.Items) yield { item, total };
    }
  }

  return { serverId, root, isRedirected: root !== given, get, items };
}

/** A server's address, also by one of the web client's: `http://host:8096/web/#/home`; undefined for any other text. */
export function readServerAddress(text: string): string | undefined {
  const address = readWebAddress(text);
  if (address === undefined) return undefined;
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/web(\/.*)?$/, '').replace(/(?<!\/)\/+$/, '');
}

const INFO_PATH = '/System/Info/Public';

/**
 * The server's id and address. A redirect is followed on the same host alone, and never from https to http: the
 * token goes to the address that answers.
 */
async function findServer(
  service: RemoteService,
  root: string,
  redirects = MAX_REDIRECTS,
): Promise<Pick<JellyfinClient, 'serverId' | 'root'>> {
  try {
    const { Id: serverId } = await retryWhileStarting(service.signal, () =>
      fetchJson(
        { ...service, headers: {}, maxAttempts: 1 },
        new URL(`${root}${INFO_PATH}`),
        publicInfoSchema,
      ),
    );
    return { serverId, root };
  } catch (error) {
    if (!(error instanceof RemoteServiceError)) throw error;
    const next = error.location === undefined ? root : rootOf(error.location);
    if (redirects > 0 && mayFollow(root, next)) return findServer(service, next, redirects - 1);
    if (error.failure === 'transient') throw new RemoteServiceError('transient', `${root}: ${error.message}`);
    throw new RemoteServiceError('unexpected', `${root} is not a Jellyfin server: ${reasonOf(error)}`);
  }
}

/** The server's root, by the redirect of the first call: a server with a base path redirects to its web client. */
function rootOf(location: string): string {
  const { origin, pathname } = new URL(location);
  const path = pathname.replace(new RegExp(`${INFO_PATH}/?$`, 'i'), '');
  return readServerAddress(origin + path) ?? origin;
}

function mayFollow(from: string, to: string): boolean {
  const [source, target] = [new URL(from), new URL(to)];
  const isSafe = target.protocol === source.protocol || target.protocol === 'https:';
  return to !== from && isSafe && target.hostname === source.hostname;
}

function reasonOf({ failure, location, message }: RemoteServiceError): string {
  if (location !== undefined) return `it sends elsewhere, to ${rootOf(location)}: use that address`;
  if (failure === 'refused') return 'a proxy, perhaps, demands a sign-in before it';
  if (failure === 'missing')
    return 'it has no such page (404); if it is under a path, add that to the address';
  return `it does not answer like one (${message})`;
}

async function retryWhileStarting<Output>(
  signal: AbortSignal | undefined,
  request: () => Promise<Output>,
): Promise<Output> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await request();
    } catch (error) {
      const wait = error instanceof RemoteServiceError ? error.retryAfter : 0;
      if (wait === 0 || attempt === MAX_START_ATTEMPTS) throw error;
      await sleep(Math.min(wait, MAX_START_WAIT_MS), { signal });
    }
  }
}
