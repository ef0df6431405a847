import { tryAndLog } from './try-and-log.ts';

type Receiver = (eventType: string, eventData: unknown) => void;
type Receivers = { receiveEvent?: Receiver };

declare global {
  interface Window {
    Telegram?: { WebView?: Receivers; WebApp?: { close?(): void } };
    TelegramGameProxy?: Receivers;
    TelegramGameProxy_receiveEvent?: Receiver;
  }
}

let pass: Receiver = () => undefined;
let isPassing = false;

/**
 * Starts the SDK, and passes the messenger's events on to it, cleaned by `clean`; undefined drops an event. Web clients post
 * messages, native ones call one of three global functions.
 *
 * @param startSdk has the SDK add to the global functions that it finds: through ours it would receive everything twice, so
 * they are there only where it has defined none
 */
export function connectEvents(
  startSdk: () => void,
  clean: (eventType: string, eventData: unknown) => unknown,
): void {
  pass = (eventType, eventData) => {
    const cleaned = clean(eventType, eventData);
    if (cleaned !== undefined) passOn(eventType, cleaned);
  };
  window.addEventListener('message', (event) => {
    const message = event.source === window.parent && !isPassing ? asFields(event.data) : undefined;
    if (typeof message?.['eventType'] !== 'string') return;
    event.stopImmediatePropagation();
    const { eventType, eventData } = message;
    tryAndLog(eventType, () => pass(eventType, eventData));
  });
  startSdk();
  for (const owner of owners()) owner.receiveEvent ??= receive;
  window.TelegramGameProxy_receiveEvent ??= receive;
}

/** The fields of an object, or of the JSON of one; undefined for anything else. */
export function asFields(value: unknown): Record<string, unknown> | undefined {
  if (typeof value === 'string' && value.startsWith('{')) {
    try {
      return asFields(JSON.parse(value));
    } catch {
      return undefined;
    }
  }
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}

function owners(): Receivers[] {
  return [((window.Telegram ??= {}).WebView ??= {}), (window.TelegramGameProxy ??= {})];
}

const receive: Receiver = (eventType, eventData) => pass(eventType, eventData);

function passOn(eventType: string, eventData: unknown): void {
  const data = JSON.stringify({ eventType, eventData });
  isPassing = true;
  try {
    window.dispatchEvent(new MessageEvent('message', { data, source: window.parent }));
  } finally {
    isPassing = false;
  }
}
