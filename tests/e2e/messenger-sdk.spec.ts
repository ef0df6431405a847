import { expect, test } from './support/journey.ts';
import { DARK_THEME } from './support/messenger.ts';
import { THIRD_PARTY_CATALOGUE } from './support/third-party-catalogue.ts';

const BACK_BUTTON = 'web_app_setup_back_button';
const BY_LINK = 'user=%7B%22id%22%3A77%7D&chat_instance=7&auth_date=1700000000&hash=a&signature=b';

test.beforeEach(({ thirdParty }) => thirdParty.answer(THIRD_PARTY_CATALOGUE));

test('through the SDK a person has what the messenger offers: theme, sharing, permission, closing, back button', async ({
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
  await page.goto(`${thirdParty.link('/content-view/tt-1')}${messenger.hash}`);
  await messenger.expectCall(BACK_BUTTON, { is_visible: true });
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
