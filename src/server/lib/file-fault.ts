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

/** A file system's error in words; undefined for any other error. */
export function fileCause(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const code = String(error.code);
  return DISK_FULL.includes(code) ? NO_ROOM : 'path' in error ? CAUSES[code] : undefined;
}

/** The same with the file, where the error names one. */
export function fileFault(error: unknown): string | undefined {
  const cause = fileCause(error);
  const isNamed = cause !== undefined && error instanceof Error && 'path' in error;
  return isNamed ? `${String(error.path)}: ${cause}` : cause;
}
