import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { createDataFolder } from '../database/embedded/create-data-folder.ts';
import type { Config } from './config.ts';

const FILE = 'public-url';
/** A whole line: a killed process may have written the beginning of an address, which is a different one. */
const address = v.pipe(v.string(), v.endsWith('\n'), v.trim(), v.url(), v.regex(/^https?:/));

type Settings = Pick<Config, 'dataFolder' | 'publicUrl' | 'namesAddress'>;

/** Stores the public URL, for commands that run without the server's settings. */
export async function savePublicUrl({ dataFolder, publicUrl }: Settings): Promise<void> {
  await createDataFolder(dataFolder);
  await writeFile(join(dataFolder, FILE), `${publicUrl}\n`);
}

/** The public URL: from the settings, else that of the last start. */
export async function lastPublicUrl({ dataFolder, publicUrl, namesAddress }: Settings): Promise<string> {
  if (namesAddress) return publicUrl;
  const stored = v.safeParse(address, await readFile(join(dataFolder, FILE), 'utf8').catch(() => undefined));
  return stored.success ? stored.output : publicUrl;
}
