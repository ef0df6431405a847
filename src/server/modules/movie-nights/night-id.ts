import { createHmac, timingSafeEqual } from 'node:crypto';
import { MAX_LEFT_OUT_GENRES } from '../../../contract/own/movie-nights.ts';
import { chance, clock } from '../../lib/clock.ts';
import type { SigningSecrets } from '../../sessions/signing-secrets.ts';
import type { NightOptions } from './night-options.ts';

/**
 * A night's id holds its host and options, signed: an inline query makes several with each keystroke, of which few are
 * sent, so that no row is stored before somebody opens one. In base64url it fits into a start parameter and a button.
 */
const SIGNED_BYTES = 23;

/** The offset of each field. `madeAt` is in seconds, `length` in units of five minutes; a genre has two bytes. */
const AT = {
  formatKindAndUnwatched: 0,
  host: 1,
  madeAt: 8,
  length: 12,
  votingMinutes: 13,
  genres: 14,
  people: 20,
  random: 21,
} as const;

const SIGNATURE_BYTES = 16;
const FORMAT = 2;
const KINDS = [null, 'film', 'serie'] as const;
const MINUTES_PER_UNIT = 5;

const GENRE_PLACES = Array.from({ length: MAX_LEFT_OUT_GENRES }, (_, place) => place);
const genreAt = (place: number) => AT.genres + 2 * place;

/** The lifetime of a night and of its link, in milliseconds. */
export const NIGHT_LIFETIME_MS = 24 * 60 * 60 * 1000;

type Origin = { hostId: string; madeAt: Date; options: NightOptions };

/** Makes a night's id; `hostId` is a user id of the messenger. */
export function makeNightId({ hostId, madeAt, options }: Origin, secrets: SigningSecrets): string {
  const bytes = Buffer.alloc(SIGNED_BYTES);
  const kind = KINDS.indexOf(options.kind);
  bytes.writeUInt8(FORMAT * 16 + kind * 2 + Number(options.unwatched), AT.formatKindAndUnwatched);
  const host = BigInt(hostId);
  bytes.writeUInt8(Number(host >> 48n), AT.host);
  bytes.writeUIntBE(Number(host & 0xffff_ffff_ffffn), AT.host + 1, 6);
  bytes.writeUInt32BE(Math.floor(madeAt.getTime() / 1000), AT.madeAt);
  bytes.writeUInt8(Math.ceil((options.maxMinutes ?? 0) / MINUTES_PER_UNIT), AT.length);
  bytes.writeUInt8(options.votingMinutes, AT.votingMinutes);
  for (const place of GENRE_PLACES) bytes.writeUInt16BE(options.leftOutGenres[place] ?? 0, genreAt(place));
  bytes.writeUInt8(options.people ?? 0, AT.people);
  chance.bytes(2).copy(bytes, AT.random);
  return Buffer.concat([bytes, signatureOf(bytes, secrets[0])]).toString('base64url');
}

/** Reads a night's id; undefined when it was not made here, or is older than a night lasts. */
export function readNightId(id: string, secrets: SigningSecrets, now = clock.date()): Origin | undefined {
  // Without unused bits in the last character: only one spelling is the id.
  if (!/^[\w-]{52}$/.test(id)) return undefined;
  const all = Buffer.from(id, 'base64url');
  const bytes = all.subarray(0, SIGNED_BYTES);
  const signature = all.subarray(SIGNED_BYTES);
  if (!secrets.some((secret) => timingSafeEqual(signature, signatureOf(bytes, secret)))) return undefined;
  const first = bytes.readUInt8(AT.formatKindAndUnwatched);
  const madeAt = new Date(bytes.readUInt32BE(AT.madeAt) * 1000);
  if (first >> 4 !== FORMAT || now.getTime() - madeAt.getTime() > NIGHT_LIFETIME_MS) return undefined;
  const genres = GENRE_PLACES.map((place) => bytes.readUInt16BE(genreAt(place)));
  return {
    hostId: String((BigInt(bytes.readUInt8(AT.host)) << 48n) + BigInt(bytes.readUIntBE(AT.host + 1, 6))),
    madeAt,
    options: {
      kind: KINDS[(first >> 1) & 3] ?? null,
      unwatched: (first & 1) === 1,
      maxMinutes: bytes.readUInt8(AT.length) * MINUTES_PER_UNIT || null,
      votingMinutes: bytes.readUInt8(AT.votingMinutes),
      leftOutGenres: genres.filter((genre) => genre > 0),
      people: bytes.readUInt8(AT.people) || null,
    },
  };
}

function signatureOf(bytes: Buffer, secret: string): Buffer {
  return createHmac('sha256', secret)
    .update('movie night\n')
    .update(bytes)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
}
