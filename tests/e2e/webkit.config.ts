import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const { projects: _, ...shared } = journeys;

/** The journeys in WebKit: `npm run journeys:webkit`. PICTURES is the folder of the screenshots. */
export default defineConfig({
  ...shared,
  testDir: 'webkit',
  testMatch: '*.webkit.ts',
  // One display, whose windows share the focus.
  workers: 1,
});
