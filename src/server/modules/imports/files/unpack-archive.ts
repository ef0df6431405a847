import { Unzip, UnzipInflate } from 'fflate';
import { FileError } from './file-error.ts';

/** Bytes that come out of an archive at most, whatever it states about them. */
const MAX_UNPACKED = 32 * 1024 * 1024;
const MAX_NAMES = 10_000;
/** Bytes that go in at a time: up to a thousandfold comes out before it is counted. */
const PIECE_BYTES = 1024;

/** The beginning of an archive's last part. */
const END = Buffer.from('PK\u0005\u0006', 'latin1');

/** The flags of an archive's first file, one of which says that it is encrypted. */
const FLAGS_AT = 6;
const ENCRYPTED = 1;

/** The wanted files of an archive, and the names of all others. */
export type Unpacked = { files: Map<string, Uint8Array>; others: string[] };

/**
 * Unpacks the wanted files of a zip archive as it is read, so that nothing depends on its own directory. Throws a `FileError`:
 * `too much work` beyond the limits, or when two files have one name.
 */
export function unpackArchive(bytes: Uint8Array, isWanted: (name: string) => boolean): Unpacked {
  if (((bytes[FLAGS_AT] ?? 0) & ENCRYPTED) !== 0) throw new FileError('locked');
  const chunks = new Map<string, Uint8Array[]>();
  const others = new Set<string>();
  const unfinished = new Set<string>();
  let length = 0;
  const unzip = new Unzip((file) => {
    const { name } = file;
    if (chunks.has(name) || others.has(name) || chunks.size + others.size >= MAX_NAMES)
      throw new FileError('too much work');
    if (!isWanted(name)) {
      others.add(name);
      return;
    }
    const own: Uint8Array[] = [];
    chunks.set(name, own);
    unfinished.add(name);
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      length += chunk.length;
      if (length > MAX_UNPACKED) throw new FileError('too much work');
      own.push(chunk);
      if (isLast) unfinished.delete(name);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) unzip.push(bytes.subarray(at, at + PIECE_BYTES));
    unzip.push(new Uint8Array(), true);
  } catch (error) {
    throw error instanceof FileError ? error : new FileError('unreadable', { cause: error });
  }
  if (unfinished.size > 0 || !Buffer.from(bytes).includes(END)) throw new FileError('unreadable');
  return { files: new Map([...chunks].map(([name, own]) => [name, joined(own)])), others: [...others] };
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const [only] = chunks;
  return only && chunks.length === 1 ? only : new Uint8Array(Buffer.concat(chunks));
}
