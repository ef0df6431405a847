import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { drawShape } from '../../../src/client/early-start/draw-screen.ts';
import { removeOwnParts } from '../../../src/client/early-start/show-launch-skeleton.ts';
import type { ReadResponse } from '../../../src/client/lib/launch/early-responses.ts';
import { FakeServer } from '../calls/fake-server.ts';
import { setBotUsername } from './set-bot-username.ts';
import { title } from './title-fixtures.ts';

/** The server, messenger and bot of a launch. */
export type Launch = { isOurs?: boolean; platform?: string; bot?: string };

let page: Awaited<ReturnType<typeof loadModules>>;
let root: Root | undefined;

/** Loads the modules for all tests of a file, and empties the page after each. */
export function useDrawnPages(): void {
  beforeAll(async () => {
    page = await loadModules();
  }, 60_000);
  beforeEach(() => localStorage.clear());
  afterEach(async () => {
    await act(async () => root?.unmount());
    delete window.drawnScreen;
    delete window.earlyResponses;
    window.replay = undefined;
  });
  afterAll(() => vi.resetModules());
}

/** A page's modules, of which the first test's are the last one's. */
async function loadModules() {
  vi.resetModules();
  // A busy machine needs longer to load the screens' code.
  vi.doMock('../../../src/client/lib/timing/launch-clock.ts', async (original) => ({
    ...(await original<object>()),
    TAKE_OVER_TIMEOUT_MS: 30_000,
  }));
  const [{ App }, { isScreenDrawn }, { prepareApp }, { setLaunchParams }, { httpClient }] = await Promise.all(
    [
      import('../../../src/client/app/app.tsx'),
      import('../../../src/client/app/is-screen-drawn.ts'),
      import('../../../src/client/app/prepare-app.ts'),
      import('../../../src/client/messenger/environment.ts'),
      import('../../../src/client/calls/http-client.ts'),
    ],
  );
  new FakeServer({
    'GET /api/*': [],
    'GET /api/check_premium_status': {},
    'GET /api/random/*': title(1),
  }).install(httpClient);
  return { App, isScreenDrawn, prepareApp, setLaunchParams, template: await buildTemplate() };
}

/** The markup that the build writes into the page's template. */
async function buildTemplate(): Promise<string> {
  const { matchMedia } = window;
  setBotUsername('vetrina_bot');
  window.drawnScreen = {
    isAttaching: true,
    isTouched: false,
    rows: 1,
    grid: { width: 1, top: 0, gap: 0, columns: 1 },
  };
  const { prerenderLaunchSkeleton, prerenderScreens } =
    await import('../../../src/client/app/prerender-launch-skeleton.tsx');
  const { error } = console;
  // Layout effects, of which React warns, run only once the app is there.
  console.error = () => undefined;
  const markup = `<div class="launch-skeleton">${prerenderLaunchSkeleton()}</div>${await prerenderScreens()}`;
  Object.assign(console, { error });
  Object.assign(window, { matchMedia });
  setBotUsername(undefined);
  delete window.drawnScreen;
  return markup;
}

const answerOf = (body: unknown) => {
  const response = Promise.resolve<ReadResponse>({ status: 200, headers: new Headers(), body });
  return { response, abort: () => undefined };
};

/**
 * Draws the screen at this path as the early start does, filled by `fill`, with the responses that it leaves to the
 * app, by their calls.
 */
export function drawScreen(
  path: string,
  { isOurs = false, platform = '', bot }: Launch,
  responses: Record<string, unknown>,
  fill: (shape: HTMLElement) => unknown,
) {
  document.body.innerHTML = `<template>${page.template}</template><div id="root"></div>`;
  history.replaceState(null, '', `${path}?user-id=42&key=launch-key`);
  setBotUsername(bot);
  if (!isOurs) removeOwnParts();
  const shape = drawShape(platform);
  if (!shape) throw new Error('no shape');
  const shown = fill(shape);
  normalizeStyles(shape);
  const signIn = { jwt: 'a', ...(isOurs && { vetrina: {} }) };
  window.earlyResponses = new Map(
    Object.entries({ 'POST /api/auth?token=launch-key&user_id=42': signIn, ...responses }).map(
      ([call, body]) => [call, answerOf(body)],
    ),
  );
  return { shape, shown };
}

/** Writes styles as the build's renderer does: the development build compares them as text. */
export function normalizeStyles(shape: Element): void {
  for (const styled of shape.querySelectorAll('[style]'))
    styled.setAttribute(
      'style',
      (styled.getAttribute('style') ?? '').replace(/([:;]) /g, '$1').replace(/;$/, ''),
    );
}

/** Starts the app on the drawn page; undefined if it is to render the screen itself. */
export async function attachApp(platform = '') {
  // One without a back button, for no messenger.
  const version = platform ? '8.0' : '6.0';
  const nothingElse = {
    query: '',
    theme: {},
    initData: undefined,
    writeAccess: 'unknown',
    person: {},
  } as const;
  page.setLaunchParams({ version, platform, ...nothingElse });
  const { App } = page;
  const queries = await page.prepareApp();
  if (!page.isScreenDrawn(queries)) return undefined;
  const element = document.getElementById('root');
  if (!element || !window.drawnScreen) throw new Error('nothing is drawn');
  window.drawnScreen.isAttaching = true;
  // The development build reports attributes that it has not rendered; these are the early start's.
  for (const name of ['drawn', 'dark', 'ios', 'shown', 'long', 'seen-since'])
    element.firstElementChild?.removeAttribute(`data-${name}`);
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(element, <App queries={queries} />, {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  return errors;
}
