/** Bytes from which the encoding is inferred without a mark. */
const HEAD_BYTES = 64 * 1024;

type Decoder = { decode: (bytes?: Uint8Array, options?: { stream: boolean }) => string };

/**
 * The text of a file from anywhere, as it streams: its byte order mark shows the encoding, or the zeros of UTF-16;
 * otherwise it is UTF-8, or if it cannot be, Windows-1252. In UTF-8 with a few broken bytes these become U+FFFD.
 */
export async function* decodedTexts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const head: Uint8Array[] = [];
  let size = 0;
  let decoder: Decoder | undefined;
  let failure: { error: unknown } | undefined;
  try {
    for await (const chunk of bytes) {
      if (decoder) yield decoder.decode(chunk, { stream: true });
      else {
        head.push(chunk);
        size += chunk.length;
      }
      if (decoder || size < HEAD_BYTES) continue;
      decoder = decoderFor(Buffer.concat(head));
      yield withoutMark(decoder.decode(Buffer.concat(head), { stream: true }));
    }
  } catch (error) {
    failure = { error };
  }
  // The text before the bytes break off counts.
  yield decoder ? decoder.decode() : withoutMark(decoderFor(Buffer.concat(head)).decode(Buffer.concat(head)));
  if (failure) throw failure.error;
}

const withoutMark = (text: string) => text.replace(/^\uFEFF/, '');

function decoderFor(head: Uint8Array): Decoder {
  const utf16 = utf16Of(head);
  return utf16 ? new TextDecoder(utf16) : new EightBitDecoder();
}

/** The first bytes belong to a header or to JSON's marks: there UTF-16 has a zero in each letter. */
const UTF16_BYTES = 128;
/** More zeros than one in this many bytes occur only in UTF-16. */
const ZEROS = 5;

function utf16Of(head: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  let [even, odd] = [0, 0];
  const first = head.subarray(0, UTF16_BYTES);
  for (const [at, byte] of first.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  if ((even + odd) * ZEROS < first.length || even === odd) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** UTF-8, until a chunk shows a different encoding; the text before is the same in both. */
class EightBitDecoder {
  // A decoder that looks for a mark would drop the same character from the start of any chunk.
  readonly #strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  readonly #tolerant = new TextDecoder('utf-8', { ignoreBOM: true });
  #other: Decoder | undefined;
  #hasUtf8 = false;
  /** The bytes of a letter that the next chunk ends. */
  #held: Uint8Array = new Uint8Array();

  decode(chunk: Uint8Array = new Uint8Array(), { stream = false } = {}): string {
    if (this.#other) return this.#other.decode(chunk);
    const all = Buffer.concat([this.#held, chunk]);
    const end = stream ? all.length - incompleteTail(all) : all.length;
    this.#held = all.subarray(end);
    return this.#textOf(all.subarray(0, end));
  }

  #textOf(bytes: Uint8Array): string {
    try {
      const text = this.#strict.decode(bytes);
      this.#hasUtf8 ||= text.length < bytes.length;
      return text;
    } catch {
      const text = this.#tolerant.decode(bytes);
      const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
      if (this.#hasUtf8 || count(/[^\0-\x7f\uFFFD]/g) > count(/\uFFFD/g)) return text;
      this.#other = new TextDecoder('windows-1252');
      return this.#other.decode(Buffer.concat([bytes, this.#held]));
    }
  }
}

/** The number of bytes at the end that begin an unfinished letter. */
function incompleteTail(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return lengthFrom(byte) > back ? back : 0;
  }
  return 0;
}

function lengthFrom(lead: number): number {
  if (lead >= 0xf0) return 4;
  return lead >= 0xe0 ? 3 : 2;
}
