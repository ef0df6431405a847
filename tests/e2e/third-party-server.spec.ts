import { expect, test } from './support/journey.ts';
import { ODD_ENTRIES } from './support/malformed-responses.ts';
import { carouselNamed } from './support/page-actions.ts';
import { expectFrame, waitForEffects } from './support/page-checks.ts';
import { FAILED_CALL_LOGS } from './support/page-errors.ts';
import { THIRD_PARTY_CATALOGUE, thirdPartyTitle } from './support/third-party-catalogue.ts';
import { StubResponse } from './support/third-party-server.ts';

/** An image that a third-party server refers to and does not have. */
const MISSING_PICTURE = /^Failed to load resource: (net::ERR_NAME_NOT_RESOLVED|net::ERR_\w+)/;

/** One of each layout; tests/client/screens/third-party-server.app.test.tsx shows that all screens cope. */
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

test(
  'a long name on a tile without an image loses its end, and no line of it is cut through',
  {
    tag: '@all',
  },
  async ({ page, thirdParty }) => {
    const titolo =
      'Il favoloso e lunghissimo mondo di un film che non ha una copertina e che non finisce mai';
    const top_contents = [thirdPartyTitle(1, { titolo }), thirdPartyTitle(2)];
    thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, top_contents });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(thirdParty.link('/films'));
    const name = carouselNamed(page, "Classifica dell'anno").getByText(titolo);
    const { inset, lines } = await name.evaluate((text) => {
      const [tile, shown] = [text.parentElement ?? text, text].map((box) => box.getBoundingClientRect());
      const style = getComputedStyle(text);
      const [above, below, line] = [style.paddingTop, style.paddingBottom, style.lineHeight].map(
        Number.parseFloat,
      );
      return {
        inset: Math.min((shown?.top ?? 0) - (tile?.top ?? 0), (tile?.bottom ?? 0) - (shown?.bottom ?? 0)),
        lines: (text.clientHeight - (above ?? 0) - (below ?? 0)) / (line ?? 1),
      };
    });
    expect(inset).toBeGreaterThanOrEqual(0);
    expect(lines).toBeCloseTo(6, 0);
  },
);

test(
  'a genre’s long name stays on its card and loses its end',
  { tag: '@all' },
  async ({ page, thirdParty }) => {
    const genere = 'Un genere dal nome lunghissimo che su una scheda così piccola non finisce mai, mai, mai';
    thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_generi: [{ genere, copertina: null }] });
    await page.goto(thirdParty.link('/generi'));
    const card = page.getByRole('link', { name: genere });
    const [outer, name] = [await card.boundingBox(), card.getByText(genere)];
    await expect(name).toBeVisible();
    const firstLine = await name.evaluate((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getClientRects()[0]?.top ?? 0;
    });
    expect(firstLine).toBeGreaterThanOrEqual(outer?.y ?? Infinity);
  },
);

test('on a phone held sideways a title’s name is in view', { tag: '@all' }, async ({ page, thirdParty }) => {
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(thirdParty.link('/content-view/tt-1'));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

test('‘Sci-Fi’ is kept together in a genre’s heading', { tag: '@all' }, async ({ page, thirdParty }) => {
  thirdParty.answer(THIRD_PARTY_CATALOGUE);
  for (const width of [320, 360, 375]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(thirdParty.link('/genere/Sci-Fi%20%26%20Fantasy'));
    const heading = page.getByRole('heading', { level: 1, name: 'Genere: Sci-Fi & Fantasy' });
    const lines = await heading.evaluate(({ firstChild: text }) => {
      const word = document.createRange();
      const start = text?.textContent?.indexOf('Sci-Fi') ?? 0;
      word.setStart(text ?? document, start);
      word.setEnd(text ?? document, start + 'Sci-Fi'.length);
      return word.getClientRects().length;
    });
    expect(lines, `${width} px`).toBe(1);
  }
});

test(
  'a genre that cannot be loaded has its place’s name beside the arrow',
  { tag: '@all' },
  async ({ page, thirdParty, pageErrors }) => {
    pageErrors.allow(...FAILED_CALL_LOGS);
    thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_genere: new StubResponse(500) });
    await page.goto(thirdParty.link('/genere/Noir'));
    await expect(page.getByRole('banner').getByText('Genere', { exact: true })).toBeVisible();
  },
);
