import { expect, test } from './support/journey.ts';
import { DARK_THEME } from './support/messenger.ts';
import { THIRD_PARTY_CATALOGUE } from './support/third-party-catalogue.ts';

const SDK = /\/sdk-functions-.*\.js/;
const BACK_BUTTON = 'web_app_setup_back_button';
const BY_LINK = 'user=%7B%22id%22%3A77%7D&chat_instance=7&auth_date=1700000000&hash=a&signature=b';

test.beforeEach(({ thirdParty }) => thirdParty.answer(THIRD_PARTY_CATALOGUE));

test(
  'without the SDK’s code nothing is posted in its place, the console says so once, and the arrow leads back',
  {
    tag: '@all',
  },
  async ({ page, thirdParty, messenger, pageErrors }) => {
    pageErrors.allow(/ERR_FAILED/);
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.route(SDK, (route) => route.abort());
    await messenger.surround({ initData: BY_LINK });
    await page.goto(`${thirdParty.link('/content-view/tt-1')}${messenger.hash}`);
    await page.getByRole('button', { name: 'Condividi' }).click();
    await page.getByRole('button', { name: 'Cerca' }).click();
    const back = page.getByRole('button', { name: 'Indietro' });
    await expect(back).toBeVisible();
    await expect.poll(() => thirdParty.calls.some(({ path }) => path === '/api/search_content')).toBe(true);
    await back.click();
    await expect(page).toHaveURL(/\/home$/);
    // The time in which the app tries once more to get it.
    await page.waitForTimeout(9000);
    const posted = ['web_app_close', 'web_app_open_tg_link', 'web_app_request_write_access', BACK_BUTTON];
    for (const method of posted) expect(messenger.paramsOf(method), method).toEqual([]);
    const said = warnings.filter((text) => text.startsWith('messenger: the SDK has not loaded'));
    expect(said, warnings.join('\n')).toHaveLength(1);
  },
);

test('the SDK comes after the first paint without a press, and gives what the person has of the messenger', async ({
  page,
  thirdParty,
  messenger,
  pageErrors,
}) => {
  // The app asks for the bot's permission to write only on our server.
  const auth = { jwt: 'a-token', vetrina: {} };
  // This one answers none of its further calls.
  pageErrors.allow(/\/api\/tu\//);
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, auth });
  await messenger.surround({ initData: BY_LINK });
  let painted: boolean | undefined;
  await page.route(SDK, async (route) => {
    painted ??= await page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });
  await page.goto(`${thirdParty.link('/content-view/tt-1')}${messenger.hash}`);
  await messenger.expectCall(BACK_BUTTON, { is_visible: true });
  expect(painted).toBe(true);
  await messenger.expectCall('web_app_set_background_color', { color: DARK_THEME['bg_color'] });
  await messenger.emit('theme_changed', { theme_params: { ...DARK_THEME, bg_color: '#102030ff' } });
  await messenger.expectCall('web_app_set_background_color', { color: '#102030' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(16, 32, 48)');

  await page.getByRole('button', { name: 'Condividi' }).click();
  await expect.poll(() => JSON.stringify(messenger.paramsOf('web_app_open_tg_link'))).toContain('/share/url');
  await page.getByRole('button', { name: 'Riproduci' }).click();
  await expect.poll(() => messenger.paramsOf('web_app_request_write_access').length).toBe(1);
  await messenger.emit('write_access_requested', '{"status":"allowed"}');
  await expect.poll(() => messenger.paramsOf('web_app_close').length).toBe(1);
  await messenger.emit('back_button_pressed');
  await expect(page).toHaveURL(/\/home$/);
  await messenger.expectCall(BACK_BUTTON, { is_visible: false });
});
