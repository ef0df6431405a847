import { expectContrast } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { waitUntilFilled, waitUntilStill } from '../support/page-checks.ts';
import { THIRD_PARTY_CATALOGUE } from '../support/third-party-catalogue.ts';
import { tour } from '../support/tour.ts';
import { PHONE } from './support/devices.ts';

/** Badly chosen theme colours. */
const BAD_THEMES = {
  'grey on grey': {
    bg_color: '#8a8a8a',
    secondary_bg_color: '#959595',
    text_color: '#7d7d7d',
    hint_color: '#939393',
    subtitle_text_color: '#8f8f8f',
    link_color: '#888899',
    accent_text_color: '#888899',
    button_color: '#9a9a9a',
    button_text_color: '#a5a5a5',
    destructive_text_color: '#998888',
  },
  'yellow on white': {
    bg_color: '#ffffff',
    secondary_bg_color: '#fffde0',
    text_color: '#ffee55',
    hint_color: '#fff099',
    subtitle_text_color: '#fff099',
    link_color: '#ffe000',
    accent_text_color: '#ffe000',
    button_color: '#fff566',
    button_text_color: '#ffffff',
    destructive_text_color: '#ffd0d0',
  },
  'two grounds that want opposite texts': {
    bg_color: '#101010',
    secondary_bg_color: '#e8e8e8',
    text_color: '#202020',
    hint_color: '#444444',
    link_color: '#333388',
    button_color: '#000080',
    button_text_color: '#202020',
    destructive_text_color: '#550000',
  },
};

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('every text can be read in badly chosen themes, beside those of buttons', async ({
  page,
  thirdParty,
  messenger,
}) => {
  test.setTimeout(180_000);
  await messenger.surround();
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  const expectAll = async (where: string) => {
    for (const [name, theme] of Object.entries(BAD_THEMES)) {
      await messenger.emit('theme_changed', { theme_params: theme });
      await messenger.expectCall('web_app_set_background_color', { color: theme.bg_color });
      await waitUntilStill(page);
      await expectContrast(page, `${where}, ${name}`, 3);
    }
  };
  await page.goto(`${thirdParty.link()}${messenger.hash}`);
  await tour(page, expectAll);
  await page.getByRole('button', { name: 'Noir', exact: true, pressed: false }).click();
  await expect(page.getByRole('button', { name: 'Noir', exact: true, pressed: true })).toBeVisible();
  await waitUntilFilled(page);
  await expectAll('a search with a chosen chip');
  await page.goto(`${thirdParty.link('/error')}${messenger.hash}`);
  await expect(page.getByRole('button', { name: 'Torna alla chat' })).toBeVisible();
  await expectAll('/error');
});
