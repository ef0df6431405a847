import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markRouteRendered, withViewTransition } from '../../../../src/client/lib/motion/view-transition.ts';

const arriving = () => nameOf(document.querySelector<HTMLElement>('[data-arrives] > img') ?? document.body);
const nameOf = (element: HTMLElement): unknown => Reflect.get(element.style, 'viewTransitionName') ?? '';
const change = vi.fn();
const skipTransition = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  change.mockClear();
  skipTransition.mockClear();
  document.body.innerHTML = '<div data-arrives><img alt=""></div>';
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

function supportTransitions() {
  let update: () => Promise<void> = async () => undefined;
  const skipped = () => Promise.reject(new DOMException('Skipped', 'AbortError'));
  const startViewTransition = (callback: () => Promise<void>) => {
    update = callback;
    return { ready: skipped(), finished: skipped(), skipTransition };
  };
  Object.defineProperty(document, 'startViewTransition', { value: startViewTransition, configurable: true });
  return () => update();
}

test('a browser without view transitions just navigates', () => {
  const source = document.createElement('div');
  withViewTransition(source, change);
  expect(change).toHaveBeenCalledTimes(1);
  expect(nameOf(source)).toBeFalsy();
});

test('the transition name moves from the pressed image to the new page’s once that is rendered', async () => {
  const update = supportTransitions();
  const source = document.createElement('div');
  withViewTransition(source, change);
  expect([nameOf(source), arriving()]).toEqual(['title-picture', '']);
  expect(change).not.toHaveBeenCalled();
  const updated = update();
  expect(change).toHaveBeenCalledTimes(1);
  expect([nameOf(source), arriving()]).toEqual(['title-picture', '']);
  markRouteRendered();
  await updated;
  expect([nameOf(source), arriving()]).toEqual(['', 'title-picture']);

  const similar = document.createElement('div');
  withViewTransition(similar, change);
  expect([nameOf(similar), arriving()], 'only one element has it').toEqual(['title-picture', '']);
});

test('a page that is not rendered within 250 ms comes without a movement', async () => {
  const update = supportTransitions();
  const source = document.createElement('div');
  withViewTransition(source, change);
  void update();
  await vi.advanceTimersByTimeAsync(249);
  expect([nameOf(source), skipTransition.mock.calls.length]).toEqual(['title-picture', 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect([nameOf(source), skipTransition.mock.calls.length]).toEqual(['', 1]);
  expect(arriving(), 'the old page’s').toBe('');
});
