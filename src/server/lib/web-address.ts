import * as v from 'valibot';

/** http or https, with all or some of its signs: 'http:/nas', 'https//nas', 'http:\\nas'. */
const WEB = /^(https?)(?::[/\\]*|[/\\]{2})(?=[^/\\:])/i;
const QUOTES = /^["'“”„‘’«<\s]+|(?<!["'“”‘’»>\s])["'“”‘’»>\s]+$/g;
export const withoutQuotes = (text: string) => text.replaceAll(QUOTES, '');

/** A host alone: localhost, a name with dots, a name with a port, an IPv4 or IPv6 address. */
const HOST =
  /^(localhost|[\p{L}\d-]+(?:\.[\p{L}\d-]+)+|[\p{L}\d_-]+(?=:\d)|\[[\da-f:.]+\])(?::(\d+))?(?:[/?#]\S*)?$/iu;
const PUBLIC_NAME = /\.(?!(?:home|internal|lan|local|localdomain)$)\p{L}[\p{L}\d-]+$/iu;

/**
 * An http or https address as people write and copy it; a public name without scheme and port is reached by https, any other
 * host by http. Undefined for any other text.
 */
export function readWebAddress(text: string): string | undefined {
  const address = withScheme(withoutQuotes(text));
  return address !== undefined && !/\s/.test(address) && URL.canParse(address) ? address : undefined;
}

function withScheme(text: string): string | undefined {
  const [begin = '', scheme] = WEB.exec(text) ?? [];
  if (scheme !== undefined) return `${scheme.toLowerCase()}://${text.slice(begin.length)}`;
  const [, host, port] = HOST.exec(text) ?? [];
  if (host === undefined) return undefined;
  return `${PUBLIC_NAME.test(host) && port === undefined ? 'https' : 'http'}://${text}`;
}

/** The schema of such an address in a setting. */
export const webAddress = v.pipe(
  v.string(),
  v.transform((text) => readWebAddress(text) ?? text),
  v.url(),
  v.regex(/^https?:/),
);
