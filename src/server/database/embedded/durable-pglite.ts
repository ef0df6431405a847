import fs from 'node:fs';
import { type Extensions, PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Extensions that PGlite must load at every open: indexes need them. */
export const pgliteExtensions = { pg_trgm } satisfies Extensions;

const settings = [
  'fsync=on',
  'wal_sync_method=fsync',
  'shared_buffers=32MB',
  'min_wal_size=32MB',
  'timezone=UTC',
];

/** Opens PGlite on `folder` with durable commits. Rejects with PostgreSQL's last FATAL or PANIC line. */
export async function openDurablePglite(folder: string): Promise<PGlite> {
  let lastError = '';
  const pglite = new PGlite({
    fs: new DurableFileSystem(folder),
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

/** The parts of Emscripten's file system that are overridden here; they are missing in its types. */
type DiskFileSystem = {
  tryFSOperation(operation: () => void): void;
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
  node_ops: {
    mknod(parent: unknown, name: string, mode: number, device: number): unknown;
    setattr(node: unknown, attributes: { mode?: number }): void;
  };
};

const ownerOnly = 0o700 | fs.constants.S_IFMT;

/** PGlite's file system with a working `fsync` (a silent no-op without this) and files of mode 600. */
class DurableFileSystem extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>) {
    const patch: NonNullable<InitOptions['preRun']>[number] = (module) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- there are no types for these parts
      patchFileSystem(module.NODEFS as DiskFileSystem);
    };
    return super.init(pglite, { ...options, preRun: [patch, ...(options.preRun ?? [])] });
  }
}

function patchFileSystem(disk: DiskFileSystem): void {
  disk.stream_ops.fsync = ({ nfd }) => {
    disk.tryFSOperation(() => fs.fsyncSync(nfd));
    return 0;
  };
  const { mknod, setattr } = disk.node_ops;
  disk.node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ownerOnly, device);
  disk.node_ops.setattr = (node, attributes) =>
    setattr(
      node,
      attributes.mode == null ? attributes : { ...attributes, mode: attributes.mode & ownerOnly },
    );
}
