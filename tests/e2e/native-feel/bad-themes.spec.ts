import { violationsIn } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { THIRD_PARTY_CATALOGUE } from '../support/third-party-catalogue.ts';
import { DESKTOP, PHONE } from './support/devices.ts';
import { linkTo, settle } from './support/screens.ts';

/** Theme colours as somebody might put them together who never looks at them. */
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

const SCREENS = [
  '/home',
  '/films',
  '/lists',
  '/genere/Noir',
  '/content-view/tt-5',
  '/premium-search?genere=Noir',
];

/** Each bad theme with another look around it. */
const LOOKS = [
  ['grey on grey', 'ios', PHONE],
  ['yellow on white', 'android', PHONE],
  ['two grounds that want opposite texts', 'tdesktop', DESKTOP],
] as const;

for (const [name, platform, options] of LOOKS) {
  test.describe(platform, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    test(`text has enough contrast in a theme of ${name}`, async ({ page, thirdParty, messenger }) => {
      await messenger.surround({ platform, theme: BAD_THEMES[name] });
      thirdParty.answer(THIRD_PARTY_CATALOGUE);
      for (const path of SCREENS) {
        await page.goto('about:blank');
        await page.goto(`${linkTo((to) => thirdParty.link(to), path)}${messenger.hash}`);
        await settle(page);
        const found = (await violationsIn(page, ['color-contrast'])).flatMap(({ nodes }) =>
          nodes.map((node) => `${node.target.join(' ')}: ${node.any[0]?.message}`),
        );
        expect.soft(found, path).toEqual([]);
      }
    });
  });
}
