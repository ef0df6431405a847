import type { Page } from '@playwright/test';
import { test as journey } from '../support/journey.ts';
import type { MessengerOptions } from '../support/messenger.ts';
import { FAILED_CALL_LOGS } from '../support/page-errors.ts';
import { sayIn } from '../support/say-in.ts';
import { withServer } from '../support/server-fixtures.ts';
import type { Person, RunningServer } from '../support/server-process.ts';
import { SCREENS, showScreen } from './screens.ts';
import { takeViewport, takeWhenFilled } from './take-screenshot.ts';

/** The language of the pictures. */
const LANGUAGE = process.env['PICTURES_LANGUAGE'] ?? 'it';

const test = journey.extend({
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => withServer(use, { LANGUAGES: LANGUAGE }),
    { scope: 'worker', timeout: 240_000 },
  ],
});

const SIZES = {
  320: { width: 320, height: 640 },
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

type Around = {
  page: Page;
  open: (person: Person, path?: string) => Promise<void>;
  server: RunningServer;
};

test.describe.configure({ timeout: 400_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const colorScheme of ['light', 'dark'] as const)
  for (const [name, viewport] of Object.entries(SIZES))
    test(`${colorScheme} ${name}`, async ({ page, open, server, pageErrors }) => {
      pageErrors.allow(...FAILED_CALL_LOGS);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await takeAll({ page, open, server }, `${colorScheme}-${name}`);
    });

for (const [name, { size = 360, ...options }] of Object.entries(MESSENGERS))
  test(name, async ({ page, open, server, messenger, pageErrors }) => {
    pageErrors.allow(...FAILED_CALL_LOGS);
    await page.setViewportSize(SIZES[size]);
    await messenger.surround(options);
    await takeAll({ page, open, server }, name);
  });

async function takeAll(around: Around, folder: string): Promise<void> {
  const say = await sayIn(LANGUAGE);
  for (const screen of SCREENS) {
    await showScreen(screen, { ...around, say });
    await takeWhenFilled(around.page, `${folder}/${screen.name}`);
    await around.page.unrouteAll();
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
