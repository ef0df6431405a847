import { FAILED_CALLS } from './support/faults.ts';
import { foreignTitle, OTHER_CATALOGUE, SCREENS } from './support/foreign-catalogue.ts';
import { Reply } from './support/foreign-server.ts';
import { expect, test } from './support/journey.ts';
import { expectFrame } from './support/page-checks.ts';
import { FAILING, REFUSING, STRANGE } from './support/strange-answers.ts';
import { rowCalled } from './support/titles.ts';

/** A picture that somebody else's server names and does not have. */
const MISSING_PICTURE = /^Failed to load resource: (net::ERR_NAME_NOT_RESOLVED|net::ERR_\w+)/;

/** Goes through every screen; what is asked meanwhile has a moment to do its harm. */
for (const [name, answers] of Object.entries(STRANGE)) {
  test(`every screen bears a server that answers ${name}`, async ({ page, foreign, faults }) => {
    faults.allow(...FAILED_CALLS, MISSING_PICTURE);
    foreign.answer(answers);
    for (const route of SCREENS) {
      // Calls that hang would keep the next page from coming through.
      await page.goto('about:blank');
      await page.goto(foreign.link(route));
      await expectFrame(page);
      await page.waitForTimeout(200);
      await expectFrame(page);
    }
  });
}

for (const [name, answers] of [['fails', FAILING] as const, ['refuses', REFUSING] as const]) {
  test(`every screen stands, and logs, when every call ${name}`, async ({ page, foreign, faults }) => {
    test.setTimeout(60_000);
    faults.allow(...FAILED_CALLS);
    foreign.answer(answers);
    for (const route of SCREENS) {
      const before = faults.count(/failed: Request failed with status code/);
      await page.goto(foreign.link(route));
      await expectFrame(page);
      await expect
        .poll(() => faults.count(/failed: Request failed with status code/))
        .toBeGreaterThan(before);
      await expectFrame(page);
    }
  });
}

test('calls that failed are asked again quietly, and the screen fills', async ({ page, foreign, faults }) => {
  faults.allow(...FAILED_CALLS);
  let failures = 2;
  const top = OTHER_CATALOGUE['get_top'];
  foreign.answer({ ...OTHER_CATALOGUE, get_top: () => (failures-- > 0 ? new Reply(502) : top) });
  await page.goto(foreign.link());
  await expect(page.getByRole('heading', { level: 1, name: 'Altrove 0' })).toBeVisible();
  expect(foreign.calls.filter(({ name }) => name === 'get_top')).toHaveLength(3);
});

test('a failed sign-in of another server is the error page', async ({ page, foreign, faults }) => {
  faults.allow(...FAILED_CALLS);
  for (const auth of [new Reply(500), new Reply(204), {}, { jwt: '' }, [], null]) {
    foreign.answer({ ...OTHER_CATALOGUE, auth });
    await page.goto(foreign.link());
    await expect(page.getByRole('heading', { name: 'ERRORE' })).toBeVisible();
  }
});

test("another server's titles: all that is known is shown, and asked as agreed", async ({
  page,
  foreign,
}) => {
  await page.route(/youtube\.com\/embed/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  foreign.answer(OTHER_CATALOGUE);
  await page.goto(foreign.link());
  await rowCalled(page, 'I più visti').getByRole('link').first().click();
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
  await expect.poll(() => foreign.calls.at(-1)?.name).toBe('add_to_custom_list');
  const id = new URL(page.url()).pathname.split('/')[2];
  expect(foreign.calls.at(-1)?.body).toEqual({ user_id: '77', custom_list_id: 'uno', content_id: id });
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(list, 'not without success').toHaveAttribute('aria-pressed', 'false');
});

test('empty lists say so', async ({ page, foreign }) => {
  foreign.answer({ ...OTHER_CATALOGUE, get_list: [], get_custom_list_contents: { contents: [] } });
  await page.goto(foreign.link('/lists'));
  await expect(page.getByText('La lista è vuota')).toHaveCount(4);
  await page.goto(foreign.link('/list/preferiti'));
  await expect(page.getByRole('heading', { name: 'Quelli che adori' })).toBeVisible();
  await expect(page.getByText('La lista è vuota.')).toBeVisible();
});

test('films and series have borders of their own in a genre', async ({ page, foreign }) => {
  foreign.answer({
    ...OTHER_CATALOGUE,
    get_genere: [foreignTitle(1, { type: 'film' }), foreignTitle(2, { type: 'serie' })],
  });
  await page.goto(foreign.link('/genere/Noir'));
  const cells = page.getByRole('list', { name: 'Noir' }).locator('[data-type]');
  await expect(cells).toHaveCount(2);
  const borders = await cells.evaluateAll((all) =>
    all.map((cell) =>
      [cell, ...cell.querySelectorAll('*')].map((part) => getComputedStyle(part).border).join(),
    ),
  );
  expect(borders[0]).not.toBe(borders[1]);
});
