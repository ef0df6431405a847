import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDataFolder } from '../database/embedded/create-data-folder.ts';
import { chance } from '../lib/clock.ts';
import type { SigningSecrets } from '../sessions/signing-secrets.ts';
import { type Config, ConfigError } from './config.ts';

const FILE = 'launch-secret';

/**
 * LAUNCH_SECRET, or a secret generated in the data folder. Servers that share a database must share it: `ConfigError`
 * when DATABASE_URL is set without it.
 */
export async function loadSigningSecrets(
  config: Pick<Config, 'launchSecrets' | 'databaseUrl' | 'dataFolder'>,
): Promise<SigningSecrets> {
  if (config.launchSecrets) return config.launchSecrets;
  if (config.databaseUrl !== undefined)
    throw new ConfigError('LAUNCH_SECRET must be set along with DATABASE_URL, the same for every server');
  return [await loadOrCreateSecret(config.dataFolder)];
}

/** The generated secret, created on the first call with mode 600: it can sign launch keys for anybody. */
export async function loadOrCreateSecret(folder: string): Promise<string> {
  const path = join(folder, FILE);
  await createDataFolder(folder);
  const stored = await readIfThere(path);
  if (stored !== undefined) return demandWhole(stored, path);
  await keepFirst(path, chance.bytes(32).toString('base64url'));
  return demandWhole((await readIfThere(path)) ?? '', path);
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** `link` is atomic and does not overwrite a secret that another process just wrote. */
async function keepFirst(path: string, secret: string): Promise<void> {
  const draft = `${path}.${chance.uuid()}`;
  await writeFile(draft, `${secret}\n`, { mode: 0o600 });
  await chmod(draft, 0o600);
  try {
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function demandWhole(secret: string, path: string): string {
  if (secret.length < 16) throw new Error(`${path} is damaged: delete it to make a new secret`);
  return secret;
}
