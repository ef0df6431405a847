import { FAILED_CALL_LOGS } from '../support/page-errors.ts';
import { test } from '../support/photo-journey.ts';
import { SCREENS } from './screens.ts';
import { takeWhenStill } from './take-screenshot.ts';

const SIZES = { 360: { width: 360, height: 740 }, 1280: { width: 1280, height: 800 } };

test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every screen with photographs of every brightness instead of drawn posters. */
for (const colorScheme of ['light', 'dark'] as const)
  for (const [name, viewport] of Object.entries(SIZES))
    test(`photographs, ${colorScheme} ${name}`, async ({ page, open, pageErrors }) => {
      pageErrors.allow(...FAILED_CALL_LOGS);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      for (const { name: screen, path, person = 'premium', prepare } of SCREENS) {
        await open(person, path);
        await page.waitForLoadState('networkidle');
        await prepare?.(page);
        await takeWhenStill(page, `photos-${colorScheme}-${name}/${screen}`);
        await page.unrouteAll();
      }
    });
