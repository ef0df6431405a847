import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { pino } from 'pino';
import { startSimulator } from '../../../../packages/telegram-simulator/server/start-simulator.ts';

export { expect } from '@playwright/test';

/** A page with nothing but telegram-web-app.js that writes the results of its calls as text. */
const APP = `<!doctype html><title>App</title><script src="/telegram-web-app.js"></script><pre></pre><script>
  const { WebApp } = Telegram;
  const show = (name) => (value) => { document.querySelector('pre').textContent += name + ': ' + value + '. '; };
  WebApp.ready();
</script>`;
const script = createRequire(import.meta.url)
  .resolve('@twa-dev/sdk')
  .replace('dist/index.js', 'src/telegram-web-apps.js');

/** The simulator's page: a browser cannot run its sources. */
const BUILT_PAGE = 'build/packages/telegram-simulator/page';

type Messenger = Awaited<ReturnType<typeof startMessenger>>;

/** A journey through the simulator whose bot has a mini app of somebody else's; each starts from a new messenger. */
export const test = base.extend<{ reset: void }, { messenger: Messenger }>({
  viewport: { width: 1440, height: 980 },
  messenger: [
    // Playwright reads a fixture's needs from the braces, empty ones included.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const messenger = await startMessenger();
      await use(messenger);
      await messenger.close();
    },
    { scope: 'worker' },
  ],
  reset: [
    async ({ messenger }, use) => {
      await messenger.act({ type: 'reset' });
      await use();
    },
    { auto: true },
  ],
});

async function startMessenger() {
  const web = createServer((request, response) => {
    const isScript = request.url === '/telegram-web-app.js';
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
    response.end(isScript ? readFileSync(script) : APP);
  });
  await new Promise<void>((done) => web.listen(0, 'localhost', done));
  const appUrl = `http://localhost:${(web.address() as AddressInfo).port}/`;
  const log = pino({ level: 'silent' });
  const simulator = await startSimulator({ port: 0, appUrl, log, pageFolder: resolve(BUILT_PAGE) });
  const { apiRoot, token, url } = simulator;

  async function call(method: string, parameters: object) {
    const response = await post(`${apiRoot}/bot${token}/${method}`, parameters);
    return (await response.json()).result;
  }

  await call('setChatMenuButton', {
    menu_button: { type: 'web_app', text: 'App', web_app: { url: appUrl } },
  });
  return {
    /** The address of the simulator's page. */
    url,
    appUrl,
    /** Calls a method of the Bot API. */
    call,
    act: async (action: object) => void (await post(`${apiRoot}/wire/act`, action)),
    async close() {
      await simulator.close();
      web.close();
    },
  };
}

const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export async function openApp(page: Page, { url }: Messenger, platform = 'iOS') {
  await page.goto(url);
  await page.getByText(platform, { exact: true }).click();
  await page.getByRole('button', { name: 'Apri la mini app' }).click();
  return inApp(page);
}

/** The open mini app: runs code in it, and reads its text. */
export async function inApp(page: Page) {
  const frame = page.frameLocator('iframe[title="Mini app"]');
  await expect(frame.locator('pre')).toBeAttached();
  const run = (code: string) => frame.locator('html').evaluate((_html, text) => void window.eval(text), code);
  return { run, outcome: frame.locator('pre') };
}
