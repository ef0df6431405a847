const CAUSES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'this user may not open it; it may be of another user, as after a start with sudo',
  EPERM: 'this user may not change it',
  EROFS: 'the file system is read-only',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'part of its path is a file',
  EEXIST: 'it exists already',
};

/** Of the system, and of PostgreSQL. */
const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100'];
const NO_ROOM = 'the disk is full, make room there';

/** A file system's error in words, with the file where it names one; undefined for any other error. */
export function fileFault(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const code = String(error.code);
  const cause = DISK_FULL.includes(code) ? NO_ROOM : 'path' in error && CAUSES[code];
  if (!cause) return undefined;
  return 'path' in error ? `${String(error.path)}: ${cause}` : cause;
}
