import { chmod, constants, copyFile, readdir, readlink, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { readSettingsFile } from '../config/load-settings-file.ts';
import { clock } from '../lib/clock.ts';

/** Name of a setting and its value, one line each. */
type Settings = Readonly<Record<string, string>>;

/**
 * Writes settings into a file of lines `NAME=value` with mode 600, or into the one that it links to; its other lines stay. An
 * existing file is copied beside it first. Returns the copy's path; rejects when either cannot be written, and then leaves the file as it was.
 */
export async function writeSettingsFile(
  path: string,
  settings: Settings,
  now = clock.date(),
): Promise<string | undefined> {
  const before = await readSettingsFile(path);
  const copy = before === undefined ? undefined : `${path}.${now.toISOString().replaceAll(':', '-')}.bak`;
  if (copy !== undefined) {
    await copyFile(path, copy, constants.COPYFILE_EXCL);
    await chmod(copy, 0o600);
  }
  const target = await targetOf(path);
  const draft = draftOf(target, process.pid);
  try {
    await writeFile(draft, withSettings(before ?? '', settings), { mode: 0o600, flush: true });
    await chmod(draft, 0o600);
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
  return copy;
}

const draftOf = (target: string, pid: number) => `${target}.${pid}.new`;

/** The file that a path leads to, existing or not. */
async function targetOf(path: string): Promise<string> {
  const link = await readlink(path).catch(() => undefined);
  return link === undefined ? path : targetOf(resolve(dirname(path), link));
}

/** Removes the drafts of a process that was killed while it wrote: they contain the bot's token. */
export async function removeDrafts(path: string): Promise<void> {
  const target = await targetOf(path);
  const names = await readdir(dirname(target)).catch(() => []);
  for (const name of names) {
    const [, pid] = /\.(\d+)\.new$/.exec(name) ?? [];
    if (pid === undefined || name !== basename(draftOf(target, Number(pid)))) continue;
    if (!isRunning(Number(pid))) await rm(join(dirname(target), name), { force: true });
  }
}

/** True if a different process with this number runs; this one writes nothing yet. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process may belong to a different user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
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
