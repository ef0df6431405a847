import { expect, test } from './support/journey.ts';
import { ODD_ENTRIES } from './support/malformed-responses.ts';
import { carouselNamed } from './support/page-actions.ts';
import { expectFrame } from './support/page-checks.ts';
import { FAILED_CALL_LOGS } from './support/page-errors.ts';
import { SCREENS, THIRD_PARTY_CATALOGUE, thirdPartyTitle } from './support/third-party-catalogue.ts';
import { StubResponse } from './support/third-party-server.ts';

/** An image that a third-party server refers to and does not have. */
const MISSING_PICTURE = /^Failed to load resource: (net::ERR_NAME_NOT_RESOLVED|net::ERR_\w+)/;

/** Other responses, and missing ones, are covered by tests/client/screens/third-party-server.app.test.tsx. */
test('every screen copes with odd fields and entries, without scrolling sideways', async ({
  page,
  thirdParty,
  pageErrors,
}) => {
  pageErrors.allow(...FAILED_CALL_LOGS, MISSING_PICTURE);
  thirdParty.answer(ODD_ENTRIES);
  for (const route of SCREENS)
    await test.step(route, async () => {
      await page.goto(thirdParty.link(route));
      await expectFrame(page);
      await page.waitForTimeout(200);
      await expectFrame(page);
    });
});

test('a failed sign-in at a third-party server shows the error page', { tag: '@all' }, async ({
  page,
  thirdParty,
  pageErrors,
}) => {
  pageErrors.allow(...FAILED_CALL_LOGS);
  for (const auth of [new StubResponse(500), new StubResponse(204), {}, { jwt: '' }, [], null]) {
    thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, auth });
    await page.goto(thirdParty.link());
    await expect(page.getByRole('heading', { name: 'ERRORE' })).toBeVisible();
  }
});

test("a third-party server's titles are shown in full and requested as specified", { tag: '@all' }, async ({
  page,
  thirdParty,
}) => {
  await page.route(/youtube\.com\/embed/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  await page.goto(thirdParty.link());
  await carouselNamed(page, 'I più visti').getByRole('link').first().click();
  await page.waitForURL(/content-view\/tt-/);
  await expect(page.getByText('ADULT CONTENT')).toBeVisible();
  await expect(page.getByText('1h 40m')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nella lista' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Guarda il trailer' }).click();
  const player = page.getByTitle(/^Trailer di /);
  await expect(player).toHaveAttribute('src', /\/embed\/video\d+\?autoplay=1/);

  await page.getByRole('button', { name: 'Liste', exact: true }).click();
  const list = page.getByRole('dialog').getByRole('button', { name: 'Per la pioggia' });
  await list.click();
  await expect.poll(() => thirdParty.calls.at(-1)?.name).toBe('add_to_custom_list');
  const id = new URL(page.url()).pathname.split('/')[2];
  expect(thirdParty.calls.at(-1)?.body).toEqual({ user_id: '77', custom_list_id: 'uno', content_id: id });
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(list, 'unchanged without success').toHaveAttribute('aria-pressed', 'false');
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

test('films and series have different borders in a genre', async ({ page, thirdParty }) => {
  thirdParty.answer({
    ...THIRD_PARTY_CATALOGUE,
    get_genere: [thirdPartyTitle(1, { type: 'film' }), thirdPartyTitle(2, { type: 'serie' })],
  });
  await page.goto(thirdParty.link('/genere/Noir'));
  const cells = page.getByRole('list', { name: 'Noir' }).locator('[data-type]');
  await expect(cells).toHaveCount(2);
  const borders = await cells.evaluateAll((all) =>
    all.map((cell) =>
      [cell, ...cell.querySelectorAll('*')].map((part) => getComputedStyle(part).border).join(),
    ),
  );
  expect(borders[0]).not.toBe(borders[1]);
});
