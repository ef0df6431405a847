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

/** A received call; `name` is the part of its path after `/api/` that identifies it. */
export type ReceivedCall = { name: string; path: string; query: URLSearchParams; body: unknown };

/** A response other than 200 with JSON. */
export class StubResponse {
  readonly status: number;
  readonly body: string;
  constructor(status: number, body = '') {
    this.status = status;
    this.body = body;
  }
}

/** Never answers. */
export const NEVER_ANSWERS = Symbol('no answer');

/** The failure of a request for a file: broken off halfway, or a status. */
type FileFault = number | 'broken off';

/** Responses by call name, or functions that return them or promises; `otherwise` answers all others. */
export type StubResponses = Record<string, unknown> & { otherwise?: unknown };

/**
 * A third-party server: serves the built mini app's files, and the 23 calls with the data given. Ours answers only
 * within its own schemas, but the client has to put up with more.
 */
export class ThirdPartyServer {
  readonly calls: ReceivedCall[] = [];
  /** Paths of the requested files. */
  readonly files: string[] = [];
  /** Decides if a request for a file fails; `earlier` counts the requests for it before this one. */
  failFile: (path: string, earlier: number) => FileFault | undefined = () => undefined;
  /** Replaces a file's content, and delays it; browsers do not keep such files. */
  changeFile: ((path: string, content: Buffer) => Promise<Buffer | string>) | undefined;
  /** Delays the end of the page, from within its template. */
  endOfPage: Promise<unknown> | undefined;
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

  /** Sets the responses from now on. */
  answer(answers: StubResponses): void {
    this.#answers = answers;
  }

  /** The URL of this screen, as a valid launch link. */
  link(path = '/'): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the server is not listening');
    return `http://127.0.0.1:${address.port}${path}?user-id=${USER}&key=anything`;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://third-party');
    if (!pathname.startsWith('/api/')) return this.#sendFile(pathname, response);
    const name = pathname.split('/')[2] ?? '';
    const body: unknown = JSON.parse((await text(request)) || 'null');
    const call = { name, path: pathname, query: searchParams, body };
    this.calls.push(call);
    send(await this.#answerTo(call), response);
  }

  #sendFile(path: string, response: ServerResponse): Promise<void> {
    const earlier = this.files.filter((file) => file === path).length;
    this.files.push(path);
    return sendFile(path, response, this.failFile(path, earlier), this.changeFile, this.endOfPage);
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

async function sendFile(
  path: string,
  response: ServerResponse,
  fault?: FileFault,
  change?: ThirdPartyServer['changeFile'],
  endOfPage?: Promise<unknown>,
): Promise<void> {
  const type = TYPES[extname(path)];
  const file = type ? path : '/index.html';
  try {
    const stored = await readFile(join('dist', decodeURIComponent(file)));
    const content = Buffer.from((await change?.(file, stored)) ?? stored);
    const headers = {
      'content-type': type ?? 'text/html',
      ...(type && { 'cache-control': change ? 'no-store' : 'max-age=3600' }),
    };
    if (fault === 'broken off') return breakOff(response.writeHead(200, headers), content);
    if (fault) return void response.writeHead(fault).end();
    response.writeHead(200, headers);
    if (type) return void response.end(content);
    const [start = '', end = ''] = withBot(content).split(/(?=<\/template>)/);
    response.write(start);
    await endOfPage;
    response.end(end);
  } catch {
    response.writeHead(404).end();
  }
}

function breakOff(response: ServerResponse, content: Buffer): void {
  response.write(content.subarray(0, content.length / 2), () => response.destroy());
}

/** Writes its bot's name into the page, as every server should. */
function withBot(page: Buffer): string {
  return page.toString().replace('name="bot-username" content=""', 'name="bot-username" content="altro_bot"');
}
