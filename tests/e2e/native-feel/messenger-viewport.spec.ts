import { expect, test } from '../support/journey.ts';
import { DARK_THEME } from '../support/messenger.ts';
import { waitForEffects } from '../support/page-checks.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitles } from '../support/third-party-catalogue.ts';
import { NEVER_ANSWERS } from '../support/third-party-server.ts';
import { PHONE } from './support/devices.ts';

const SAFE = { top: 30, right: 20, bottom: 34, left: 24 };
const CONTENT_SAFE = { top: 46, right: 6, bottom: 10, left: 8 };
const PAPER = { ...DARK_THEME, bg_color: '#fff7e8', secondary_bg_color: '#f4e6cc', text_color: '#2d2013' };

declare global {
  interface Window {
    seenAtReady: { text: string; painted: boolean } | undefined;
  }
}

/** Runs in the page, after the bridge: records the visible content when the app sent web_app_ready. */
function watchReady(): void {
  const bridge = window.TelegramWebviewProxy;
  const post = bridge?.postEvent;
  if (!bridge || !post) return;
  bridge.postEvent = (method: string, json?: string) => {
    if (method === 'web_app_ready')
      window.seenAtReady = {
        text: document.body.innerText,
        painted: performance.getEntriesByName('first-contentful-paint').length > 0,
      };
    post(method, json);
  };
}

declare global {
  interface Window {
    TelegramWebviewProxy?: { postEvent?(method: string, json?: string): void };
  }
}

test.use(PHONE);

test('web_app_ready is sent after the first paint; the app is expanded at the start', async ({
  page,
  thirdParty,
  messenger,
}) => {
  await messenger.surround();
  await page.addInitScript(watchReady);
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, auth: NEVER_ANSWERS });
  await page.goto(`${thirdParty.link()}${messenger.hash}`);
  await expect.poll(() => messenger.paramsOf('web_app_expand').length).toBe(1);
  await waitForEffects(page);
  expect(messenger.paramsOf('web_app_ready'), 'nothing to see yet').toEqual([]);

  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  await page.goto('about:blank');
  await page.goto(`${thirdParty.link()}${messenger.hash}`);
  await expect.poll(() => messenger.paramsOf('web_app_ready').length).toBe(1);
  const seen = await page.evaluate(() => window.seenAtReady);
  expect(seen?.painted).toBe(true);
  expect(seen?.text).toContain('Generi');
  expect(messenger.paramsOf('web_app_setup_closing_behavior')).toEqual([]);
});

test("the messenger's frame has the page's colour, initially and after every change", async ({
  page,
  thirdParty,
  messenger,
}) => {
  await messenger.surround();
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  await page.goto(`${thirdParty.link()}${messenger.hash}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const body = page.locator('body');
  for (const theme of [DARK_THEME, PAPER]) {
    const color = theme['bg_color'];
    if (theme === PAPER) await messenger.emit('theme_changed', { theme_params: PAPER });
    await messenger.expectCall('web_app_set_header_color', { color_key: 'bg_color' });
    await messenger.expectCall('web_app_set_background_color', { color });
    await messenger.expectCall('web_app_set_bottom_bar_color', { color });
    await expect(body).toHaveCSS(
      'background-color',
      theme === PAPER ? 'rgb(255, 247, 232)' : 'rgb(23, 33, 43)',
    );
  }
});

test('nothing is inside the safe areas, even if they arrive late', async ({
  page,
  thirdParty,
  messenger,
}) => {
  await messenger.surround();
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_genere: thirdPartyTitles(120) });
  await page.goto(`${thirdParty.link('/genere/Noir')}${messenger.hash}`);
  const grid = page.getByRole('list', { name: 'Noir' });
  await expect(grid.getByRole('link').first()).toBeVisible();
  await messenger.emit('safe_area_changed', SAFE);
  await messenger.emit('content_safe_area_changed', CONTENT_SAFE);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const edges = { left: 32, right: width - 26, top: 76, bottom: height - 44 };

  const search = page.getByRole('button', { name: 'Cerca' });
  await expect.poll(async () => (await search.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(edges.top);
  const links = page.getByRole('link').or(page.getByRole('button'));
  for (const box of await links.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().toJSON()),
  )) {
    expect(box.left).toBeGreaterThanOrEqual(edges.left);
    expect(box.right).toBeLessThanOrEqual(edges.right);
  }
  await page.evaluate(() => window.scrollTo(0, 1e6));
  await expect
    .poll(async () => {
      const box = await grid.getByRole('listitem').last().boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    })
    .toBeLessThanOrEqual(edges.bottom);
  const top = page.getByRole('button', { name: 'Torna su' });
  await expect(top).toBeVisible();
  const box = await top.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(edges.bottom);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(edges.right);
});
