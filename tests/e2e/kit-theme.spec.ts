import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { DARK_THEME } from './support/messenger.ts';
import { PICTURED_CATALOGUE } from './support/third-party-catalogue.ts';
import { tour } from './support/tour.ts';

/** The messenger's colours, and two of the kit's own. */
const COLOURS = [
  'bg_color',
  'secondary_bg_color',
  'text_color',
  'hint_color',
  'accent_text_color',
  'button_color',
  'button_text_color',
  'destructive_text_color',
  'plain_background',
  'divider',
];
/** A colour outside of every theme, as browsers write it, opaque or mixed into a second one. */
const SENTINEL = '#fb00fd';
const WRITTEN = /^rgba?\(251, 0, 253|^color\(srgb 0\.98\d* 0 0\.99/;
/** Over pictures, and the second accent, which is computed from the accent. */
const NOT_OF_THE_THEME = /^rgb\(255, 255, 255\)$|^rgba?\(0, 0, 0|^oklch\(/;

const setAll = (page: Page) =>
  page.evaluate(
    ([names, colour]) => {
      const { style } = document.documentElement;
      const root = document.querySelector<HTMLElement>('[data-platform]');
      for (const name of names) {
        style.setProperty(`--tg-theme-${name.replaceAll('_', '-')}`, colour);
        root?.style.setProperty(`--tgui--${name}`, colour);
      }
    },
    [COLOURS, SENTINEL] as const,
  );

/** The visible colours, each with an element that has it. */
const shownColours = (page: Page) =>
  page.evaluate(() => {
    const found = new Map<string, string>();
    for (const element of document.querySelectorAll('html, body, body *')) {
      // A drawn cover is a picture.
      if (element.closest('template, script, style, iframe, [data-form]')) continue;
      if (element.getClientRects().length === 0) continue;
      const { color, backgroundColor, fill } = getComputedStyle(element);
      const painted = element instanceof SVGElement && element.localName !== 'svg' ? [fill] : [];
      // A line has no text.
      const written = element.localName === 'hr' ? [] : [color];
      for (const colour of [...written, backgroundColor, ...painted])
        if (!/^none$|, 0\)$|\/ 0\)$/.test(colour))
          found.set(colour, `${element.localName}.${element.className}`);
    }
    return [...found];
  });

async function expectOnlyTheSentinel(page: Page, where: string): Promise<void> {
  const colours = await shownColours(page);
  expect(colours.some(([colour]) => WRITTEN.test(colour))).toBe(true);
  const others = colours.filter(([colour]) => !WRITTEN.test(colour) && !NOT_OF_THE_THEME.test(colour));
  expect.soft(others, where).toEqual([]);
}

test('every colour of every screen and overlay is a variable of the UI kit', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open('premium');
  await setAll(page);
  await tour(page, (where) => expectOnlyTheSentinel(page, where));
});

test('the UI kit’s variables have the messenger’s colours; an old messenger’s link colour is the accent, and all follow a change of the theme', async ({
  page,
  thirdParty,
  messenger,
}) => {
  const { accent_text_color: _, subtitle_text_color: __, ...older } = DARK_THEME;
  thirdParty.answer(PICTURED_CATALOGUE);
  await messenger.surround({ theme: { ...older, button_color: '#7a3ab8', link_color: '#8ad36a' } });
  await page.goto(`${thirdParty.link()}${messenger.hash}`);
  await expect(page.getByRole('button', { name: 'Riproduci' })).toHaveCSS(
    'background-color',
    'rgb(122, 58, 184)',
  );
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(23, 33, 43)');
  expect(await variable(page, 'button_color')).toBe('#7a3ab8');
  expect(await variable(page, 'plain_background'), 'the kit’s own, of the dark').toMatch(/255|#fff/);
  const tab = page.getByRole('link', { name: 'Home', exact: true });
  await expect(tab).toHaveCSS('color', 'rgb(138, 211, 106)');
  await messenger.emit('theme_changed', {
    theme_params: { ...older, bg_color: '#fff7e8', secondary_bg_color: '#f4e6cc', link_color: '#7a2d00' },
  });
  await expect(tab).toHaveCSS('color', 'rgb(122, 45, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 247, 232)');
  await setAll(page);
  await expectOnlyTheSentinel(page, 'home');
});

test('without a messenger they are the device’s, light or dark, and follow it', async ({
  page,
  thirdParty,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  thirdParty.answer(PICTURED_CATALOGUE);
  await page.goto(thirdParty.link());
  await expect(page.getByRole('heading', { level: 1, name: 'Altrove 0' })).toBeVisible();
  expect(await variable(page, 'bg_color')).toBe('#17212b');
  const dark = await variable(page, 'plain_background');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => variable(page, 'text_color')).toBe('#101214');
  expect(await variable(page, 'plain_background')).not.toBe(dark);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

const variable = (page: Page, name: string) =>
  page.evaluate((property) => {
    const root = document.querySelector('[data-platform]') ?? document.documentElement;
    return getComputedStyle(root).getPropertyValue(property).trim();
  }, `--tgui--${name}`);
