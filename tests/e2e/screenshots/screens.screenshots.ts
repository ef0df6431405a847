import type { Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import type { MessengerOptions } from '../support/messenger.ts';
import { FAILED_CALL_LOGS } from '../support/page-errors.ts';
import type { Person } from '../support/server-process.ts';
import { SCREENS } from './screens.ts';
import { takeViewport, takeWhenStill } from './take-screenshot.ts';

const SIZES = {
  360: { width: 360, height: 740 },
  390: { width: 390, height: 844 },
  768: { width: 768, height: 1024 },
  1280: { width: 1280, height: 800 },
};

const PLUM = {
  bg_color: '#2a1533',
  secondary_bg_color: '#3b2148',
  text_color: '#fdf3ff',
  hint_color: '#b79cc4',
  subtitle_text_color: '#b79cc4',
  link_color: '#ffb454',
  accent_text_color: '#ffb454',
  button_color: '#ff8a3d',
  button_text_color: '#241029',
  destructive_text_color: '#ff7a8a',
};
const PAPER = {
  bg_color: '#fff7e8',
  secondary_bg_color: '#f4e6cc',
  text_color: '#2d2013',
  hint_color: '#846f57',
  link_color: '#9a4a00',
  button_color: '#b3541e',
  button_text_color: '#ffffff',
};

const MESSENGERS: Record<string, MessengerOptions & { size?: keyof typeof SIZES }> = {
  'theme-plum': { theme: PLUM },
  'theme-paper': { theme: PAPER },
  ios: { platform: 'ios', theme: {} },
  android: { platform: 'android' },
  tdesktop: { platform: 'tdesktop', size: 1280 },
};

type Open = (person: Person, path?: string) => Promise<void>;

test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const colorScheme of ['light', 'dark'] as const)
  for (const [name, viewport] of Object.entries(SIZES))
    test(`${colorScheme} ${name}`, async ({ page, open, pageErrors }) => {
      pageErrors.allow(...FAILED_CALL_LOGS);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await takeAll(page, open, `${colorScheme}-${name}`);
    });

for (const [name, { size = 360, ...options }] of Object.entries(MESSENGERS))
  test(name, async ({ page, open, messenger, pageErrors }) => {
    pageErrors.allow(...FAILED_CALL_LOGS);
    await page.setViewportSize(SIZES[size]);
    await messenger.surround(options);
    await takeAll(page, open, name);
  });

async function takeAll(page: Page, open: Open, folder: string): Promise<void> {
  for (const { name, path, person = 'premium', prepare } of SCREENS) {
    await open(person, path);
    await page.waitForLoadState('networkidle');
    await prepare?.(page);
    await takeWhenStill(page, `${folder}/${name}`);
    await page.unrouteAll();
  }
}

test('the skeleton of every screen', async ({ page, open, pageErrors }) => {
  pageErrors.allow(...FAILED_CALL_LOGS);
  await page.route(/\/api\/(get|top|random|filter)/, () => undefined);
  for (const path of ['home', 'films', 'lists', 'list/liste', 'generi', 'genere/Horror', 'content-view/5']) {
    await page.goto('about:blank');
    await open('premium', `/${path}`);
    await page.waitForTimeout(700);
    await takeViewport(page, `loading/${path.replace('/', '-')}`);
  }
});
