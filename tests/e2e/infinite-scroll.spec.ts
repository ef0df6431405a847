import { expect, test } from './support/journey.ts';
import { waitForEffects } from './support/page-checks.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitle } from './support/third-party-catalogue.ts';

test('the next page is requested 100 pixels from the bottom, also in a cross-origin frame', async ({
  page,
  thirdParty,
}) => {
  const full = Array.from({ length: 60 }, (_, index) => thirdPartyTitle(index));
  const second = () => thirdParty.calls.filter(({ query }) => query.get('page') === '2').length;
  thirdParty.answer({
    ...THIRD_PARTY_CATALOGUE,
    get_genere: ({ query }: { query: URLSearchParams }) => (query.get('page') === '1' ? full : []),
  });
  // A page with a different origin, as the messenger's on the web, with the app in a frame.
  await page.goto(thirdParty.link('/error').replace('127.0.0.1', 'localhost'));
  await page.evaluate((src) => {
    const frame = Object.assign(document.createElement('iframe'), { src });
    document.body.replaceChildren(frame);
  }, thirdParty.link('/genere/Noir'));
  const frame = page.frames()[1] ?? page.mainFrame();
  await frame.getByRole('list', { name: 'Noir' }).getByRole('link').first().waitFor();
  const leave = (pixels: number) =>
    frame.evaluate((left) => {
      const { scrollHeight } = document.documentElement;
      window.scrollTo(0, scrollHeight - window.innerHeight - left);
    }, pixels);
  await leave(101);
  await waitForEffects(frame);
  expect(second()).toBe(0);
  await leave(100);
  await expect.poll(second).toBe(1);
});
