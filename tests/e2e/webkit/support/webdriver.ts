import { object, parse, record, string, unknown } from 'valibot';

const Answer = object({ value: unknown() });
const Failure = object({ value: object({ error: string(), message: string() }) });
const Session = object({ value: object({ sessionId: string() }) });
const ElementReference = record(string(), string());

/** An element reference of WebDriver. */
export type ElementReference = Record<string, string>;

/** A window's position and size, with its frame, in pixels. */
export type Rect = { x: number; y: number; width: number; height: number };

/** One session of a browser by the W3C's WebDriver protocol: https://www.w3.org/TR/webdriver2/#endpoints. */
export class WebDriver {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /** Starts a browser through the driver at this URL. Throws the driver's error. */
  static async open(driver: string, capabilities: object): Promise<WebDriver> {
    const answer = await send('POST', `${driver}/session`, { capabilities: { alwaysMatch: capabilities } });
    return new WebDriver(`${driver}/session/${parse(Session, answer).value.sessionId}`);
  }

  /** Ends the session and the browser. */
  close(): Promise<unknown> {
    return send('DELETE', this.#session);
  }

  goTo(url: string): Promise<unknown> {
    return this.#post('url', { url });
  }

  back(): Promise<unknown> {
    return this.#post('back');
  }

  reload(): Promise<unknown> {
    return this.#post('refresh');
  }

  /** Runs everything inside this iframe until `leaveFrame`. */
  enterFrame(element: ElementReference): Promise<unknown> {
    return this.#post('frame', { id: parse(ElementReference, element) });
  }

  leaveFrame(): Promise<unknown> {
    return this.#post('frame', { id: null });
  }

  placeWindow(rect: Rect): Promise<unknown> {
    return this.#post('window/rect', rect);
  }

  /** Runs a function's body in the page with these arguments; returns its result. */
  run(script: string, ...args: unknown[]): Promise<unknown> {
    return this.#post('execute/sync', { script, args });
  }

  /** Scrolls to an element and clicks its middle; throws if a different element covers it. */
  click(element: ElementReference): Promise<unknown> {
    return this.#post(`element/${Object.values(parse(ElementReference, element)).join()}/click`);
  }

  /** Runs actions of a finger, mouse or wheel: https://www.w3.org/TR/webdriver2/#actions. */
  perform(source: object): Promise<unknown> {
    return this.#post('actions', { actions: [source] });
  }

  /** A screenshot of the window, as a PNG. */
  async screenshot(): Promise<Buffer> {
    const { value } = parse(Answer, await send('GET', `${this.#session}/screenshot`));
    return Buffer.from(parse(string(), value), 'base64');
  }

  async #post(command: string, body: object = {}): Promise<unknown> {
    return parse(Answer, await send('POST', `${this.#session}/${command}`, body)).value;
  }
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  // The driver may close a connection that waits, just as the next command is written to it.
  const headers = { connection: 'close' };
  const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) }).catch(
    (error: Error) => {
      throw new Error(`no answer to ${method} ${url}: ${String(error.cause)}`, { cause: error });
    },
  );
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const { error, message } = parse(Failure, answer).value;
  throw new Error(`${method} ${new URL(url).pathname}: ${error}: ${message}`);
}
