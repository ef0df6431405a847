import { extname } from 'node:path';
import type { StubResponses, ThirdPartyServer } from './third-party-server.ts';

/** When a launch is pressed, in this order. */
export const MOMENTS = [
  'before the code',
  'while the code is evaluated',
  'during the first render',
  'between layout effects and effects',
  'while effects run',
  'after the hand-over',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** The slow or missing part of a launch. */
export const CONDITIONS = ['no picture', 'nothing', 'processor slowed', 'code late', 'picture late'] as const;
export type Condition = (typeof CONDITIONS)[number];

export type Launch = { control: string; moment: Moment | undefined; condition: Condition };

const LATE_MS = 700;
const PICTURE = '/favicon.svg';

/** Has the server hold the code back until the launch's control can be seen, and the page press it at its moment. */
export function serveLaunch(thirdParty: ThirdPartyServer, launch: Launch, answers: StubResponses): void {
  let release = () => {};
  const seen = new Promise<void>((resolve) => {
    release = resolve;
  });
  thirdParty.answer({ ...answers, seen: release });
  thirdParty.calls.length = 0;
  thirdParty.files.length = 0;
  thirdParty.changeFile = async (path, content) => {
    if (path === '/index.html') return withScript(content, launch);
    if (path === PICTURE && launch.condition === 'picture late') await wait(LATE_MS);
    if (extname(path) !== '.js') return content;
    const isBundle = /^\/assets\/(app|react)-/.test(path);
    // All files that wait would take all of the browser's connections, and pictures and calls would wait behind them.
    if (isBundle) await seen;
    // The code of a screen that is not the home's comes behind the bundle, which is in time then.
    if (launch.condition === 'code late') await wait(isBundle ? LATE_MS / 2 : LATE_MS);
    return isBundle ? `globalThis.reach?.('while the code is evaluated');${content}` : content;
  };
}

/** The pages that the browser has loaded, counted. */
export const pagesLoaded = ({ files }: ThirdPartyServer) => files.filter((file) => !extname(file)).length;

function withScript(page: Buffer, launch: Launch): string {
  return page
    .toString()
    .replace('<head>', `<head><script>(${watchLaunch})(${JSON.stringify(launch)})</script>`);
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs in the page before all else: presses the control that the launch names, in the place where it first
 * appeared, on whatever element is there at the moment. `window.controls` are the controls, `window.hit` is the
 * pressed one.
 */
function watchLaunch({ control, moment }: Launch): void {
  let place: { x: number; y: number } | undefined;
  let isHeard = false;
  let isPressed = false;

  function reach(now: string): void {
    if (now !== moment || isPressed || !place) return;
    isPressed = true;
    const hit = document.elementFromPoint(place.x, place.y)?.closest<HTMLElement>('a, button');
    Reflect.set(window, 'hit', hit ? (hit.getAttribute('href') ?? hit.ariaLabel ?? hit.textContent) : null);
    hit?.click();
  }

  /** The middle of the part of an element that is in the window. */
  function middleOf(element: Element) {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return {
      x: (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      y: (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    };
  }

  /** The controls that a press reaches, by address and name, each with the number of those before it of the same. */
  function controlsOf(shape: Element | null): Map<string, Element> {
    const found = new Map<string, Element>();
    for (const element of shape?.querySelectorAll('a, button') ?? []) {
      const { x, y } = middleOf(element);
      if (document.elementFromPoint(x, y)?.closest('a, button') !== element) continue;
      const name = element.ariaLabel ?? element.textContent;
      const key = [element.getAttribute('href') ?? '', name].join(' ').trim();
      let nth = 0;
      while (found.has(`${key}#${nth}`)) nth += 1;
      found.set(`${key}#${nth}`, element);
    }
    return found;
  }

  const skeleton = () => document.querySelector('.launch-skeleton');
  function look(): void {
    const controls = controlsOf(skeleton() ?? document.querySelector('#root > *'));
    Reflect.set(window, 'controls', [...controls.keys()]);
    const wanted = controls.get(control);
    if (!wanted) return void requestAnimationFrame(look);
    place = middleOf(wanted);
    reach('before the code');
    void fetch('/api/seen');
  }

  function waitForHandOver(): void {
    if (!skeleton() && !Reflect.get(window, 'drawnScreen') && !Reflect.get(window, 'replay'))
      reach('after the hand-over');
    else requestAnimationFrame(waitForHandOver);
  }

  const isRendering = () =>
    !isHeard &&
    Object.keys(document.getElementById('root') ?? {}).some((name) => name.startsWith('__reactContainer'));
  const duringRender = () => isRendering() && reach('during the first render');
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function (this: Document, ...args: Parameters<typeof createElement>) {
    duringRender();
    return createElement.apply(this, args);
  };
  const sibling = Object.getOwnPropertyDescriptor(Node.prototype, 'nextSibling');
  Object.defineProperty(Node.prototype, 'nextSibling', {
    ...sibling,
    get(this: Node) {
      duringRender();
      return sibling?.get?.call(this) as unknown;
    },
  });

  // The router hears of navigations from the last layout effect on.
  const listen = window.addEventListener.bind(window);
  const addListener = (type: string, ...rest: [EventListener]) => {
    listen(type, ...rest);
    if (type !== 'popstate' || !isRendering()) return;
    isHeard = true;
    queueMicrotask(() => reach('between layout effects and effects'));
    setTimeout(() => reach('while effects run'));
    requestAnimationFrame(waitForHandOver);
  };
  Reflect.set(window, 'addEventListener', addListener);
  Reflect.set(window, 'reach', reach);
  try {
    localStorage.clear();
  } catch {
    // Storage is refused.
  }
  requestAnimationFrame(look);
}
