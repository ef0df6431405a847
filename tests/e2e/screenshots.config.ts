import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Screenshots instead of journeys: `npm run screenshots`. PICTURES is their folder. */
export default defineConfig({
  ...journeys,
  testDir: 'screenshots',
  testMatch: '*.screenshots.ts',
  reporter: 'line',
});
