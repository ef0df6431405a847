import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import {
  CONDITIONS,
  type Condition,
  type Launch,
  MOMENTS,
  type Moment,
  pagesLoaded,
  serveLaunch,
} from './support/launch-press.ts';
import { catalogueOf, kindOf, outcomeOf, SHAPES } from './support/launch-shapes.ts';
import { nextFrames } from './support/page-checks.ts';
import type { ThirdPartyServer } from './support/third-party-server.ts';

/*
 * A press counts from the moment its control is visible (behaviour 3.9): each control of each shape that a launch
 * shows before the app is pressed, and each kind of control at each moment, so that every condition meets every
 * moment.
 */

/** Shapes whose kinds of controls are pressed at each moment; the bar is the same in all. */
const AT_EACH_MOMENT = ['the drawn home', 'films', 'a title'];

const SLOWDOWN = 4;
/** The time in which the control must appear and be pressed. */
const PRESS_TIMEOUT_MS = 30_000;
/** The time for all presses on a shape, on a machine that is busy besides. */
const TIMEOUT_MS = 600_000;
/** A press without a result by then is lost. */
const RESULT_TIMEOUT_MS = 30_000;

for (const [name, shape] of Object.entries(SHAPES))
  test(`no press on ${name} is lost`, { tag: name === 'the drawn home' ? [] : '@all' }, async ({
    page,
    thirdParty,
  }) => {
    test.setTimeout(TIMEOUT_MS);
    page.setDefaultNavigationTimeout(30_000);
    const cdp = await page.context().newCDPSession(page);
    const answersOf = (condition: Condition) => {
      const catalogue = catalogueOf(condition !== 'no picture');
      return shape.answers?.(catalogue) ?? catalogue;
    };
    const open = async (launch: Launch) => {
      await page.goto('about:blank');
      serveLaunch(thirdParty, launch, answersOf(launch.condition));
      await cdp.send('Emulation.setCPUThrottlingRate', {
        rate: launch.condition === 'processor slowed' ? SLOWDOWN : 1,
      });
      await page.goto(thirdParty.link(shape.path), { waitUntil: 'commit' });
    };

    await open({ control: 'none', moment: undefined, condition: 'nothing' });
    const withPictures = await settledControls(page);
    await open({ control: 'none', moment: undefined, condition: 'no picture' });
    const without = await settledControls(page);
    const launches = planLaunches(withPictures, new Set(without), AT_EACH_MOMENT.includes(name));
    const lost: string[] = [];
    for (const launch of launches) {
      const what = `${launch.control}, ${launch.moment}, ${launch.condition}`;
      await open(launch);
      await expectDone(page, thirdParty, launch).catch((error) => lost.push(`${what}: ${error}`));
    }
    expect(lost).toEqual([]);
    if (launches.length > MOMENTS.length * CONDITIONS.length) expectEachPair(launches);
    process.stdout.write(`${launches.length} presses on ${name}\n`);
  });

/** The controls once the shape is complete. */
async function settledControls(page: Page): Promise<string[]> {
  const read = () => page.evaluate(() => (Reflect.get(window, 'controls') ?? []) as string[]);
  let controls: string[] = [];
  await expect
    .poll(async () => {
      const before = controls.length;
      await new Promise((resolve) => setTimeout(resolve, 300));
      controls = await read();
      return controls.length > 0 && controls.length === before;
    })
    .toBe(true);
  return controls;
}

/** Each control once, at moments in turn; and, on request, one of each kind at all moments. */
function planLaunches(controls: string[], without: Set<string>, atEachMoment: boolean): Launch[] {
  const ofKind = new Map(controls.map((control) => [kindOf(control), control]));
  const presses: [string, Moment][] = atEachMoment
    ? [...ofKind.values()].flatMap((control) => MOMENTS.map((moment): [string, Moment] => [control, moment]))
    : [];
  const rest = controls.filter((control) => !presses.some(([pressed]) => pressed === control));
  for (const [index, control] of rest.entries())
    presses.push([control, MOMENTS[index % MOMENTS.length] ?? MOMENTS[0]]);
  const left = new Map(MOMENTS.map((moment) => [moment, [...CONDITIONS]]));
  return presses.map(([control, moment]) => {
    const conditions = left.get(moment) ?? [];
    if (conditions.length === 0) conditions.push(...CONDITIONS);
    // Without its picture a cover is not always there.
    const at = conditions.findIndex((one) => one !== 'no picture' || without.has(control));
    const [condition = 'nothing'] = conditions.splice(Math.max(at, 0), at < 0 ? 0 : 1);
    return { control, moment, condition };
  });
}

function expectEachPair(launches: Launch[]): void {
  const pairs = new Set(launches.map(({ moment, condition }) => `${moment}, ${condition}`));
  const all = MOMENTS.flatMap((moment) => CONDITIONS.map((condition) => `${moment}, ${condition}`));
  expect(all.filter((pair) => !pairs.has(pair))).toEqual([]);
}

/** Judged by the final screen: the address may change without it. */
async function expectDone(page: Page, thirdParty: ThirdPartyServer, { control }: Launch): Promise<void> {
  const { css, text, call } = outcomeOf(control);
  const seen = page.locator(css).filter({ hasText: text }).first();
  // The press's target may have been there before, as the home is for its own tab.
  const isPressed = page.waitForFunction(() => 'hit' in window && history.state !== null, undefined, {
    timeout: PRESS_TIMEOUT_MS,
  });
  await isPressed.catch(async (error) => {
    const seen = await page.evaluate(() => [Reflect.get(window, 'controls'), Reflect.get(window, 'hit')]);
    throw new Error(`${error}, seen and pressed: ${JSON.stringify(seen)}`);
  });
  await expect(seen).toBeVisible({ timeout: RESULT_TIMEOUT_MS });
  await expect(page.locator('.launch-skeleton')).toHaveCount(0);
  await nextFrames(page);
  if (call)
    expect(
      thirdParty.calls.filter(({ name }) => name === call),
      'once',
    ).toHaveLength(1);
  expect(pagesLoaded(thirdParty), 'the page is not loaded again').toBe(1);
  const steps = await page.evaluate(() => (history.state as { idx: number }).idx);
  expect(steps, 'once').toBeLessThanOrEqual(1);
}
