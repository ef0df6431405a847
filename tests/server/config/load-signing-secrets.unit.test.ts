import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadOrCreateSecret, loadSigningSecrets } from '../../../src/server/config/load-signing-secrets.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await temporaryFolder();
  folder = join(parent, 'data');
});

describe('the local secret', () => {
  it('the local secret is made once and kept', async () => {
    const secret = await loadOrCreateSecret(folder);
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(await loadOrCreateSecret(folder)).toBe(secret);
  });

  it('the local secret is readable by its owner alone', async () => {
    await loadOrCreateSecret(folder);
    expect(await readdir(folder)).toEqual(['launch-secret']);
    expect((await stat(join(folder, 'launch-secret'))).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('the local secret is the same for concurrent readers', async () => {
    const secrets = await Promise.all([1, 2, 3].map(() => loadOrCreateSecret(folder)));
    expect(new Set(secrets).size).toBe(1);
  });

  it('the local secret is not replaced when it is damaged', async () => {
    await loadOrCreateSecret(folder);
    await writeFile(join(folder, 'launch-secret'), '');
    await expect(loadOrCreateSecret(folder)).rejects.toThrow('launch-secret is damaged');
  });
});

it('servers that share a database need a shared secret in their settings', async () => {
  const config = { launchSecrets: undefined, databaseUrl: 'postgres://db/vetrina', dataFolder: 'unused' };
  await expect(loadSigningSecrets(config)).rejects.toThrow(
    /^LAUNCH_SECRET must be set along with DATABASE_URL/,
  );
  const launchSecrets = ['the secret of this test'] as const;
  expect(await loadSigningSecrets({ ...config, launchSecrets })).toEqual(launchSecrets);
});
