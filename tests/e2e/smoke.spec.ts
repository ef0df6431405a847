import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const PATIENCE = 30_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

function startServer(port: number, folder: string): ChildProcess {
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: '' };
  return spawn(process.execPath, ['build/server/main.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

test('the built server serves the built mini app', async ({ page }) => {
  test.setTimeout(PATIENCE * 2);
  const folder = await mkdtemp(join(tmpdir(), 'vetrina-smoke-'));
  const port = await freePort();
  const server = startServer(port, join(folder, 'data'));
  const home = `http://localhost:${port}/`;
  try {
    const isUp = () =>
      page.request.get(home).then(
        (answer) => answer.ok(),
        () => false,
      );
    await expect.poll(isUp, { timeout: PATIENCE }).toBe(true);
    await page.goto(home);
    await expect(page).toHaveTitle('Vetrina');
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    await rm(folder, { recursive: true });
  }
});
