import { spawnSync } from 'node:child_process';
import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { clock } from '../../lib/clock.ts';

/** Open flags for an exclusive lock, on systems that have them (libuv's UV_FS_O_EXLOCK). */
const LOCKING_FLAGS: Partial<Record<NodeJS.Platform, number>> = {
  darwin: 0x20 | constants.O_NONBLOCK,
  win32: 0x10000000,
};

/** Another process has locked the folder; the message names it. */
export class FolderLockedError extends Error {
  override name = 'FolderLockedError';
}

/**
 * Locks a folder for this process; returns the release function. Throws `FolderLockedError` when locked. The lock is the
 * operating system's, on an open file, so it ends with the process and holds across containers. Node cannot lock on
 * Linux: the `flock` command locks the open file that it shares with this process.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock');
  const file = openLocked(path);
  ftruncateSync(file);
  writeSync(file, `process ${process.pid} on ${hostname()} since ${clock.date().toISOString()}`, 0);
  return () => closeSync(file);
}

function openLocked(path: string): number {
  const lockingFlag = LOCKING_FLAGS[process.platform];
  const file = open(path, constants.O_RDWR | constants.O_CREAT | (lockingFlag ?? 0));
  if (lockingFlag === undefined) {
    try {
      lockOpenFile(file, path);
    } catch (error) {
      closeSync(file);
      throw error;
    }
  }
  return file;
}

function open(path: string, flags: number): number {
  try {
    return openSync(path, flags, 0o600);
  } catch (error) {
    throw error instanceof Error && 'code' in error && LOCKED_CODES.has(error.code)
      ? lockedError(path)
      : error;
  }
}

const LOCKED_CODES = new Set<unknown>(['EAGAIN', 'EWOULDBLOCK', 'EBUSY']);

const NO_FLOCK =
  'The data folder cannot be locked: install the flock command (util-linux), or set DATABASE_URL.';

function lockOpenFile(file: number, path: string): void {
  const { status, error } = spawnSync('flock', ['-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', file] });
  if (error) throw new Error(NO_FLOCK, { cause: error });
  if (status !== 0) throw lockedError(path);
}

function lockedError(path: string): FolderLockedError {
  return new FolderLockedError(
    `The data folder is in use by ${readHolder(path)} (${path}). Stop it first, or set another DATA_DIR.`,
  );
}

function readHolder(path: string): string {
  try {
    return readFileSync(path, 'utf8') || 'another process';
  } catch {
    return 'another process';
  }
}
