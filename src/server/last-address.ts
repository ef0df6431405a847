import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Config } from './config.ts';
import { makeDataFolder } from './database/data-folder.ts';

const FILE = 'public-url';
const address = v.pipe(v.string(), v.trim(), v.url(), v.regex(/^https?:/));

type Settings = Pick<Config, 'dataFolder' | 'publicUrl' | 'namesAddress'>;

/** Notes where people reach the server that starts here, for commands that are run without its settings. */
export async function keepAddress({ dataFolder, publicUrl }: Settings): Promise<void> {
  await makeDataFolder(dataFolder);
  await writeFile(join(dataFolder, FILE), `${publicUrl}\n`);
}

/** Where people reach the mini app: as the settings say, else where the server was that started here last. */
export async function addressOf({ dataFolder, publicUrl, namesAddress }: Settings): Promise<string> {
  if (namesAddress) return publicUrl;
  const kept = v.safeParse(address, await readFile(join(dataFolder, FILE), 'utf8').catch(() => undefined));
  return kept.success ? kept.output : publicUrl;
}
