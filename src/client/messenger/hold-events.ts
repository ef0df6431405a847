type Receiver = (eventType: string, eventData: unknown) => void;
type Receivers = { receiveEvent?: Receiver };

declare global {
  interface Window {
    Telegram?: { WebView?: Receivers };
    TelegramGameProxy?: Receivers;
    TelegramGameProxy_receiveEvent?: Receiver;
  }
}

/**
 * Keeps what the messenger sends until the SDK listens: web clients post messages, native ones call one of three global
 * functions, which the SDK defines.
 * @returns takes the functions away again and answers the events, for `resendEvents`
 */
export function holdEvents(): () => unknown[] {
  const held: unknown[] = [];
  const hold = ({ source, data }: MessageEvent) => source === window.parent && held.push(data);
  const receive: Receiver = (eventType, eventData) => held.push(JSON.stringify({ eventType, eventData }));
  const owners: Receivers[] = [
    ((window.Telegram ??= {}).WebView ??= {}),
    (window.TelegramGameProxy ??= {}),
  ].filter(({ receiveEvent }) => !receiveEvent);
  for (const owner of owners) owner.receiveEvent = receive;
  window.TelegramGameProxy_receiveEvent ??= receive;
  window.addEventListener('message', hold);
  return () => {
    window.removeEventListener('message', hold);
    for (const owner of owners) delete owner.receiveEvent;
    if (window.TelegramGameProxy_receiveEvent === receive) delete window.TelegramGameProxy_receiveEvent;
    return held;
  };
}

/** Sends events that were held, now that there are handlers for them. */
export function resendEvents(held: unknown[]): void {
  for (const data of held) window.dispatchEvent(new MessageEvent('message', { data, source: window.parent }));
}
