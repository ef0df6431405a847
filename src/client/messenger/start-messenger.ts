import * as v from 'valibot';
import { afterPress } from '../lib/timing/after-press.ts';
import { startBackButton } from './back-button.ts';
import { findBridge } from './bridge.ts';
import { currentLaunchParams, type LaunchParams, setLaunchParams } from './environment.ts';
import { onMessengerEvent, startEvents } from './events.ts';
import { readLaunchParams } from './launch-params.ts';
import { post, supportsMethod } from './post.ts';
import { connectSdk } from './sdk.ts';
import { installStorageFallback } from './storage-fallback.ts';
import { startTheme } from './theme/theme.ts';
import { logMessengerFailure, tryAndLog } from './try-and-log.ts';
import { startVerticalSwipes } from './vertical-swipes.ts';

let started: Promise<void> | undefined;

/** The one event that only the SDK reads. */
const SDK_EVENT = 'set_custom_style';

/**
 * Greets the messenger around the page, if there is one; the SDK follows at the first press (`connectSdk`). Call it
 * before the router starts (the launch parameters are in the URL's hash) and before the first render; it waits for no
 * response. Never rejects; a second call does nothing.
 */
export function startMessenger(): Promise<void> {
  started ??= start();
  return started;
}

async function start(): Promise<void> {
  installStorageFallback();
  const real = findHost();
  const host = real ?? (import.meta.env.DEV ? await installMockHost() : undefined);
  if (!host || !tryAndLog('starting', () => host.postEvent('iframe_ready', { reload_supported: true })))
    return;
  setLaunchParams(host.launchParams);
  startEvents((eventType) => eventType === SDK_EVENT && void connectSdk());
  startTheme(host.launchParams.theme);
  startViewport();
  startBackButton({ isDrawn: real !== undefined });
  startVerticalSwipes();
  afterPress(() => void connectSdk());
}

interface Host {
  postEvent: NonNullable<ReturnType<typeof findBridge>>;
  launchParams: LaunchParams;
}

/** Needs both: stored launch parameters outlive a visit, and any page can be in a frame. */
function findHost(): Host | undefined {
  const postEvent = findBridge();
  const launchParams = postEvent && readLaunchParams();
  return launchParams && { postEvent, launchParams };
}

/** The mock messenger, unless `?messenger=none`; development only. */
async function installMockHost(): Promise<Host | undefined> {
  if (new URLSearchParams(location.search).get('messenger') === 'none') return undefined;
  try {
    const { installMockMessenger } = await import('./mock-messenger.ts');
    installMockMessenger();
  } catch (error) {
    logMessengerFailure('installing the mock', error);
  }
  return findHost();
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
/** After this a missing response is logged; a later one still counts. */
const TIMEOUT_MS = 5000;

const length = v.pipe(
  v.number(),
  v.finite(),
  v.transform((px) => Math.max(px, 0)),
);
const areaSchema = v.object({ top: length, right: length, bottom: length, left: length });

const AREAS = [
  {
    name: 'safe area',
    method: 'web_app_request_safe_area',
    event: 'safe_area_changed',
    variable: 'safe-area-inset',
  },
  {
    name: 'content safe area',
    method: 'web_app_request_content_safe_area',
    event: 'content_safe_area_changed',
    variable: 'content-safe-area-inset',
  },
] as const;

/**
 * Expands the app and keeps the safe areas' `--tg-viewport-*` up to date, under the SDK's names. Not by the SDK's
 * `viewport.mount`: that waits for three responses, drops all when one is missing, and after a reload uses stored ones.
 */
function startViewport(): void {
  for (const area of AREAS) tryAndLog(`asking for the ${area.name}`, () => followArea(area));
  tryAndLog('expanding', () => post('web_app_expand'));
}

function followArea({ name, method, event, variable }: (typeof AREAS)[number]): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  onMessengerEvent(event, (area) => {
    clearTimeout(timer);
    setAreaVariables(variable, area);
  });
  if (!supportsMethod(method, currentLaunchParams()?.version ?? '0')) return;
  post(method);
  timer = setTimeout(() => logMessengerFailure(`asking for the ${name}`, new Error('no answer')), TIMEOUT_MS);
}

function setAreaVariables(name: string, area: unknown): void {
  const parsed = v.safeParse(areaSchema, area);
  if (!parsed.success) return logMessengerFailure(`reading the ${name}`, area);
  const { style } = document.documentElement;
  for (const side of SIDES) style.setProperty(`--tg-viewport-${name}-${side}`, `${parsed.output[side]}px`);
}
