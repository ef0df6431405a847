import { isIP } from 'node:net';
import * as v from 'valibot';
import { LANGUAGE_CODES } from '../languages/codes.ts';
import { NO, oneOf, YES } from './setting-schemas.ts';

/* Schemas of settings that are lists. */

/** The items of a list, with commas, semicolons, blanks or lines between, or as JSON. An IPv6 address has brackets, too. */
function itemsOf(text: string): string[] {
  const [, inner = text] = /^\[([^[\]]*)\]$/.exec(text.trim()) ?? [];
  return (inner.includes('::') ? text : inner).split(/[\s,;"'“”„‘’«»]+/).filter(Boolean);
}

export const userIds = v.pipe(
  v.string(),
  v.transform(itemsOf),
  v.check(
    (ids) => !ids.some((id) => /^@|^(?:https?:\/\/)?t\.me\//i.test(id)),
    'must be numbers with commas between, not names: the bot @userinfobot shows a person’s number',
  ),
  v.check(
    (ids) => ids.length > 0 && ids.every((id) => /^\d+$/.test(id)),
    'must be numbers with commas between',
  ),
);

/** The code in 'it', 'IT', 'it_IT' and 'it-IT.UTF-8', or that of a name in any of the languages; else the text. */
function languageCodeOf(text: string): string {
  const plain = plainLetters(text);
  const named = LANGUAGE_CODES.find((code) => namesOfLanguage(code).includes(plain));
  return named ?? plain.replace(/^([a-z]{2})[-_.].*$/, '$1');
}

const plainLetters = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const namesOfLanguage = (code: string) =>
  LANGUAGE_CODES.map((locale) =>
    plainLetters(new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code),
  );

/** Codes of languages, the default first, each once. */
export const languageList = v.pipe(
  v.string(),
  v.transform((list) => [...new Set(itemsOf(list).map(languageCodeOf))]),
  v.check((list) => list.length > 0 && list.every((code) => LANGUAGE_CODES.some((known) => known === code))),
);
/** Hosts such as `pictures.example`, `192.168.1.5:8096`, also those of whole addresses. */
export const hostList = v.pipe(
  v.string(),
  v.transform((list) => itemsOf(list.toLowerCase()).map(hostOf)),
  v.check((list) =>
    list.every((host) => URL.canParse(`http://${host}`) && /^[^/@?#*]*[^/@?#*:]$/.test(host)),
  ),
);

/** The host and port of an address without a person; else the text. */
function hostOf(text: string): string {
  const [, host = text] = /^(?:https?:\/\/)?([^/@?#]+)(?:\/.*)?$/.exec(text) ?? [];
  return host;
}

export const signingSecretList = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((secret) => secret.trim())),
  v.check((list) => list.every(({ length }) => length >= 16), 'must have at least 16 characters'),
  v.tupleWithRest([v.string()], v.string()),
);
/** Networks in which no caller from the internet can be. */
const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const MAX_PREFIX: Record<number, number> = { 4: 32, 6: 128 };

/** A name of private networks, an address, or a network such as `203.0.113.0/24`. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const longest = MAX_PREFIX[isIP(address)] ?? 0;
  if (prefix === undefined) return longest > 0 || PRIVATE_NETWORKS.includes(text);
  return /^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= longest && rest.length === 0;
}

/**
 * The proxies whose `X-Forwarded-For` counts: none, the last few by number, or those in these networks. `yes` means
 * private networks: their proxies' own entries count, and no earlier ones.
 */
export const trustedProxies = v.union([
  v.pipe(
    // A 1 is a number of proxies.
    oneOf(YES, [...NO, '0']),
    v.transform((isYes) => (isYes ? PRIVATE_NETWORKS : false)),
  ),
  v.pipe(v.string(), v.regex(/^[1-9]$/), v.transform(Number)),
  v.pipe(
    v.string(),
    v.transform(itemsOf),
    v.check((list) => list.length > 0 && list.every(isNetwork)),
  ),
]);
