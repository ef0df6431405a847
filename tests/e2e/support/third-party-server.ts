import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { text } from 'node:stream/consumers';

const USER = '77';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** A call as it arrived; `name` is the path's part after `/api/`, which tells the 23 calls apart. */
export type ReceivedCall = { name: string; path: string; query: URLSearchParams; body: unknown };

/** An answer other than 200 and JSON. */
export class StubResponse {
  readonly status: number;
  readonly body: string;
  constructor(status: number, body = '') {
    this.status = status;
    this.body = body;
  }
}

/** No answer comes, ever. */
export const NEVER_ANSWERS = Symbol('no answer');

/** By call name, a function's promise included; `otherwise` answers what is not named. */
export type StubResponses = Record<string, unknown> & { otherwise?: unknown };

/** A server of somebody else: the built mini app's files, and the 23 calls with whatever data it is given. */
export class ThirdPartyServer {
  readonly calls: ReceivedCall[] = [];
  #answers: StubResponses = {};
  readonly #server: Server = createServer((request, response) => void this.#handle(request, response));

  static async start(): Promise<ThirdPartyServer> {
    const thirdParty = new ThirdPartyServer();
    thirdParty.#server.listen(0, '127.0.0.1');
    await once(thirdParty.#server, 'listening');
    return thirdParty;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Answers so from now on. */
  answer(answers: StubResponses): void {
    this.#answers = answers;
  }

  /** The address that opens this screen, with a good launch link. */
  link(path = '/'): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening');
    return `http://127.0.0.1:${address.port}${path}?user-id=${USER}&key=anything`;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://third-party');
    if (!pathname.startsWith('/api/')) return sendFile(pathname, response);
    const name = pathname.split('/')[2] ?? '';
    const body: unknown = JSON.parse((await text(request)) || 'null');
    const call = { name, path: pathname, query: searchParams, body };
    this.calls.push(call);
    send(await this.#answerTo(call), response);
  }

  #answerTo(call: ReceivedCall): unknown {
    const answer = call.name in this.#answers ? this.#answers[call.name] : this.#answers.otherwise;
    return typeof answer === 'function' ? (answer as (call: ReceivedCall) => unknown)(call) : answer;
  }
}

function send(answer: unknown, response: ServerResponse): void {
  if (answer === NEVER_ANSWERS) return;
  if (answer instanceof StubResponse) {
    response.writeHead(answer.status, { 'content-type': 'text/html' }).end(answer.body);
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? null));
}

async function sendFile(path: string, response: ServerResponse): Promise<void> {
  const type = TYPES[extname(path)];
  const file = type ? path : '/index.html';
  try {
    const content = await readFile(join('dist', decodeURIComponent(file)));
    const headers = { 'content-type': type ?? 'text/html', ...(type && { 'cache-control': 'max-age=3600' }) };
    response.writeHead(200, headers).end(type ? content : withBot(content));
  } catch {
    response.writeHead(404).end();
  }
}

/** Writes its bot's name into the page, as every server is asked to. */
function withBot(page: Buffer): string {
  return page.toString().replace('name="bot-username" content=""', 'name="bot-username" content="altro_bot"');
}
