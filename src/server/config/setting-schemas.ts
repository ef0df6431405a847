import * as v from 'valibot';
import { webAddress, withoutQuotes } from '../lib/web-address.ts';

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
/** A bot's token, also as a part of the Bot API's addresses: 'bot123456:ABC-def'. */
export const botToken = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s+/g, '').replace(/^(?:https?:\/\/[^/]+\/)?bot(?=\d+:)/i, '')),
  v.regex(/^\d+:[\w-]+$/, 'must look like 123456:ABC-def'),
);
export const botUsername = v.pipe(
  v.string(),
  v.transform((name) => name.replace(/^(?:https?:\/\/)?t\.me\//i, '').replace(/^@/, '')),
  v.regex(/^\w{3,32}$/),
);

export const httpRoot = v.pipe(
  webAddress,
  v.transform((url) => url.replace(/(?<!\/)\/+$/, '')),
);
/** An address that may have the path of the service's calls behind it. */
/* @__NO_SIDE_EFFECTS__ */
export function rootBefore(calls: RegExp) {
  return v.pipe(
    httpRoot,
    v.transform((root) => root.replace(calls, '')),
  );
}

/** A public host alone: 'vetrina.example.org', with a port or path. */
const PUBLIC_HOST = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}[\p{L}\d-]+(?:[:/]\S*)?$/u;
/** An address without its path, by https where it does not say; the mini app has its host for itself. */
export const publicOrigin = v.pipe(
  v.string(),
  v.transform(withoutQuotes),
  v.transform((text) => (PUBLIC_HOST.test(text) ? `https://${text}` : text)),
  v.url(),
  v.regex(/^https?:/i),
  v.transform((url) => new URL(url).origin),
);

export const accessToken = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/^bearer\s+/i, '')),
  v.regex(/^[\w.-]{8,2000}$/, 'must be 8 to 2,000 letters, digits, dots, - or _'),
);
export const oneTo999 = v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number));
export const zeroTo999 = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));
export const starsPrice = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,4}$/),
  v.transform(Number),
  v.maxValue(10_000),
);

/** Words that owners and other programs write for yes and no. */
export const YES = ['yes', 'y', 'true', 'on', 'sì', 'sí', 'si'];
export const NO = ['no', 'n', 'false', 'off'];

/* @__NO_SIDE_EFFECTS__ */
export function oneOf(yes: readonly string[], no: readonly string[]) {
  return v.pipe(
    v.string(),
    v.toLowerCase(),
    v.check((word) => yes.includes(word) || no.includes(word)),
    v.transform((word) => yes.includes(word)),
  );
}

export const yesOrNo = oneOf([...YES, '1'], [...NO, '0']);
