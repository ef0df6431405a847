import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { pino } from 'pino';
import {
  type Simulator,
  startSimulator,
} from '../../../packages/telegram-simulator/server/start-simulator.ts';

const ANNA = 1001;
const CARLA = 3003;

test.use({ viewport: { width: 1440, height: 980 } });
// One worker, and so one simulator.
test.describe.configure({ mode: 'default' });

const INVOICE = {
  title: 'Premium',
  description: 'Un mese',
  payload: 'mese',
  currency: 'XTR',
  prices: [{ label: 'Mese', amount: 50 }],
};

/** A page with nothing but telegram-web-app.js that writes the results of its calls as text. */
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
/** The simulator's page: its sources are no page for a browser. */
const BUILT_PAGE = 'build/packages/telegram-simulator/page';
let appUrl: string;
let simulator: Simulator;

test.beforeAll(async () => {
  await new Promise<void>((done) => web.listen(0, 'localhost', done));
  appUrl = `http://localhost:${(web.address() as AddressInfo).port}/`;
  const log = pino({ level: 'silent' });
  simulator = await startSimulator({ port: 0, appUrl, log, pageFolder: resolve(BUILT_PAGE) });
  const app = { type: 'web_app', text: 'App', web_app: { url: appUrl } };
  await call('setChatMenuButton', { menu_button: app });
});
test.beforeEach(() => act({ type: 'reset' }));
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

async function act(action: object): Promise<void> {
  await fetch(`${simulator.apiRoot}/wire/act`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(action),
  });
}

async function openApp(page: Page, platform = 'iOS') {
  await page.goto(simulator.url);
  await page.getByText(platform, { exact: true }).click();
  await page.getByRole('button', { name: 'Apri la mini app' }).click();
  return inApp(page);
}

/** The open mini app: runs code in it, and reads its text. */
async function inApp(page: Page) {
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
  await chats.getByRole('button', { name: 'Amici', exact: true }).click();
  await expect(outcome).toContainText('condiviso: true.');
  await run(`WebApp.shareMessage('${prepared.id}', show('ancora'))`);
  await expect(chats).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(outcome).toContainText('ancora: false.');

  await run(`WebApp.Gyroscope.start({}, show('giroscopio'))`);
  await expect(outcome).toContainText('giroscopio: false.');
  await run(`WebApp.switchInlineQuery('nosferatu', ['groups'])`);
  await page
    .getByRole('dialog', { name: 'Scegli una chat' })
    .getByRole('button', { name: 'Amici', exact: true })
    .click();
  await expect(page.getByLabel('Scrivi un messaggio')).toHaveValue('@vetrina_demo_bot nosferatu');
  await expect(
    page.getByRole('log', { name: 'Messaggi' }).getByText('Da vedere', { exact: true }),
  ).toBeVisible();
});

test('the Main Mini App opens from the list of chats, the profile, the home screen and a link', async ({
  page,
}) => {
  const who = `show('chi')(WebApp.initDataUnsafe.user.first_name + WebApp.initDataUnsafe.user.allows_write_to_pm)`;
  const what = `show('che cosa')(location.pathname + ' ' + WebApp.initDataUnsafe.start_param)`;
  const expectMain = async (startParam?: string) => {
    const { run, outcome } = await inApp(page);
    await run(`${who}; ${what}`);
    await expect(outcome).toHaveText(`chi: Carlafalse. che cosa: /main ${startParam}. `);
    await page.getByRole('dialog', { name: 'Mini app' }).getByRole('button', { name: 'Chiudi' }).click();
    await expect(page.getByRole('dialog', { name: 'Mini app' })).toHaveCount(0);
  };
  await page.goto(simulator.url);
  await page.getByText('@BotFather', { exact: true }).click();
  await page.getByLabel('Mini app principale').fill(new URL('/main', appUrl).href);
  await page.getByRole('button', { name: 'Salva' }).click();
  await page.getByRole('radio', { name: /^Carla/ }).click();

  await page.getByRole('navigation', { name: 'Chat' }).getByRole('button', { name: 'Apri' }).click();
  await expectMain();
  await page.getByRole('button', { name: 'Profilo del bot' }).click();
  await page
    .getByRole('dialog', { name: 'Profilo di Vetrina' })
    .getByRole('button', { name: 'Apri' })
    .click();
  const { run } = await inApp(page);
  await run('WebApp.addToHomeScreen()');
  await page
    .getByRole('dialog', { name: 'Aggiungi alla schermata Home?' })
    .getByText('Aggiungi', { exact: true })
    .click();
  await expectMain();
  await page
    .getByRole('navigation', { name: 'Schermata Home' })
    .getByRole('button', { name: 'Vetrina' })
    .click();
  await expectMain();
  await page
    .getByRole('navigation', { name: 'Chat' })
    .getByRole('button', { name: 'Amici', exact: true })
    .click();
  await page.getByLabel('Scrivi un messaggio').fill('https://t.me/vetrina_demo_bot?startapp=42');
  await page.getByLabel('Scrivi un messaggio').press('Enter');
  await page.getByRole('button', { name: /startapp=42/ }).click();
  await expectMain('42');
});

