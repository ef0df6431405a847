import { chmod, constants, copyFile, readFile, rename, rm, writeFile } from 'node:fs/promises';

/** Name of a setting and its value, one line each. */
type Settings = Readonly<Record<string, string>>;

/**
 * Writes settings into a file of lines `NAME=value` with mode 600; its other lines stay. An existing file is copied
 * beside it first. Returns the copy's path; rejects when either cannot be written, and then leaves the file as it was.
 */
export async function writeSettingsFile(
  path: string,
  settings: Settings,
  now = new Date(),
): Promise<string | undefined> {
  const before = await readIfThere(path);
  const copy = before === undefined ? undefined : `${path}.${now.toISOString().replaceAll(':', '-')}.bak`;
  if (copy !== undefined) {
    await copyFile(path, copy, constants.COPYFILE_EXCL);
    await chmod(copy, 0o600);
  }
  const draft = `${path}.${process.pid}.new`;
  try {
    await writeFile(draft, withSettings(before ?? '', settings), { mode: 0o600, flush: true });
    await chmod(draft, 0o600);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  return copy;
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The text with these settings in place of earlier lines of the same names. */
function withSettings(text: string, settings: Settings): string {
  const names = Object.keys(settings).join('|');
  const earlier = new RegExp(`^\\s*(export\\s+)?(${names})\\s*=`);
  const kept = text.split('\n').filter((line) => !earlier.test(line));
  while (kept.at(-1)?.trim() === '') kept.pop();
  const added = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  return `${[...kept, ...added].join('\n')}\n`;
}
