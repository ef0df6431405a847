import { isIP } from 'node:net';
import * as v from 'valibot';
import { LANGUAGE_CODES } from '../languages/codes.ts';

/* Schemas of one setting each: from the environment variable's text to its value. */

export const MAX_PORT = 65_535;

export const nonEmptyText = v.pipe(v.string(), v.nonEmpty());
export const portNumber = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,4}$/),
  v.transform(Number),
  v.maxValue(MAX_PORT),
);
export const postgresUrl = v.pipe(v.string(), v.url(), v.regex(/^postgres(ql)?:/));
export const botUsername = v.pipe(
  v.string(),
  v.regex(/^@?\w{3,32}$/),
  v.transform((name) => name.replace('@', '')),
);

export const httpAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:/));
export const httpRoot = v.pipe(
  httpAddress,
  v.transform((url) => url.replace(/\/+$/, '')),
);
export const userIds = v.pipe(
  v.string(),
  v.regex(/^[\s,]*\d+(?:[\s,]+\d+)*[\s,]*$/),
  v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
);
/** Codes of languages, the default first, each once. */
export const languageList = v.pipe(
  v.string(),
  v.transform((list) => [
    ...new Set(
      list
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  ]),
  v.check((list) => list.length > 0 && list.every((code) => LANGUAGE_CODES.some((known) => known === code))),
);
export const accessToken = v.pipe(
  v.string(),
  v.regex(/^[\w.-]{8,2000}$/, 'must be 8 to 2,000 letters, digits, dots, - or _'),
);
/** A key without blanks, as services generate them. */
export const apiKey = v.pipe(
  v.string(),
  v.regex(/^[!-~]{8,2000}$/, 'must be 8 to 2,000 printable characters, without blanks'),
);
/** Hosts such as `pictures.example`, `192.168.1.5:8096`. */
export const hostList = v.pipe(
  v.string(),
  v.transform((list) =>
    list
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  ),
  v.check((list) => list.every((host) => URL.canParse(`http://${host}`) && /^[^/@?#]+$/.test(host))),
);
export const megabytes = v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/), v.transform(Number));
export const oneTo999 = v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number));
export const milliseconds = v.pipe(v.string(), v.regex(/^[1-9]\d{2,6}$/), v.transform(Number));
export const days = v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.transform(Number), v.maxValue(36_500));
export const zeroTo999 = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));
export const starsPrice = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,4}$/),
  v.transform(Number),
  v.maxValue(10_000),
);

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

/** Words that owners and other programs write for yes and no. */
const YES = ['yes', 'y', 'true', 'on', 'sì', 'sí', 'si'];
const NO = ['no', 'n', 'false', 'off'];

/* @__NO_SIDE_EFFECTS__ */
function oneOf(yes: readonly string[], no: readonly string[]) {
  return v.pipe(
    v.string(),
    v.toLowerCase(),
    v.check((word) => yes.includes(word) || no.includes(word)),
    v.transform((word) => yes.includes(word)),
  );
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
    v.transform((list) => list.split(/[\s,]+/).filter(Boolean)),
    v.check((list) => list.length > 0 && list.every(isNetwork)),
  ),
]);

export const yesOrNo = oneOf([...YES, '1'], [...NO, '0']);
