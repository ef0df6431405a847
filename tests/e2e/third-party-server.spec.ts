import { expect, test } from './support/journey.ts';
import { ODD_ENTRIES } from './support/malformed-responses.ts';
import { carouselNamed } from './support/page-actions.ts';
import { expectFrame, waitForEffects } from './support/page-checks.ts';
import { FAILED_CALL_LOGS } from './support/page-errors.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitle } from './support/third-party-catalogue.ts';

/** An image that a third-party server refers to and does not have. */
const MISSING_PICTURE = /^Failed to load resource: (net::ERR_NAME_NOT_RESOLVED|net::ERR_\w+)/;

/** One of each layout; that all screens cope: tests/client/screens/third-party-server.app.test.tsx. */
const LAYOUTS = ['/home', '/films', '/lists', '/genere/Noir', '/content-view/tt-5', '/premium-search'];

test('every layout copes with odd fields and entries, without scrolling sideways', async ({
  page,
  thirdParty,
  pageErrors,
}) => {
  pageErrors.allow(...FAILED_CALL_LOGS, MISSING_PICTURE);
  thirdParty.answer(ODD_ENTRIES);
  for (const route of LAYOUTS)
    await test.step(route, async () => {
      await page.goto(thirdParty.link(route));
      await expectFrame(page);
      await waitForEffects(page);
      await expectFrame(page);
    });
});

test('a long name on a tile without an image is shown from its beginning', { tag: '@all' }, async ({
  page,
  thirdParty,
}) => {
  const titolo = 'Il favoloso e lunghissimo mondo di un film che non ha una copertina e che non finisce mai';
  const top_contents = [thirdPartyTitle(1, { titolo }), thirdPartyTitle(2)];
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, top_contents });
  await page.goto(thirdParty.link('/films'));
  const name = carouselNamed(page, "Classifica dell'anno").getByText(titolo);
  const hidden = await name.evaluate((tile) => {
    const text = document.createRange();
    text.selectNodeContents(tile);
    return tile.getBoundingClientRect().top - text.getBoundingClientRect().top;
  });
  expect(hidden).toBeLessThanOrEqual(0);
});
