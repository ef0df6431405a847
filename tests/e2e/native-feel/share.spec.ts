import { expect, test } from '../support/journey.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitle } from '../support/third-party-catalogue.ts';
import { PHONE } from './support/devices.ts';

const LINK = /^https:\/\/t\.me\/\w+\?start=tt-5$/;
const ANSWERS = { ...THIRD_PARTY_CATALOGUE, get_content: thirdPartyTitle(5) };

declare global {
  interface Window {
    shared: { url: string; text: string }[];
  }
}

test.use(PHONE);

test("shares through the messenger's own sheet, with the title as text", async ({
  page,
  thirdParty,
  messenger,
}) => {
  await messenger.surround();
  thirdParty.answer(ANSWERS);
  await page.goto(`${thirdParty.link('/content-view/tt-5')}${messenger.hash}`);
  await page.getByRole('button', { name: 'Condividi' }).click();
  await expect.poll(() => messenger.paramsOf('web_app_open_tg_link').length).toBe(1);
  const [link] = messenger.paramsOf('web_app_open_tg_link') as [{ path_full: string }];
  const sheet = new URL(link.path_full, 'https://t.me');
  expect(sheet.pathname).toBe('/share/url');
  expect(sheet.searchParams.get('url')).toMatch(LINK);
  expect(sheet.searchParams.get('text')).toContain('Altrove 5');
});

test("shares through the browser's sheet without a messenger", { tag: '@all' }, async ({
  page,
  thirdParty,
}) => {
  await page.addInitScript(() => {
    window.shared = [];
    Reflect.set(navigator, 'share', async (what: { url: string; text: string }) => {
      window.shared.push(what);
    });
  });
  thirdParty.answer(ANSWERS);
  await page.goto(thirdParty.link('/content-view/tt-5'));
  await page.getByRole('button', { name: 'Condividi' }).click();
  await expect.poll(() => page.evaluate(() => window.shared.length)).toBe(1);
  const [shared] = await page.evaluate(() => window.shared);
  expect(shared?.url).toMatch(LINK);
  expect(shared?.text).toBe('Altrove 5');
  await expect(page.getByText('Link copiato.')).toHaveCount(0);
});
