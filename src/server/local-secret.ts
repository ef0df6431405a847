import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { makeDataFolder } from './database/data-folder.ts';
import type { Secrets } from './domain/secrets.ts';

const FILE = 'launch-secret';

/**
 * What this server signs with: the setting, or this machine's own secret. Servers that share a database must share
 * the secret, too, or each would refuse what another has signed: a `ConfigError` where it is not set.
 */
export async function signingSecrets(
  config: Pick<Config, 'launchSecrets' | 'databaseUrl' | 'dataFolder'>,
): Promise<Secrets> {
  if (config.launchSecrets) return config.launchSecrets;
  if (config.databaseUrl !== undefined)
    throw new ConfigError('LAUNCH_SECRET must be set along with DATABASE_URL, the same for every server');
  return [await localSecret(config.dataFolder)];
}

/**
 * The secret of this machine, kept in the data folder and made on the first call. Only the owner may
 * read it: whoever knows it can make launch keys for anybody.
 */
export async function localSecret(folder: string): Promise<string> {
  const path = join(folder, FILE);
  await makeDataFolder(folder);
  const kept = await readIfThere(path);
  if (kept !== undefined) return demandWhole(kept, path);
  await keepFirst(path, randomBytes(32).toString('base64url'));
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

/** A hard link appears whole or not at all, and never replaces the secret another process just made. */
async function keepFirst(path: string, secret: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
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
