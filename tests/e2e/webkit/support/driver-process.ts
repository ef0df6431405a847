import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../support/free-port.ts';

/** The browser's own buttons keep the window wider than a phone. */
const NARROW_WINDOW_CSS =
  '* { margin: 0; border: 0; padding: 0; min-width: 0; min-height: 0; font-size: 1px; }';

const TIMEOUT_MS = 10_000;

/**
 * WebKitGTK's driver, running; `address` answers WebDriver's calls, `printed` is the output of the browser's pages.
 */
export type RunningDriver = { address: string; printed: string[]; stop: () => Promise<void> };

export async function startDriver(): Promise<RunningDriver> {
  const settings = await mkdtemp(join(tmpdir(), 'vetrina-webkit-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0', 'gtk.css'), NARROW_WINDOW_CSS);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, XDG_CONFIG_HOME: settings, XDG_DATA_HOME: settings, XDG_CACHE_HOME: settings },
  });
  const printed: string[] = [];
  createInterface({ input: driver.stdout }).on('line', (line) => printed.push(line));
  const ended = once(driver, 'exit');
  const address = `http://127.0.0.1:${port}`;
  await untilReady(address);
  const stop = async () => {
    driver.kill();
    await ended;
    await rm(settings, { recursive: true, force: true });
  };
  return { address, printed, stop };
}

async function untilReady(address: string): Promise<void> {
  const end = Date.now() + TIMEOUT_MS;
  const isReady = () =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (Date.now() > end) throw new Error('WebKitWebDriver did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
