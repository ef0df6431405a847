import fs from 'node:fs';
import { type Extensions, PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { LogSync } from './log-sync.ts';

/** Extensions that PGlite must load at every open: indexes need them. */
export const pgliteExtensions = { pg_trgm } satisfies Extensions;

const settings = [
  'fsync=on',
  'wal_sync_method=fsync',
  'shared_buffers=32MB',
  'min_wal_size=32MB',
  'timezone=UTC',
];

/**
 * Opens PGlite on `folder`; a commit is on disk once `log` says so. Rejects with PostgreSQL's last FATAL or PANIC line.
 */
export async function openDurablePglite(folder: string, log: LogSync): Promise<PGlite> {
  let lastError = '';
  const pglite = new PGlite({
    fs: new DurableFileSystem(folder, log),
    extensions: pgliteExtensions,
    onStderr: (line) => {
      lastError = /(?:FATAL|PANIC): +(.*)/.exec(line)?.[1] ?? lastError;
      return false;
    },
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
  });
  try {
    await pglite.waitReady;
    return pglite;
  } catch (cause) {
    throw new Error(`PostgreSQL could not open ${folder}: ${lastError || String(cause)}`, { cause });
  }
}

type InitOptions = Parameters<NodeFS['init']>[1];

type FileNode = { name: string; parent: FileNode };
type FileStream = { nfd: number; node: FileNode };

/** The parts of Emscripten's file system that are overridden here; they are missing in its types. */
type DiskFileSystem = {
  tryFSOperation<Result>(operation: () => Result): Result;
  realPath(node: FileNode): string;
  stream_ops: {
    fsync?: (stream: FileStream) => number;
    write(stream: FileStream, ...data: unknown[]): number;
    setattr(stream: FileStream, attributes: object): void;
  };
  node_ops: {
    mknod(parent: unknown, name: string, mode: number, device: number): unknown;
    setattr(node: unknown, attributes: { mode?: number }): void;
    rename(node: FileNode, ...to: unknown[]): void;
    unlink(parent: FileNode, name: string): void;
  };
};

const ownerOnly = 0o700 | fs.constants.S_IFMT;

/** PGlite's file system with a working `fsync` (a silent no-op without this) and files of mode 600. */
class DurableFileSystem extends NodeFS {
  readonly #log: LogSync;

  constructor(folder: string, log: LogSync) {
    super(folder);
    this.#log = log;
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>) {
    const patch: NonNullable<InitOptions['preRun']>[number] = (module) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there are no types for these parts
      const disk = module.NODEFS as DiskFileSystem;
      keepPrivate(disk);
      syncLogFirst(disk, this.#log);
    };
    return super.init(pglite, { ...options, preRun: [patch, ...(options.preRun ?? [])] });
  }
}

function keepPrivate({ node_ops }: DiskFileSystem): void {
  const { mknod, setattr } = node_ops;
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ownerOnly, device);
  node_ops.setattr = (node, attributes) =>
    setattr(
      node,
      attributes.mode == null ? attributes : { ...attributes, mode: attributes.mode & ownerOnly },
    );
}

/**
 * Leaves syncs of the write-ahead log to `log`, and has the log on disk before anything else there changes: data files must
 * never be ahead of it.
 */
function syncLogFirst(disk: DiskFileSystem, log: LogSync): void {
  const { stream_ops, node_ops } = disk;
  const isLog = ({ node }: FileStream) => node.parent.name === 'pg_wal';
  const first = <Arguments extends unknown[], Result>(change: (...values: Arguments) => Result) => {
    return (...values: Arguments) => {
      disk.tryFSOperation(() => log.now());
      return change(...values);
    };
  };
  const { write } = stream_ops;
  const writeData = first(write);
  stream_ops.write = (stream, ...data) => (isLog(stream) ? write : writeData)(stream, ...data);
  stream_ops.fsync = (stream) => {
    disk.tryFSOperation(() => {
      if (isLog(stream)) return log.want(disk.realPath(stream.node));
      log.now();
      fs.fsyncSync(stream.nfd);
    });
    return 0;
  };
  stream_ops.setattr = first(stream_ops.setattr);
  node_ops.setattr = first(node_ops.setattr);
  node_ops.rename = first(node_ops.rename);
  node_ops.unlink = first(node_ops.unlink);
}
