import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type InitOptions = Parameters<NodeFS['init']>[1];

/** The parts of Emscripten's file system that are overridden here; its types lack them. */
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
export class DurableFileSystem extends NodeFS {
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
