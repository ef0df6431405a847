import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const { projects: _, ...shared } = journeys;

/** Screenshots instead of journeys: `npm run screenshots`. PICTURES is their folder. */
export default defineConfig({
  ...shared,
  testDir: 'screenshots',
  testMatch: '*.screenshots.ts',
  reporter: 'line',
});
