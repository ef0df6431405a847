import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/journey.ts';
import { nextFrames, waitUntilFilled, waitUntilStill } from './support/page-checks.ts';
import { renderPhoto } from './support/photo-server.ts';
import { readContrast } from './support/read-contrast.ts';

/** Minimum contrast of text by the messenger's guidelines and WCAG 2.2. */
const MIN_CONTRAST = 4.5;

const flat = (background: string) =>
  sharp({ create: { width: 640, height: 360, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Pictures that are hard to read on, each with the colours whose texts need the other one. */
const PICTURES = [
  {
    name: 'edges everywhere',
    draw: () => renderPhoto('busy', { width: 640, height: 360 }),
    schemes: ['light', 'dark'],
  },
  { name: 'plain white', draw: () => flat('#fff'), schemes: ['dark'] },
  { name: 'plain black', draw: () => flat('#000'), schemes: ['light'] },
] as const;

const PHONE = [360, 740] as const;
const SIZES = [PHONE, [740, 360], [800, 900], [1280, 800]] as const;

const SCREENS = [
  {
    path: '/home',
    over: '[aria-labelledby="featured"] :is(h1, p, [aria-busy], [aria-pressed], [class*="label"])',
    sizes: SIZES,
  },
  { path: '/generi', over: 'main a[href^="/genere/"]', sizes: [PHONE, [1280, 800]] },
];

/** The same image everywhere, and names long enough for two lines. */
async function replacePictures(page: Page, picture: Buffer): Promise<void> {
  await page.route('**/posters/**', (route) => route.fulfill({ body: picture, contentType: 'image/jpeg' }));
  await page.route('**/api/{get_top,get_generi/*}*', async (route) => {
    const answer = await route.fetch();
    const entries: Record<string, unknown>[] = await answer.json();
    const longer = entries.map((entry) => ({
      ...entry,
      ...('genere' in entry && { genere: `${String(entry['genere'])} e altri film per la televisione` }),
      ...('titolo' in entry && {
        titolo: `${String(entry['titolo'])}, la storia di un titolo che non finisce mai`,
      }),
    }));
    await route.fulfill({ response: answer, json: longer });
  });
}

for (const { name, draw, schemes } of PICTURES)
  for (const { path, over, sizes } of SCREENS)
    test(
      `text over images is readable: ${path} over ${name}`,
      schemes.length > 1 && path === '/home' ? {} : { tag: '@all' },
      async ({ page, open }) => {
        await replacePictures(page, await draw());
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open('ordinary', path);
        for (const [width, height] of schemes.length > 1 ? [PHONE] : sizes) {
          await page.setViewportSize({ width, height });
          await page.locator(over).first().scrollIntoViewIfNeeded();
          for (const colorScheme of schemes) {
            await page.emulateMedia({ colorScheme });
            await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
            // The frames that lay out the new size and choose its pictures.
            await nextFrames(page);
            await waitUntilFilled(page);
            await waitUntilStill(page);
            const lines = await readContrast(page, over);
            expect(lines.length).toBeGreaterThan(1);
            for (const { text, worst } of lines)
              expect
                .soft(worst, `${colorScheme}, ${width} by ${height}: ${text}`)
                .toBeGreaterThanOrEqual(MIN_CONTRAST);
          }
        }
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      },
    );
