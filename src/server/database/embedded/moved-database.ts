import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clock } from '../../lib/clock.ts';

const DATABASE = 'database';
const MARK = 'moved-to';

/**
 * Marks the embedded database of `folder`, if there is one, as moved to the PostgreSQL at `url`: from then on it
 * does not open. Returns the mark's path.
 */
export async function markMoved(
  folder: string,
  url: string,
  now = clock.date(),
): Promise<string | undefined> {
  if (!existsSync(join(folder, DATABASE))) return undefined;
  const mark = join(folder, MARK);
  await writeFile(mark, `${withoutSecrets(url)} on ${now.toISOString().slice(0, 10)}\n`, { mode: 0o600 });
  return mark;
}

/** Throws where the embedded database of `folder` has moved: a start without `DATABASE_URL` would continue with the old one. */
export async function refuseMoved(folder: string): Promise<void> {
  if (!existsSync(join(folder, DATABASE))) return;
  const mark = join(folder, MARK);
  const target = await readFile(mark, 'utf8').catch(() => undefined);
  if (target === undefined) return;
  throw new Error(
    `The database of ${folder} has moved to ${target.trim()}: set DATABASE_URL, in .env or /etc/vetrina.env. To go back to the folder's older one, delete ${mark}.`,
  );
}

function withoutSecrets(url: string): string {
  if (!URL.canParse(url)) return 'PostgreSQL';
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
