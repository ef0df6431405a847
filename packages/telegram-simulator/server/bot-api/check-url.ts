const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** An http or https address of a host that is one: a name with a dot, or this machine. */
export function isHttpUrl(text: string): boolean {
  const url = parse(text);
  return url !== undefined && /^https?:$/.test(url.protocol) && isHost(url.hostname);
}

/** True if the address is on this machine: there the simulator allows http where Telegram demands https. */
export function isLoopback(text: string): boolean {
  return LOOPBACK.test(parse(text)?.hostname ?? '');
}

/** True if mini apps and webhooks may use the address: https anywhere, or http on this machine. */
export function isSecureUrl(text: string): boolean {
  return isHttpUrl(text) && (text.toLowerCase().startsWith('https:') || isLoopback(text));
}

/** The reason why a button or an entity cannot have this address, in the messenger's words; undefined if it can. */
export function linkError(text: string): string | undefined {
  const url = parse(text);
  if (url && /^(tg|mailto|tel):$/.test(url.protocol)) return undefined;
  if (url && url.host !== '' && !/^https?:$/.test(url.protocol)) return 'Unsupported URL protocol';
  return isHttpUrl(text) ? undefined : 'Wrong HTTP URL';
}

/** Reads a bare host as an http address, as the messenger does. */
function parse(text: string): URL | undefined {
  const address = URL.canParse(text) ? text : `http://${text}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

function isHost(name: string): boolean {
  return LOOPBACK.test(name) || name.includes('.') || name.startsWith('[');
}
