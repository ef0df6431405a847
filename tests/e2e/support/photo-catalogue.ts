import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startPhotoServer } from './photo-server.ts';
import { copyPreparedData } from './prepared-data.ts';
import { type RunningServer, startServer } from './server-process.ts';

const run = promisify(execFile);

/**
 * A server whose titles all have photographs from a second server; with `isOurs` it fetches and renders them, else
 * browsers do.
 */
export async function startPhotoCatalogue({ isOurs }: { isOurs: boolean }): Promise<RunningServer> {
  const photos = await startPhotoServer();
  const { folder, settings, remove } = await copyPreparedData();
  const program = 'build/tools/development/set-photo-covers.js';
  await run(process.execPath, [program, folder, `http://${photos.host}`], {
    env: { ...process.env, DATABASE_URL: '', ...settings },
  });
  const trusting = isOurs ? { IMAGE_PRIVATE_HOSTS: photos.host } : {};
  const server = await startServer(folder, { ...settings, ...trusting });
  return {
    ...server,
    async stop() {
      await server.stop();
      photos.close();
      await remove();
    },
  };
}
