import { expect, test } from './support/journey.ts';
import { expectFrame, scrollDownTo, waitUntilFilled } from './support/page-checks.ts';
import { SCREENS, THIRD_PARTY_CATALOGUE, thirdPartyTitles } from './support/third-party-catalogue.ts';
import type { ReceivedCall } from './support/third-party-server.ts';

/** Runs in the page before anything else: removes everything newer than Chromium 91 and Safari 15.0. */
function removeNewerFunctions(): void {
  const newer: [object, string[]][] = [
    [Array, ['fromAsync']],
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with']],
    [String.prototype, ['at', 'isWellFormed', 'toWellFormed']],
    [Object, ['hasOwn', 'groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [AbortSignal, ['abort', 'any', 'timeout']],
    [AbortSignal.prototype, ['throwIfAborted']],
    [crypto, ['randomUUID']],
    [Crypto.prototype, ['randomUUID']],
    [Document.prototype, ['startViewTransition']],
    [Element.prototype, ['checkVisibility']],
    [URLSearchParams.prototype, ['size']],
    [window, ['structuredClone', 'CloseWatcher', 'scheduler', 'onscrollend']],
  ];
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
  Element.prototype.matches = new Proxy(Element.prototype.matches, {
    apply(matches, element, [selector]: [string]) {
      if (selector.includes(':focus-visible')) throw new SyntaxError(`'${selector}' is not a valid selector`);
      return Reflect.apply(matches, element, [selector]);
    },
  });
}

const fullPages = ({ query }: ReceivedCall) =>
  thirdPartyTitles(Number(query.get('perPage') ?? 9), 100 * Number(query.get('page') ?? 1));

test('every screen loads on the oldest supported engines, inside a messenger', async ({
  page,
  thirdParty,
  messenger,
}) => {
  await messenger.surround();
  await page.addInitScript(removeNewerFunctions);
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_genere: fullPages, filter_contents: fullPages });
  for (const path of SCREENS)
    await test.step(path, async () => {
      await page.goto('about:blank');
      await page.goto(`${thirdParty.link(path)}${messenger.hash}`);
      await expectFrame(page);
      await waitUntilFilled(page);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
  for (const event of ['web_app_ready', 'web_app_expand', 'web_app_setup_back_button'])
    expect(messenger.paramsOf(event), event).not.toEqual([]);
});

test('on them a grid loads its next page, and a chip can be unchosen', async ({ page, thirdParty }) => {
  await page.addInitScript(removeNewerFunctions);
  thirdParty.answer({ ...THIRD_PARTY_CATALOGUE, get_genere: fullPages });
  await page.goto(thirdParty.link('/genere/Noir'));
  const cells = page.getByRole('list', { name: 'Noir' }).getByRole('listitem');
  await expect(cells.first()).toHaveAttribute('aria-setsize', '12');
  await scrollDownTo(page, 1e6);
  await expect(cells.first()).toHaveAttribute('aria-setsize', /^(24|36)$/);

  await page.goto(thirdParty.link('/premium-search'));
  const chip = page.getByRole('button', { name: 'Noir' });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
