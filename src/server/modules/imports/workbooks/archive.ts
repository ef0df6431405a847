import { strFromU8, unzipSync } from 'fflate';
import { WorkbookError } from './workbook-error.ts';

/** Unpacked bytes of all parts that are read, against archives that unpack to gigabytes. */
const MAX_UNPACKED = 64 * 1024 * 1024;
const MAX_PARTS = 10_000;

/** The flags of the first part, of which one says that it is encrypted. */
const FLAGS_AT = 6;
const ENCRYPTED = 1;

/** The parts of a workbook, or the files of another archive, each unpacked when it is asked for. */
export class Archive {
  readonly #bytes: Uint8Array;
  readonly #sizes = new Map<string, number>();
  #left = MAX_UNPACKED;

  /** Throws a `WorkbookError`; it is `locked` if its first part is encrypted. */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#unpack(({ name, originalSize }) => {
      this.#sizes.set(name, originalSize);
      if (this.#sizes.size > MAX_PARTS) throw new WorkbookError('too much work');
      return false;
    });
    if (((bytes[FLAGS_AT] ?? 0) & ENCRYPTED) !== 0) throw new WorkbookError('locked');
  }

  /** The bytes of all parts, as the archive states them. */
  get unpackedLength(): number {
    return [...this.#sizes.values()].reduce((sum, size) => sum + size, 0);
  }

  /** In bytes, as the archive states it. */
  sizeOf(part: string): number {
    return this.#sizes.get(part) ?? 0;
  }

  get names(): string[] {
    return [...this.#sizes.keys()];
  }

  /**
   * The bytes of a part; undefined if there is none. The size that the archive states is what is taken of memory, and what is
   * unpacked at most.
   */
  part(wanted: string): Uint8Array | undefined {
    const size = this.#sizes.get(wanted);
    if (size === undefined) return undefined;
    this.#left -= size;
    if (this.#left < 0) throw new WorkbookError('too much work');
    return this.#unpack(({ name, originalSize }) => name === wanted && originalSize === size)[wanted];
  }

  /** The text of a short part, such as the kind of the file. */
  text(wanted: string): string {
    const bytes = this.part(wanted);
    return bytes ? strFromU8(bytes) : '';
  }

  #unpack(filter: (part: { name: string; originalSize: number }) => boolean) {
    try {
      return unzipSync(this.#bytes, { filter });
    } catch (error) {
      throw error instanceof WorkbookError ? error : new WorkbookError('unreadable', { cause: error });
    }
  }
}