test('a page learns whether its icon is on the home screen, if the messenger knows', async ({ page }) => {
  const { run, outcome } = await openApp(page, 'Android');
  const question = page.getByRole('dialog', { name: 'Aggiungi alla schermata Home?' });
  await run(`WebApp.onEvent('homeScreenAdded', () => show('aggiunta')(true))`);
  await run(`WebApp.addToHomeScreen()`);
  await question.getByRole('button', { name: 'Annulla' }).click();
  await run(`WebApp.checkHomeScreenStatus(show('prima'))`);
  await expect(outcome).toHaveText('prima: missed. ');
  await run(`WebApp.addToHomeScreen()`);
  await question.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(outcome).toContainText('aggiunta: true.');
  await run(`WebApp.checkHomeScreenStatus(show('dopo'))`);
  await expect(outcome).toContainText('dopo: added.');
});

test('a page requests write access only until it is granted', async ({ page }) => {
  await page.goto(simulator.url);
  await page.getByRole('radio', { name: /^Carla/ }).click();
  await page.getByRole('navigation', { name: 'Chat' }).getByRole('button', { name: 'Apri' }).click();
  const { run, outcome } = await inApp(page);
  const question = page.getByRole('dialog', { name: 'Consenti messaggi?' });
  await run(`WebApp.requestWriteAccess(show('prima'))`);
  await question.getByRole('button', { name: 'Rifiuta' }).click();
  await expect(outcome).toContainText('prima: false.');
  const write = () => call('sendMessage', { chat_id: CARLA, text: 'Eccomi' });
  expect(await write()).toBeUndefined();
  await run(`WebApp.requestWriteAccess(show('poi'))`);
  await question.getByRole('button', { name: 'Consenti' }).click();
  await expect(outcome).toContainText('poi: true.');
  await expect(page.getByRole('log', { name: 'Messaggi' })).toContainText(
    'Hai consentito al bot di scriverti',
  );
  expect(await write()).toMatchObject({ text: 'Eccomi' });
  await run(`WebApp.requestWriteAccess(show('ancora'))`);
  await expect(outcome).toContainText('ancora: true.');
  await expect(question).toHaveCount(0);
});

test('each platform has its own frame, and sends its own theme', async ({ page }) => {
  const looks = [];
  for (const platform of ['iOS', 'Android', 'Desktop', 'macOS', 'Web']) {
    const { run, outcome } = await openApp(page, platform);
    const phone = page.getByRole('dialog', { name: 'Mini app' });
    await run(`WebApp.BackButton.show(); show('tinta')(WebApp.themeParams.button_color)`);
    await expect(phone.getByRole('button', { name: 'Indietro' })).toBeVisible();
    const close = await phone.getByRole('button', { name: 'Chiudi' }).count();
    looks.push([platform, close, await outcome.innerText()]);
    await run('WebApp.close()');
    await expect(phone).toHaveCount(0);
  }
  expect(looks).toEqual([
    ['iOS', 0, 'tinta: #007aff. '],
    ['Android', 0, 'tinta: #50a8eb. '],
    ['Desktop', 1, 'tinta: #40a7e3. '],
    ['macOS', 1, 'tinta: #2481cc. '],
    ['Web', 0, 'tinta: #3390ec. '],
  ]);
});

test('the chat scrolls with a growing keyboard: each of its buttons can be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto(simulator.url);
  const keyboard = (rows: number) => ({
    inline_keyboard: Array.from({ length: rows }, (_, row) => [
      { text: `Episodio ${row + 1}`, callback_data: String(row) },
    ]),
  });
  const send = (text: string, rows: number) =>
    call('sendMessage', { chat_id: ANNA, text, reply_markup: keyboard(rows) });
  for (const season of [1, 2, 3]) await send(`Stagione ${season}`, 3);
  const { message_id } = await send('Stagione 4', 1);
  const messages = page.getByRole('log', { name: 'Messaggi' });
  await expect(messages.getByText('Stagione 4')).toBeInViewport();
  await call('editMessageReplyMarkup', { chat_id: ANNA, message_id, reply_markup: keyboard(8) });
  await expect(page.getByRole('button', { name: 'Episodio 8' })).toBeInViewport({ ratio: 1 });
});
