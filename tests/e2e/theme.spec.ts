import { expect, test } from './support/journey.ts';

const DAY = {
  bg_color: '#fff8ee',
  secondary_bg_color: '#f3e6d2',
  text_color: '#2b1d0e',
  hint_color: '#7a6650',
  accent_text_color: '#a34a00',
  button_color: '#a34a00',
  button_text_color: '#ffffff',
};

test('a theme change recolours the open app and its frame', async ({ page, open, messenger }) => {
  await messenger.surround();
  await open('ordinary');
  const body = page.locator('body');
  await expect(body).toHaveCSS('background-color', 'rgb(23, 33, 43)');
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
  // The theme is applied before the app listens for changes.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await messenger.emit('theme_changed', { theme_params: DAY });
  await expect(body).toHaveCSS('background-color', 'rgb(255, 248, 238)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(43, 29, 14)');
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'light');
  await messenger.expectCall('web_app_set_background_color', { color: '#fff8ee' });
  await messenger.expectCall('web_app_set_header_color', { color_key: 'bg_color' });
});

test('without a messenger the appearance follows the device', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open('ordinary');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(23, 33, 43)');
});

test('an older messenger’s theme without an accent uses its link colour', { tag: '@all' }, async ({
  page,
  open,
  messenger,
}) => {
  const { accent_text_color: _, ...rest } = DAY;
  await messenger.surround({ version: '6.9', theme: { ...rest, link_color: '#7a3600' } });
  await open('ordinary', '/lists');
  await expect(page.getByRole('link', { name: 'Liste' })).toHaveCSS('color', 'rgb(122, 54, 0)');
});
