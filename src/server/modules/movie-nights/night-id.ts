import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { MAX_LEFT_OUT_GENRES } from '../../../contract/own/movie-nights.ts';
import type { SigningSecrets } from '../../sessions/signing-secrets.ts';
import type { NightOptions } from './night-options.ts';

/**
 * A night's id holds its host and options, signed: an inline query makes several with each keystroke, of which few are
 * sent, so that no row is stored before somebody opens one. In base64url it fits into a start parameter and a button.
 *
 * 1 byte format, kind and `unwatched`; 7 host; 4 time of its making in seconds; 1 length in units of five minutes;
 * 1 minutes to vote; 2 each genre; 1 people; 2 random; 16 signature.
 */
const SIGNED_BYTES = 23;
const SIGNATURE_BYTES = 16;
const FORMAT = 2;
const KINDS = [null, 'film', 'serie'] as const;
const MINUTES_PER_UNIT = 5;

/** How long a night lasts, and how long its link opens it, in milliseconds. */
export const NIGHT_LIFETIME_MS = 24 * 60 * 60 * 1000;

type Origin = { hostId: string; madeAt: Date; options: NightOptions };

/** Makes a night's id; `hostId` is a user id of the messenger. */
export function makeNightId({ hostId, madeAt, options }: Origin, secrets: SigningSecrets): string {
  const bytes = Buffer.alloc(SIGNED_BYTES);
  const kind = KINDS.indexOf(options.kind);
  bytes.writeUInt8(FORMAT * 16 + kind * 2 + Number(options.unwatched), 0);
  const host = BigInt(hostId);
  bytes.writeUInt8(Number(host >> 48n), 1);
  bytes.writeUIntBE(Number(host & 0xffff_ffff_ffffn), 2, 6);
  bytes.writeUInt32BE(Math.floor(madeAt.getTime() / 1000), 8);
  bytes.writeUInt8(Math.ceil((options.maxMinutes ?? 0) / MINUTES_PER_UNIT), 12);
  bytes.writeUInt8(options.votingMinutes, 13);
  for (let place = 0; place < MAX_LEFT_OUT_GENRES; place += 1)
    bytes.writeUInt16BE(options.leftOutGenres[place] ?? 0, 14 + 2 * place);
  bytes.writeUInt8(options.people ?? 0, 20);
  randomBytes(2).copy(bytes, 21);
  return Buffer.concat([bytes, signatureOf(bytes, secrets[0])]).toString('base64url');
}

/** Reads a night's id; undefined when it was not made here, or is older than a night lasts. */
export function readNightId(id: string, secrets: SigningSecrets, now = new Date()): Origin | undefined {
  // Without unused bits in the last character: only one spelling is the id.
  if (!/^[\w-]{52}$/.test(id)) return undefined;
  const all = Buffer.from(id, 'base64url');
  const bytes = all.subarray(0, SIGNED_BYTES);
  const signature = all.subarray(SIGNED_BYTES);
  if (!secrets.some((secret) => timingSafeEqual(signature, signatureOf(bytes, secret)))) return undefined;
  const first = bytes.readUInt8(0);
  const madeAt = new Date(bytes.readUInt32BE(8) * 1000);
  if (first >> 4 !== FORMAT || now.getTime() - madeAt.getTime() > NIGHT_LIFETIME_MS) return undefined;
  const genres = [14, 16, 18].map((place) => bytes.readUInt16BE(place));
  return {
    hostId: String((BigInt(bytes.readUInt8(1)) << 48n) + BigInt(bytes.readUIntBE(2, 6))),
    madeAt,
    options: {
      kind: KINDS[(first >> 1) & 3] ?? null,
      unwatched: (first & 1) === 1,
      maxMinutes: bytes.readUInt8(12) * MINUTES_PER_UNIT || null,
      votingMinutes: bytes.readUInt8(13),
      leftOutGenres: genres.filter((genre) => genre > 0),
      people: bytes.readUInt8(20) || null,
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
