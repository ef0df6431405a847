import { MOMENTS, pagesLoaded, serveLaunch } from '../support/launch-press.ts';
import { catalogueOf, outcomeOf, SHAPES } from '../support/launch-shapes.ts';
import { expect, test } from './support/journey.ts';

/** Controls of each kind, with a shape that has them: pressed in turn, one at each moment. */
const CONTROLS = {
  'the drawn home': ['/lists Liste#0', 'Riproduci#0', 'Info#0', '/content-view/tt-40#0'],
  "the home's skeleton": ['/lists Liste#0', 'Cerca#0'],
  films: ['/home Home#0', '/content-view/tt-100#0'],
  'a title': ['/genere/Noir Noir#0', 'Riproduci#0'],
};

for (const [name, controls] of Object.entries(CONTROLS))
  test(`no press on ${name} is lost`, async ({ phone, thirdParty }) => {
    test.slow();
    for (const [index, moment] of MOMENTS.entries()) {
      const control = controls[index % controls.length] ?? '';
      const what = `${control}, ${moment}`;
      await phone.driver.goTo('about:blank');
      const shape = SHAPES[name];
      const catalogue = catalogueOf(true);
      const launch = { control, moment, condition: 'nothing' } as const;
      serveLaunch(thirdParty, launch, shape?.answers?.(catalogue) ?? catalogue);
      await phone.driver.goTo(thirdParty.link(shape?.path));
      const { css, text, call } = outcomeOf(control);
      await phone.expectAnswer(
        `return [...document.querySelectorAll(${JSON.stringify(css)})].some((one) =>
            one.checkVisibility() && one.textContent.includes(${JSON.stringify(text)}))`,
        true,
        what,
      );
      await phone.expectAnswer('return document.querySelectorAll(".launch-skeleton").length', 0, what);
      const calls = thirdParty.calls.filter((one) => one.name === call);
      expect(calls, what).toHaveLength(call ? 1 : 0);
      expect(pagesLoaded(thirdParty), what).toBe(1);
    }
    process.stdout.write(`${MOMENTS.length} presses on ${name} in WebKit\n`);
  });
