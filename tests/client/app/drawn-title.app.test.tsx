import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { drawShape } from '../../../src/client/early-start/draw-screen.ts';
import { fillTitle } from '../../../src/client/early-start/draw-title.ts';
import { removeOwnParts } from '../../../src/client/early-start/show-launch-skeleton.ts';
import type { ReadResponse } from '../../../src/client/lib/launch/early-responses.ts';
import { FakeServer } from '../calls/fake-server.ts';
import { setBotUsername } from '../support/set-bot-username.ts';
import { title } from '../support/title-fixtures.ts';

/** The markup that the build writes into the page's template. */
async function buildTemplate(): Promise<string> {
  const { matchMedia } = window;
  setBotUsername('vetrina_bot');
  window.drawnScreen = { isAttaching: true, isTouched: false, rows: 1 };
  const { prerenderLaunchSkeleton, prerenderScreens } = await import(
    '../../../src/client/app/prerender-launch-skeleton.tsx'
  );
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

type Launch = { fields: Record<string, unknown>; isOurs?: boolean; platform?: string; bot?: string };

const answerOf = (body: unknown) => {
  const response = Promise.resolve<ReadResponse>({ status: 200, headers: new Headers(), body });
  return { response, abort: () => undefined };
};

/** A page's modules, of which the first test's are the last one's. */
async function loadModules() {
  vi.resetModules();
  const [{ App }, { isScreenDrawn }, { prepareApp }, { setLaunchParams }, { httpClient }] = await Promise.all(
    [
      import('../../../src/client/app/app.tsx'),
      import('../../../src/client/app/is-screen-drawn.ts'),
      import('../../../src/client/app/prepare-app.ts'),
      import('../../../src/client/messenger/environment.ts'),
      import('../../../src/client/calls/http-client.ts'),
    ],
  );
  new FakeServer({ 'GET /api/*': [], 'GET /api/check_premium_status': {} }).install(httpClient);
  return { App, isScreenDrawn, prepareApp, setLaunchParams, template: await buildTemplate() };
}

let page: Awaited<ReturnType<typeof loadModules>>;

beforeAll(async () => {
  page = await loadModules();
}, 60_000);

/** Draws a title as the early start does, with the responses that it leaves to the app. */
function draw({ fields, isOurs = false, platform = '', bot }: Launch) {
  document.body.innerHTML = `<template>${page.template}</template><div id="root"></div>`;
  history.replaceState(null, '', '/content-view/7?user-id=42&key=launch-key');
  setBotUsername(bot);
  if (!isOurs) removeOwnParts();
  const shape = drawShape(platform);
  if (!shape) throw new Error('no shape');
  const response = title(7, fields);
  const shown = fillTitle(shape, response, () => undefined);
  // The development build compares styles as text, in the form of the build's renderer.
  for (const styled of shape.querySelectorAll('[style]'))
    styled.setAttribute(
      'style',
      (styled.getAttribute('style') ?? '').replace(/([:;]) /g, '$1').replace(/;$/, ''),
    );
  window.earlyResponses = new Map([
    [
      'POST /api/auth?token=launch-key&user_id=42',
      answerOf({ jwt: 'a', ...(isOurs && { vetrina: { preparesShares: false } }) }),
    ],
    ['GET /api/get_content/7?user-id=42', answerOf(response)],
  ]);
  return { shape, shown };
}

let root: Root | undefined;

/** Starts the app on the drawn page; undefined if it is to render the screen itself. */
async function attach(platform: string) {
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
  for (const name of ['drawn', 'ios', 'shown', 'long'])
    element.firstElementChild?.removeAttribute(`data-${name}`);
  const errors: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(element, <App queries={queries} />, {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  return errors;
}

beforeEach(() => localStorage.clear());

afterEach(async () => {
  await act(async () => root?.unmount());
  delete window.drawnScreen;
  delete window.earlyResponses;
  window.replay = undefined;
});

afterAll(() => vi.resetModules());

const LAUNCHES: Record<string, Launch> = {
  'a film': { fields: { trailer: 'https://www.youtube.com/watch?v=abc' } },
  'a film of our server, with a bot, in a messenger': {
    fields: {},
    isOurs: true,
    platform: 'android',
    bot: 'altro_bot',
  },
  'a series of another server, on an iPhone': { fields: { type: 'serie', durata: 2 }, platform: 'ios' },
  'a series of our server': { fields: { type: 'serie', durata: 1 }, isOurs: true },
  'a series that is not there yet': { fields: { type: 'serie', in_arrivo: 1 }, isOurs: true },
  'a film that is not there yet': { fields: { in_arrivo: true }, isOurs: true, bot: 'altro_bot' },
  'a film for adults with a long name': { fields: { adult: '1', titolo: 'Altrove '.repeat(20).trim() } },
  'a title without a picture': { fields: { banner: null, copertina: null } },
  'a title with a cover alone': { fields: { banner: '' } },
  'a title with nothing but its name': {
    fields: {
      banner: null,
      copertina: null,
      trama: null,
      generi: null,
      data_uscita: null,
      durata: null,
      type: null,
    },
  },
  'a title without an id, its genres as a list': { fields: { generi: ['Noir', 'Giallo'], id: undefined } },
  'a title whose numbers are text': { fields: { durata: '97', adult: '0', data_uscita: '1999' } },
};

test.each(Object.entries(LAUNCHES))('%s is taken over as it was drawn', async (_, launch) => {
  const { shape } = draw(launch);
  const drawn = [...shape.querySelectorAll('header *, article *')];
  const html = shape.querySelector('article')?.innerHTML;
  const errors = await attach(launch.platform ?? '');
  expect(errors).toEqual([]);
  expect(drawn.filter((element) => !element.isConnected)).toEqual([]);
  expect(document.querySelector('article')?.innerHTML.startsWith(html ?? 'nothing')).toBe(true);
});

test.each([
  ['of another type', { type: 'movie' }],
  ['with a date in seconds', { data_uscita: 1_612_137_600 }],
  ['with a plot that is no text', { trama: { it: 'Una trama.' } }],
])('a title %s, which the app reads differently, is rendered by it', async (_, fields) => {
  const { shown } = draw({ fields });
  expect(shown).toBeDefined();
  expect(await attach('')).toBeUndefined();
});

test('a title without a name is not drawn', () => {
  const { shown } = draw({ fields: { titolo: ' ' } });
  expect(shown).toBeUndefined();
});
