import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Pictures instead of journeys: `npm run screenshots`. PICTURES is the folder they go to. */
export default defineConfig({
  ...journeys,
  testDir: 'screenshots',
  testMatch: '*.screenshots.ts',
  reporter: 'line',
});
