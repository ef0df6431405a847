import { expect, test } from '../support/journey.ts';
import { carouselNamed } from '../support/page-actions.ts';
import { THIRD_PARTY_CATALOGUE } from '../support/third-party-catalogue.ts';
import { PHONE } from './support/devices.ts';
import { TouchPointer } from './support/touch-pointer.ts';

const SWIPES = 'web_app_setup_swipe_behavior';

test.use(PHONE);

test('vertical swipes close the app, except while a row, a strip or a panel is touched', async ({
  page,
  thirdParty,
  messenger,
}) => {
  await messenger.surround();
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  const open = (path: string) => page.goto(`${thirdParty.link(path)}${messenger.hash}`);
  const finger = await TouchPointer.of(page);
  await open('/home');
  await messenger.expectCall(SWIPES, { allow_vertical_swipe: true });

  await finger.down(page.getByRole('heading', { level: 1 }));
  await finger.move(0, 20);
  await finger.up();
  expect(messenger.paramsOf(SWIPES).slice(1), 'nothing else asks for them').not.toContainEqual({
    allow_vertical_swipe: false,
  });

  const drag = async (what: Parameters<TouchPointer['down']>[0]) => {
    await finger.down(what);
    await finger.move(-30);
    await messenger.expectCall(SWIPES, { allow_vertical_swipe: false });
    await finger.up();
    await messenger.expectCall(SWIPES, { allow_vertical_swipe: true });
  };
  await drag(carouselNamed(page, 'I più piaciuti').getByRole('link').nth(1));
  await open('/premium-search');
  await drag(page.getByRole('group', { name: 'Durata' }).getByRole('button').nth(1));
  await open('/content-view/tt-5');
  await page.getByRole('button', { name: 'Liste', exact: true }).click();
  const panel = page.getByRole('dialog');
  await drag(panel.getByRole('button', { name: 'Per la pioggia' }));
  await drag(panel.getByRole('heading', { name: 'Le tue liste' }));
});
