declare global {
  interface Window {
    TelegramWebviewProxy?: { postEvent?(method: string, json: string | undefined): void };
  }
  interface External {
    notify?(message: string): void;
  }
}

/** Calls a method of the messenger's web app API; a result, if any, arrives as an event. */
export type PostEvent = (method: string, params: unknown) => void;

/**
 * postMessage to the parent frame, else the web view's injected proxy; undefined without either. For the start page, which has no
 * SDK, and for what the SDK has no method for.
 */
export function findBridge(): PostEvent | undefined {
  // Any target origin: web clients have several, and the messages hold no secret.
  if (window.self !== window.top)
    return (method, params) => parent.postMessage(serialise(method, params), '*');
  const { TelegramWebviewProxy: proxy } = window;
  if (typeof proxy?.postEvent === 'function') {
    return (method, params) => proxy.postEvent?.(method, JSON.stringify(params));
  }
  // Old Windows clients; `external` is deprecated.
  if ('external' in window && typeof window.external.notify === 'function') {
    return (method, params) => window.external.notify?.(serialise(method, params));
  }
  return undefined;
}

function serialise(eventType: string, eventData: unknown): string {
  return JSON.stringify({ eventType, eventData });
}

/** True if a messenger may be around the page. */
export const hasBridge = () => findBridge() !== undefined;
