import { foreignTitle, OTHER_CATALOGUE } from '../support/foreign-catalogue.ts';
import { expect, test } from '../support/journey.ts';
import { DEVICES } from './support/devices.ts';

const LINK = /^https:\/\/t\.me\/\w+\?start=tt-5$/;
const ANSWERS = { ...OTHER_CATALOGUE, get_content: foreignTitle(5) };

declare global {
  interface Window {
    shared: { url: string; text: string }[];
  }
}

for (const [device, options] of Object.entries(DEVICES)) {
  test.describe(device, () => {
    test.use(options);

    test("through the messenger's own sheet, with the title as text", async ({
      page,
      foreign,
      messenger,
    }) => {
      await messenger.surround({ platform: device === 'phone' ? 'android' : 'tdesktop' });
      foreign.answer(ANSWERS);
      await page.goto(`${foreign.link('/content-view/tt-5')}${messenger.hash}`);
      await page.getByRole('button', { name: 'Condividi' }).click();
      await expect.poll(() => messenger.told('web_app_open_tg_link').length).toBe(1);
      const [link] = messenger.told('web_app_open_tg_link') as [{ path_full: string }];
      const sheet = new URL(link.path_full, 'https://t.me');
      expect(sheet.pathname).toBe('/share/url');
      expect(sheet.searchParams.get('url')).toMatch(LINK);
      expect(sheet.searchParams.get('text')).toContain('Altrove 5');
    });

    test("without a messenger through the browser's", async ({ page, foreign }) => {
      await page.addInitScript(() => {
        window.shared = [];
        Reflect.set(navigator, 'share', async (what: { url: string; text: string }) => {
          window.shared.push(what);
        });
      });
      foreign.answer(ANSWERS);
      await page.goto(foreign.link('/content-view/tt-5'));
      await page.getByRole('button', { name: 'Condividi' }).click();
      await expect.poll(() => page.evaluate(() => window.shared.length)).toBe(1);
      const [shared] = await page.evaluate(() => window.shared);
      expect(shared?.url).toMatch(LINK);
      expect(shared?.text).toBe('Altrove 5');
      await expect(page.getByText('Link copiato.')).toHaveCount(0);
    });

    test('else the link is copied, and a short line says so', async ({ page, context, foreign }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
      foreign.answer(ANSWERS);
      await page.goto(foreign.link('/content-view/tt-5'));
      await page.getByRole('button', { name: 'Condividi' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Link copiato.' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(LINK);
      await expect(page.getByText('Link copiato.')).toHaveCount(0, { timeout: 8000 });
    });
  });
}
