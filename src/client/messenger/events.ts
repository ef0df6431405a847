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

/** The last event of each kind, until the SDK listens. */
const held = new Map<string, unknown>();
let pass: Receiver = (eventType, eventData) => void held.set(eventType, eventData);
let isPassing = false;

/**
 * Receives the messenger's events before the SDK does, and keeps them until it has loaded: web clients post
 * messages, native ones call one of three global functions.
 */
export function holdEvents(): void {
  defineReceivers();
  window.addEventListener('message', (event) => {
    const message = event.source === window.parent && !isPassing ? asFields(event.data) : undefined;
    if (typeof message?.['eventType'] !== 'string') return;
    event.stopImmediatePropagation();
    const { eventType, eventData } = message;
    tryAndLog(eventType, () => pass(eventType, eventData));
  });
}

/**
 * Connects the SDK to the events, cleaned by `clean`; undefined drops an event.
 *
 * @param startSdk has the SDK add to the global functions that it finds: through ours it would receive everything
 * twice
 */
export function connectEvents(
  startSdk: () => void,
  clean: (eventType: string, eventData: unknown) => unknown,
): void {
  for (const owner of owners()) if (owner.receiveEvent === receive) delete owner.receiveEvent;
  if (window.TelegramGameProxy_receiveEvent === receive) delete window.TelegramGameProxy_receiveEvent;
  startSdk();
  defineReceivers();
  pass = (eventType, eventData) => {
    const cleaned = clean(eventType, eventData);
    if (cleaned !== undefined) passOn(eventType, cleaned);
  };
  for (const [eventType, eventData] of held) tryAndLog(eventType, () => pass(eventType, eventData));
  held.clear();
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

function defineReceivers(): void {
  for (const owner of owners()) owner.receiveEvent ??= receive;
  window.TelegramGameProxy_receiveEvent ??= receive;
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
