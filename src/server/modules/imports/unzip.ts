import { unzipSync } from 'fflate';

/** An archive that cannot be opened: `locked` by a password, or `damaged`. */
export class ArchiveError extends Error {
  override name = 'ArchiveError';
  readonly kind: 'locked' | 'damaged';

  constructor(kind: 'locked' | 'damaged', options?: ErrorOptions) {
    super(kind, options);
    this.kind = kind;
  }
}

type Wanted = {
  isWanted: (path: string) => boolean;
  /** Of one member, and of all together, unpacked. */
  maxBytes: number;
  maxTotalBytes: number;
};
type Unzipped = {
  members: { path: string; bytes: Uint8Array }[];
  /** Paths of wanted members beyond a limit, and of the others. */
  tooLarge: string[];
  others: string[];
};

const ZIP = 'PK\u0003\u0004';
/** The flags of an archive's first member, of which one says that it is encrypted. */
const FLAGS_AT = 6;
const ENCRYPTED = 1;

/**
 * Unpacks the wanted members of a ZIP file, below the one folder that may be around all of them; its own folders and
 * hidden files are none. No member gets more memory than its declared size. Throws an `ArchiveError`.
 */
export function unzip(archive: Uint8Array, { isWanted, maxBytes, maxTotalBytes }: Wanted): Unzipped {
  if (Buffer.from(archive.subarray(0, ZIP.length)).toString('latin1') !== ZIP)
    throw new ArchiveError('damaged');
  if (((archive[FLAGS_AT] ?? 0) & ENCRYPTED) !== 0) throw new ArchiveError('locked');
  const tooLarge: string[] = [];
  const others: string[] = [];
  let total = 0;
  const unpacked = unpack(archive, ({ name, originalSize }) => {
    if (isHidden(name)) return false;
    const isTooLarge = originalSize > maxBytes || total + originalSize > maxTotalBytes;
    const left = isWanted(name) ? (isTooLarge ? tooLarge : undefined) : others;
    left?.push(name);
    if (!left) total += originalSize;
    return !left;
  });
  const paths = [...Object.keys(unpacked), ...tooLarge, ...others];
  const inside = withoutFolder(paths);
  return {
    members: Object.entries(unpacked).map(([path, bytes]) => ({ path: inside(path), bytes })),
    tooLarge: tooLarge.map(inside),
    others: others.map(inside),
  };
}

type Filter = NonNullable<NonNullable<Parameters<typeof unzipSync>[1]>['filter']>;

function unpack(archive: Uint8Array, filter: Filter): Record<string, Uint8Array> {
  try {
    return unzipSync(archive, { filter });
  } catch (error) {
    throw new ArchiveError('damaged', { cause: error });
  }
}

/** Folders, and what systems keep beside their files. */
const isHidden = (path: string) => /(?:\/|^__MACOSX\/.*|(?:^|\/)\.[^/]*)$/.test(path);

function withoutFolder(paths: readonly string[]): (path: string) => string {
  const [folder = ''] = /^[^/]+\//.exec(paths[0] ?? '') ?? [];
  const isAround = paths.every((path) => path.startsWith(folder));
  return (path) => (isAround ? path.slice(folder.length) : path);
}
