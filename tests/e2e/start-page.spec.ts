import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { expectFrame } from './support/page-checks.ts';
import { FAILED_CALL_LOGS } from './support/page-errors.ts';
import type { RunningServer } from './support/server-process.ts';

/** Only the bot's messenger can sign; `POST /api/launch` has its own tests. */
const initData = new URLSearchParams({
  user: JSON.stringify({ id: 1001, first_name: 'Ada' }),
  auth_date: '1',
  hash: 'h',
  signature: 's',
}).toString();

const startPage = (server: RunningServer, hash = '') => new URL(`/avvia${hash}`, server.links.ordinary).href;

/** The server's response to accepted launch data: the path of a link that it printed. */
function linkOf({ links }: RunningServer, path = '/'): string {
  return path + new URL(links.ordinary).search;
}

async function expectErrorWords(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'ERRORE' })).toBeVisible();
  await expect(page.getByText('Utente non autorizzato o token scaduto')).toBeVisible();
  await expect(page.getByText('Invia di nuovo /start nel bot')).toBeVisible();
}

/** Removes the unsigned launch data from sign-in: the link alone signs in. */
async function signInByLinkAlone(page: Page): Promise<void> {
  await page.route('**/api/auth?*', (route) => {
    const { 'x-telegram-init-data': _, ...headers } = route.request().headers();
    return route.continue({ headers });
  });
}

test(
  'launch data and a start parameter in the address lead to the server’s answer, signed in, with no history entry to go back to',
  {
    tag: '@refused',
  },
  async ({ page, server, messenger }) => {
    const theme = {
      bg_color: '#17212bff',
      text_color: 'white',
      hint_color: 'odd',
      button_color: 'rgb(58 122 184)',
    };
    await messenger.surround({ initData, theme });
    const path = '/content-view/4';
    await page.route('**/api/launch?*', (route) => route.fulfill({ json: { link: linkOf(server, path) } }));
    await signInByLinkAlone(page);
    const requested = page.waitForRequest('**/api/launch?*');
    await page.goto(new URL(`/avvia?tgWebAppStartParam=4${messenger.hash}`, server.links.ordinary).href);
    expect((await requested).method()).toBe('POST');
    expect((await requested).headers()['x-telegram-init-data']).toBe(initData);
    expect(new URL((await requested).url()).search).toBe('?start_param=4');
    await expectFrame(page);
    await expect(page).toHaveURL(/^[^?]*\/content-view\/4#tgWebApp/);
    await expect(page.locator('html')).toHaveCSS('--tg-theme-text-color', '#ffffff');
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
    await page.reload();
    await expectFrame(page);
  },
);

test(
  'refused launch data show the text of the error page',
  { tag: '@all' },
  async ({ page, server, messenger, pageErrors }) => {
    pageErrors.allow(...FAILED_CALL_LOGS);
    await messenger.surround({ initData });
    await page.goto(startPage(server, messenger.hash));
    await expectErrorWords(page);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(23, 33, 43)');
    await expect.poll(() => messenger.paramsOf('web_app_ready').length).toBe(1);
    await page.getByRole('button', { name: 'Torna alla chat' }).click();
    await expect.poll(() => messenger.paramsOf('web_app_close').length).toBe(1);
  },
);

test(
  'a browser without launch data shows it too, without a call',
  { tag: '@all' },
  async ({ page, server }) => {
    let calls = 0;
    await page.route('**/api/**', (route) => {
      calls += 1;
      return route.continue();
    });
    await page.goto(startPage(server));
    await expectErrorWords(page);
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(calls).toBe(0);
  },
);

test(
  'a bad connection or a busy server is retried, with a message that it takes a while',
  {
    tag: '@all',
  },
  async ({ page, server, messenger, pageErrors }) => {
    pageErrors.allow(...FAILED_CALL_LOGS, /net::ERR_/);
    await messenger.surround({ initData });
    let tries = 0;
    await page.route('**/api/launch', (route) => {
      tries += 1;
      if (tries === 1) return route.abort('connectionreset');
      if (tries === 2) return route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Wi-Fi</p>' });
      if (tries === 3) return route.fulfill({ status: 429, headers: { 'retry-after': '1' } });
      return route.fulfill({ json: { link: linkOf(server) } });
    });
    await signInByLinkAlone(page);
    await page.goto(startPage(server, messenger.hash));
    await expect(page.getByText('Ci vuole più del previsto.')).toBeVisible();
    await expect(page.getByText('ERRORE')).toHaveCount(0);
    await expectFrame(page);
    expect(tries).toBe(4);
  },
);
