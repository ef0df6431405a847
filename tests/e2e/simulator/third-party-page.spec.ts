import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { pino } from 'pino';
import { type Simulator, startSimulator } from '../../../src/simulator/server/start-simulator.ts';

const ANNA = 1001;
const INVOICE = {
  title: 'Premium',
  description: 'Un mese',
  payload: 'mese',
  currency: 'XTR',
  prices: [{ label: 'Mese', amount: 50 }],
};

/** A page with nothing but telegram-web-app.js, whose calls leave their outcome in its text. */
const APP = `<!doctype html><title>App</title><script src="/telegram-web-app.js"></script><pre></pre><script>
  const { WebApp } = Telegram;
  const show = (name) => (value) => { document.querySelector('pre').textContent += name + ': ' + value + '. '; };
  WebApp.ready();
</script>`;
const script = createRequire(import.meta.url)
  .resolve('@twa-dev/sdk')
  .replace('dist/index.js', 'src/telegram-web-apps.js');

const web = createServer((request, response) => {
  const isScript = request.url === '/telegram-web-app.js';
  response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' });
  response.end(isScript ? readFileSync(script) : APP);
});
let simulator: Simulator;

test.beforeAll(async () => {
  await new Promise<void>((resolve) => web.listen(0, 'localhost', resolve));
  const appUrl = `http://localhost:${(web.address() as AddressInfo).port}/`;
  simulator = await startSimulator({ port: 0, appUrl, log: pino({ level: 'silent' }) });
  const app = { type: 'web_app', text: 'App', web_app: { url: appUrl } };
  await call('setChatMenuButton', { menu_button: app });
});
test.afterAll(async () => {
  await simulator.close();
  web.close();
});

async function call(method: string, parameters: object) {
  const response = await fetch(`${simulator.apiRoot}/bot${simulator.token}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(parameters),
  });
  return (await response.json()).result;
}

async function openApp(page: Page) {
  await page.setViewportSize({ width: 1440, height: 980 });
  await page.goto(simulator.url);
  await page.getByRole('button', { name: 'Apri la mini app' }).click();
  const frame = page.frameLocator('iframe[title="Mini app"]');
  await expect(frame.locator('pre')).toBeAttached();
  const run = (code: string) => frame.locator('html').evaluate((_html, text) => void window.eval(text), code);
  return { run, outcome: frame.locator('pre') };
}

test('a page that uses the messenger’s own script pays, shares and writes through it', async ({ page }) => {
  const link = await call('createInvoiceLink', INVOICE);
  const result = {
    type: 'article',
    id: '1',
    title: 'Film',
    input_message_content: { message_text: 'Da vedere' },
  };
  const toGroups = { user_id: ANNA, result, allow_group_chats: true };
  const prepared = await call('savePreparedInlineMessage', toGroups);
  const { run, outcome } = await openApp(page);

  await run(`WebApp.openInvoice('${link}', show('fattura'))`);
  await page.getByRole('button', { name: 'Paga 50 Stelle' }).click();
  const updates = await call('getUpdates', { timeout: 5 });
  await call('answerPreCheckoutQuery', {
    pre_checkout_query_id: updates[0].pre_checkout_query.id,
    ok: true,
  });
  await expect(outcome).toContainText('fattura: paid.');

  await run(`WebApp.shareMessage('${prepared.id}', show('condiviso'))`);
  const chats = page.getByRole('dialog', { name: 'Condividi con…' });
  await chats.getByRole('button', { name: 'Amici' }).click();
  await expect(outcome).toContainText('condiviso: true.');
  await run(`WebApp.shareMessage('${prepared.id}', show('ancora'))`);
  await expect(chats).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(outcome).toContainText('ancora: false.');

  await run(`WebApp.Gyroscope.start({}, show('giroscopio'))`);
  await expect(outcome).toContainText('giroscopio: false.');
  await run(`WebApp.switchInlineQuery('nosferatu', ['groups'])`);
  await page.getByRole('dialog', { name: 'Scegli una chat' }).getByRole('button', { name: 'Amici' }).click();
  await expect(page.getByLabel('Scrivi un messaggio')).toHaveValue('@vetrina_demo_bot nosferatu');
  await expect(
    page.getByRole('log', { name: 'Messaggi' }).getByText('Da vedere', { exact: true }),
  ).toBeVisible();
});
