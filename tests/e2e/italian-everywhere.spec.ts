import { expect, test } from './support/journey.ts';
import { FAILED_CALL_LOGS } from './support/page-errors.ts';
import { textsOf } from './support/say-in.ts';
import { shownTexts } from './support/shown-texts.ts';
import { tour, tourOwnPage } from './support/tour.ts';

test.use({ locale: 'en-US' });

test(
  'with one language everything is in it, whatever the browser’s',
  { tag: '@all' },
  async ({ page, open, pageErrors }) => {
    pageErrors.allow(...FAILED_CALL_LOGS);
    const [italian, english] = await Promise.all(['it', 'en'].map(textsOf));
    const foreign = new Set(english?.filter((text) => text !== undefined && !italian?.includes(text)));
    const look = async (where: string) => {
      const shown = await shownTexts(page);
      const found = shown.map(({ text }) => text.trim()).filter((text) => foreign.has(text));
      expect.soft(found, where).toEqual([]);
    };
    await open('premium');
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    await tour(page, look);
    await tourOwnPage(page, look);
  },
);
