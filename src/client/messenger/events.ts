import * as v from 'valibot';
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

const message = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ eventType: v.string(), eventData: v.optional(v.unknown()) }),
);

const handlers = new Map<string, (data: unknown) => void>();
/** What no handler here is for, until the SDK listens. */
let held: string[] | undefined = [];

/**
 * Hears what the messenger sends, without the SDK: web clients post messages, native ones call one of three global functions,
 * from where it goes the same way.
 * @param onHeld called with what no handler here is for
 */
export function startEvents(onHeld: (eventType: string) => void): void {
  defineReceivers();
  window.addEventListener('message', ({ source, data }) => {
    const parsed = v.safeParse(message, data);
    if (source !== window.parent || !parsed.success) return;
    const { eventType, eventData } = parsed.output;
    const handle = handlers.get(eventType);
    if (handle) return void tryAndLog(eventType, () => handle(eventData));
    held?.push(data);
    onHeld(eventType);
  });
}

/** The one handler of an event from now on; it gets the event's data unparsed. */
export function onMessengerEvent(eventType: string, handler: (data: unknown) => void): void {
  handlers.set(eventType, handler);
}

/**
 * Lets the SDK listen: it adds to the global functions that it finds, and would hear everything twice. It gets what has been held
 * for it. If it fails to start they are defined again.
 */
export function connectToEvents(startSdk: () => void): void {
  for (const owner of owners()) if (owner.receiveEvent === send) delete owner.receiveEvent;
  if (window.TelegramGameProxy_receiveEvent === send) delete window.TelegramGameProxy_receiveEvent;
  startSdk();
  defineReceivers();
  const events = held ?? [];
  held = undefined;
  events.forEach(dispatch);
}

function defineReceivers(): void {
  for (const owner of owners()) owner.receiveEvent ??= send;
  window.TelegramGameProxy_receiveEvent ??= send;
}

function owners(): Receivers[] {
  return [((window.Telegram ??= {}).WebView ??= {}), (window.TelegramGameProxy ??= {})];
}

const send: Receiver = (eventType, eventData) => dispatch(JSON.stringify({ eventType, eventData }));

function dispatch(data: string): void {
  window.dispatchEvent(new MessageEvent('message', { data, source: window.parent }));
}
