import axios, { AxiosError, type AxiosResponse, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import type { httpClient } from '../../../src/client/calls/http-client.ts';

/** A request as the client sent it. */
export type RecordedRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  headers: Record<string, unknown>;
};

/** A response with a status other than 200. */
export class StubResponse {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown = '') {
    this.status = status;
    this.body = body;
  }
}

type Answerer = (request: RecordedRequest) => unknown;

/** Responses by call: `GET /api/get_top`, or `GET /api/random/*` as a prefix; the longest match wins. */
export type StubResponses = Record<string, unknown>;

/** Each client's interceptor that puts a server's answers in the place of the network. */
const installed = new WeakMap<typeof httpClient, number>();

/**
 * Stands in for the network: records and answers every call; one without a response is a 404. It replaces axios's
 * adapter, as the window of these tests has no network, and a listening server per test would take longer than the
 * tests.
 */
export class FakeServer {
  readonly calls: RecordedRequest[] = [];
  readonly #answers: Map<string, unknown>;
  #underWay = 0;

  constructor(answers: StubResponses) {
    this.#answers = new Map(Object.entries(answers));
  }

  /** Sets the response from now on. */
  answer(call: string, body: unknown): void {
    this.#answers.set(call, body);
  }

  /** The calls so far whose method and path start with `call`. */
  made(call: string): RecordedRequest[] {
    return this.calls.filter(({ method, path }) => `${method} ${path}`.startsWith(call));
  }

  /** Every call so far has been answered, or cancelled. */
  get isIdle(): boolean {
    return this.#underWay === 0;
  }

  install(client: typeof httpClient): void {
    const { request: interceptors } = client.interceptors;
    const earlier = installed.get(client);
    if (earlier !== undefined) interceptors.eject(earlier);
    // Also in the place of an adapter that a call names.
    const ours = interceptors.use((config) => Object.assign(config, { adapter: this.#answer }));
    installed.set(client, ours);
  }

  #answer = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const request = record(axios.getUri(config), config);
    this.calls.push(request);
    this.#underWay += 1;
    try {
      const reply = this.#reply(request);
      // No real response is immediate.
      await new Promise((resolve) => setTimeout(resolve, 2));
      return settle(await Promise.race([reply, givenUp(config)]), config);
    } finally {
      this.#underWay -= 1;
    }
  };

  /** Answers requests that are sent without the client. */
  fetch = async (url: string, { method = 'GET', headers }: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, 'http://vetrina.test');
    const request = {
      method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: undefined,
      headers: Object.fromEntries(new Headers(headers)),
    };
    this.calls.push(request);
    const { status, body } = await this.#reply(request);
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(body === HTML ? HTML.description : JSON.stringify(body), { status });
  };

  async #reply(request: RecordedRequest): Promise<StubResponse> {
    const name = `${request.method} ${request.path}`;
    const found = this.#answers.has(name) ? name : this.#wildcardFor(name);
    if (found === undefined) return new StubResponse(404, `no response for ${name}`);
    const answer = this.#answers.get(found);
    const body = await (typeof answer === 'function' ? (answer as Answerer)(request) : answer);
    return body instanceof StubResponse ? body : new StubResponse(200, body);
  }

  #wildcardFor(name: string): string | undefined {
    const fitting = [...this.#answers.keys()].filter(
      (key) => key.endsWith('*') && name.startsWith(key.slice(0, -1)),
    );
    return fitting.sort((a, b) => b.length - a.length)[0];
  }
}

/** Rejects as soon as the client cancels the request. */
function givenUp({ signal }: InternalAxiosRequestConfig): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener?.('abort', () => reject(new CanceledError()));
  });
}

/** A response that arrives when `release` is called. */
export function deferredResponse() {
  let release: (answer: unknown) => void = () => undefined;
  const answer = new Promise<unknown>((resolve) => {
    release = resolve;
  });
  return { answerer: () => answer, release: (body: unknown) => release(body) };
}

function record(uri: string, config: InternalAxiosRequestConfig): RecordedRequest {
  const { pathname, searchParams } = new URL(uri, 'http://vetrina.test');
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: pathname,
    query: Object.fromEntries(searchParams),
    body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
    headers: config.headers.toJSON(),
  };
}

/** A body that is not JSON, such as a captive portal's page. */
export const HTML = Symbol('<!doctype html><title>Nginx</title>');

function settle({ status, body }: StubResponse, config: InternalAxiosRequestConfig): AxiosResponse {
  if (status === 0) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  const data =
    body instanceof ReadableStream ? body : body === HTML ? HTML.description : JSON.stringify(body);
  const response = { data, status, statusText: '', headers: {}, config };
  if (config.validateStatus?.(status) === false) {
    throw new AxiosError(`status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, null, response);
  }
  return response;
}
