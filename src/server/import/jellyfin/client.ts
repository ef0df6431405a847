import * as v from 'valibot';
import { fetchJson, type Service } from '../http/fetch-json.ts';
import { ForeignError } from '../http/foreign-error.ts';
import { makePace } from '../http/pace.ts';
import { itemsPage, publicInfo } from './shapes.ts';

const PAGE = 200;
/** One's own machine at home: there is no limit but what it bears. */
const REQUESTS_A_SECOND = 20;

const PATIENCE = { timeLimit: 30_000, attempts: 5, longestWait: 60_000 };

export type Jellyfin = {
  /** The server's own id. */
  serverId: string;
  /** Where it answers, without a slash at the end. */
  root: string;
  get<Output>(path: string, query: Query, schema: v.GenericSchema<unknown, Output>): Promise<Output>;
  /** Everything that matches, page by page; `total` is what the server counts. */
  items(query: Query): AsyncGenerator<{ item: unknown; total: number }>;
};

type Query = Readonly<Record<string, string | number | boolean | undefined>>;
type Options = { token: string; signal?: AbortSignal | undefined } & Pick<Service, 'backoff'>;

/** Looks whether a Jellyfin answers at an address as people copy it; throws with what is wrong with it. */
export async function connectJellyfin(
  address: string,
  { token, signal, backoff }: Options,
): Promise<Jellyfin> {
  const root = readAddress(address);
  const service: Service = {
    name: 'Jellyfin',
    headers: {
      authorization: `MediaBrowser Client="Vetrina", Device="Vetrina", DeviceId="vetrina", Version="1", Token="${token}"`,
    },
    pace: makePace(REQUESTS_A_SECOND, signal),
    signal,
    ...PATIENCE,
    ...(backoff ? { backoff } : {}),
  };
  const { Id: serverId } = await recognize(service, root);

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
        { ...query, Recursive: true, StartIndex: start, Limit: PAGE },
        itemsPage,
      );
      total = page.TotalRecordCount;
      for (const item of page.Items) yield { item, total };
      // A server that counts more than it gives must not be asked for ever.
      if (page.Items.length === 0) return;
      start += page.Items.length;
    }
  }

  return { serverId, root, get, items };
}

/** Takes an address of the web client too: `http://host:8096/web/#/home`. */
function readAddress(address: string): string {
  const withScheme = /^https?:\/\//i.test(address) ? address : `http://${address}`;
  if (!URL.canParse(withScheme)) throw new Error(`not an address: ${address}`);
  const { origin, pathname } = new URL(withScheme);
  return origin + pathname.replace(/\/web(\/.*)?$/, '').replace(/\/+$/, '');
}

async function recognize(service: Service, root: string): Promise<v.InferOutput<typeof publicInfo>> {
  try {
    return await fetchJson(
      { ...service, headers: {}, attempts: 1 },
      new URL(`${root}/System/Info/Public`),
      publicInfo,
    );
  } catch (error) {
    if (!(error instanceof ForeignError)) throw error;
    if (error.failure === 'passing') throw new Error(`${root}: ${error.message}`);
    throw new Error(`${root} is not a Jellyfin server: nothing there answers as one does`);
  }
}
