import { FAILED_CALL_LOGS } from '../support/page-errors.ts';
import { test } from '../support/photo-journey.ts';
import { SCREENS, showScreen } from './screens.ts';
import { takeWhenFilled } from './take-screenshot.ts';

const SIZES = { 360: { width: 360, height: 740 }, 1280: { width: 1280, height: 800 } };

test.describe.configure({ timeout: 180_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Every screen with photographs of every brightness instead of drawn posters. */
for (const colorScheme of ['light', 'dark'] as const)
  for (const [name, viewport] of Object.entries(SIZES))
    test(`photographs, ${colorScheme} ${name}`, async ({ page, open, server, pageErrors }) => {
      pageErrors.allow(...FAILED_CALL_LOGS);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      for (const screen of SCREENS) {
        await showScreen(screen, { page, open, server });
        await takeWhenFilled(page, `photos-${colorScheme}-${name}/${screen.name}`);
        await page.unrouteAll();
      }
    });
