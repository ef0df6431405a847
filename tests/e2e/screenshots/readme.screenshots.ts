import { test as inSimulator } from '../simulator/support/simulator-driver.ts';
import { test } from '../support/journey.ts';
import { takeWhenFilled, takeWhenStill } from './take-screenshot.ts';

const SHOWN = [
  { name: 'home', path: '/home', colorScheme: 'dark' },
  { name: 'films', path: '/films', colorScheme: 'light' },
  { name: 'title', path: '/content-view/417', colorScheme: 'dark' },
  { name: 'genres', path: '/generi', colorScheme: 'light' },
  { name: 'lists', path: '/lists', colorScheme: 'dark' },
  { name: 'search', path: '/premium-search?genere=Commedia&contenuto=film', colorScheme: 'dark' },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } });

for (const { name, path, colorScheme } of SHOWN)
  test(`for the README: ${name}`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme });
    await open('premium', path);
    await takeWhenStill(page, name);
  });

for (const { name, path, viewport } of [
  { name: 'desk', path: '/gestione', viewport: { width: 360, height: 740 } },
  { name: 'desk-wide', path: '/gestione/titoli', viewport: { width: 1100, height: 740 } },
])
  test(`for the owner's guide: ${name}`, async ({ page, open }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: 'light' });
    await open('owner', path);
    await takeWhenStill(page, name);
  });

inSimulator('for the README: simulator', async ({ page, simulator }) => {
  await simulator.be('Bruno');
  await simulator.write('/start 417');
  await simulator.openApp();
  // Its page keeps a stream of events open.
  await takeWhenFilled(page, 'simulator');
});
