import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { fetchJson } from '../http/fetch-json.ts';
import { createRateLimiter } from '../http/rate-limiter.ts';
import { type RemoteService, RemoteServiceError } from '../http/remote-service.ts';
import { itemsPageSchema, publicInfoSchema } from './jellyfin-schemas.ts';

const PAGE_SIZE = 200;
const REQUESTS_PER_SECOND = 20;

/** A server that is starting says when to come back (503 with `Retry-After`); it is asked again so many times. */
const MAX_START_ATTEMPTS = 30;
const MAX_START_WAIT_MS = 5000;

const RETRY_LIMITS = { timeoutMs: 30_000, maxAttempts: 5, maxRetryAfterMs: 60_000 };

export type JellyfinClient = {
  /** The server's own id. */
  serverId: string;
  /** Where it answers, without a slash at the end. */
  root: string;
  get<Output>(path: string, query: Query, schema: v.GenericSchema<unknown, Output>): Promise<Output>;
  /** Everything that matches, page by page; `total` is what the server counts. */
  items(query: Query): AsyncGenerator<{ item: unknown; total: number }>;
};

type Query = Readonly<Record<string, string | number | boolean | undefined>>;
type Options = { token: string; signal?: AbortSignal | undefined } & Pick<RemoteService, 'backoff'>;

/** Connects to a Jellyfin server by a copied URL; throws with the reason. */
export async function connectJellyfin(
  address: string,
  { token, signal, backoff }: Options,
): Promise<JellyfinClient> {
  const root = normalizeAddress(address);
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
  const { Id: serverId } = await fetchServerInfo(service, root);

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
    for (let start = 0, total = 1; start < total; ) {
      const page = await get(
        '/Items',
        { ...query, Recursive: true, StartIndex: start, Limit: PAGE_SIZE },
        itemsPageSchema,
      );
      total = page.TotalRecordCount;
      for (const item of page.Items) yield { item, total };
      // Ends also when the server gives fewer items than it counts.
      if (page.Items.length === 0) return;
      start += page.Items.length;
    }
  }

  return { serverId, root, get, items };
}

/** Takes an address of the web client too: `http://host:8096/web/#/home`. */
function normalizeAddress(address: string): string {
  const withScheme = /^https?:\/\//i.test(address) ? address : `http://${address}`;
  if (!URL.canParse(withScheme)) throw new Error(`not an address: ${address}`);
  const { origin, pathname } = new URL(withScheme);
  return origin + pathname.replace(/\/web(\/.*)?$/, '').replace(/\/+$/, '');
}

async function fetchServerInfo(
  service: RemoteService,
  root: string,
): Promise<v.InferOutput<typeof publicInfoSchema>> {
  try {
    return await retryWhileStarting(service.signal, () =>
      fetchJson(
        { ...service, headers: {}, maxAttempts: 1 },
        new URL(`${root}/System/Info/Public`),
        publicInfoSchema,
      ),
    );
  } catch (error) {
    if (!(error instanceof RemoteServiceError)) throw error;
    if (error.failure === 'transient') throw new RemoteServiceError('transient', `${root}: ${error.message}`);
    const reason = error.isRedirect ? error.message : 'it does not answer like one';
    throw new RemoteServiceError('unexpected', `${root} is not a Jellyfin server: ${reason}`);
  }
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
      await sleep(Math.min(wait, MAX_START_WAIT_MS), undefined, { signal });
    }
  }
}
