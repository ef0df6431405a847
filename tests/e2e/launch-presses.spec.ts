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
 * shows before the app is pressed. On the home every condition meets every moment; on two further shapes every kind of
 * control meets every moment as well. The bar is the same in all.
 */

const HOME = 'the drawn home';

/** Presses in which every condition can meet every moment. */
const EACH_PAIR = MOMENTS.length * CONDITIONS.length;

const SLOWDOWN = 4;
/** The time in which the control must appear and be pressed. */
const PRESS_TIMEOUT_MS = 30_000;
/** The time for all presses on a shape, on a machine that is busy besides. */
const TIMEOUT_MS = 600_000;
/** A press without a result by then is lost. */
const RESULT_TIMEOUT_MS = 30_000;

type Press = [control: string, moment: Moment];
type Plan = (controls: string[]) => Press[];

/** Of the other shapes each control is pressed once. */
const PLANS: Record<string, Plan> = {
  [HOME]: pressInTurn,
  films: pressAtEachMoment,
  'a title': pressAtEachMoment,
};

for (const [name, shape] of Object.entries(SHAPES))
  test(`no press on ${name} is lost`, { tag: name === HOME ? [] : '@all' }, async ({ page, thirdParty }) => {
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
    const launches = underConditions((PLANS[name] ?? pressOnce)(withPictures), new Set(without));
    const lost: string[] = [];
    for (const launch of launches) {
      const what = `${launch.control}, ${launch.moment}, ${launch.condition}`;
      await open(launch);
      await expectDone(page, thirdParty, launch).catch((error) => lost.push(`${what}: ${error}`));
    }
    expect(lost).toEqual([]);
    if (launches.length >= EACH_PAIR) expectEachPair(launches);
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

/** Each control once, at moments in turn. */
function pressOnce(controls: string[]): Press[] {
  return controls.map((control, index) => [control, momentAt(index)]);
}

/** The same, going on from the first control until every condition can have met every moment. */
function pressInTurn(controls: string[]): Press[] {
  const rounds = Math.ceil(EACH_PAIR / controls.length);
  const inTurn = Array.from({ length: rounds }, () => controls).flat();
  return pressOnce(inTurn.slice(0, Math.max(EACH_PAIR, controls.length)));
}

/** One control of each kind at all moments, the others once. */
function pressAtEachMoment(controls: string[]): Press[] {
  const ofKind = [...new Map(controls.map((control) => [kindOf(control), control])).values()];
  return [
    ...ofKind.flatMap((control) => MOMENTS.map((moment): Press => [control, moment])),
    ...pressOnce(controls.filter((control) => !ofKind.includes(control))),
  ];
}

const momentAt = (index: number): Moment => MOMENTS[index % MOMENTS.length] ?? MOMENTS[0];

/** Gives each press a condition, at each moment another than the one before. */
function underConditions(presses: Press[], without: Set<string>): Launch[] {
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
