import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPhotoServer } from './photo-server.ts';
import { PREPARED_DATA } from './prepare-data.ts';
import { type RunningServer, startServer } from './server-process.ts';

const run = promisify(execFile);

/**
 * A server whose titles all have photographs from another server; with `isOurs` it fetches and renders them, else
 * browsers do.
 */
export async function startPhotoCatalogue({ isOurs }: { isOurs: boolean }): Promise<RunningServer> {
  const photos = await startPhotoServer();
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-photos-'));
  await cp(process.env[PREPARED_DATA] ?? '', folder, { recursive: true });
  await run(process.execPath, [
    'build/tools/development/set-photo-covers.js',
    folder,
    `http://${photos.host}`,
  ]);
  const server = await startServer(folder, isOurs ? { IMAGE_PRIVATE_HOSTS: photos.host } : {});
  return {
    ...server,
    async stop() {
      await server.stop();
      photos.close();
      await rm(folder, { recursive: true });
    },
  };
}
