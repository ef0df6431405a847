import {
  expandViewport,
  on,
  requestContentSafeAreaInsets,
  requestSafeAreaInsets,
} from '@telegram-apps/sdk-react';
import * as v from 'valibot';
import { logMessengerFailure, tryAndLog } from './try-and-log.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
/** After this a missing response is logged; a later one still counts. */
const OPTIONS = { timeout: 5000 };

const length = v.pipe(
  v.number(),
  v.finite(),
  v.transform((px) => Math.max(px, 0)),
);
const areaSchema = v.object({ top: length, right: length, bottom: length, left: length });

/**
 * Expands the app and keeps the safe areas' `--tg-viewport-*` up to date, under the SDK's names. Not by the SDK's
 * `viewport.mount`: that waits for three responses, drops all when one is missing, and after a reload uses stored ones.
 */
export function startViewport(): void {
  tryAndLog('listening to the viewport', () => {
    on('safe_area_changed', (area) => setAreaVariables('safe-area-inset', area));
    on('content_safe_area_changed', (area) => setAreaVariables('content-safe-area-inset', area));
    if (requestSafeAreaInsets.isAvailable()) {
      logTimeout('the safe area', requestSafeAreaInsets(OPTIONS));
      logTimeout('the content safe area', requestContentSafeAreaInsets(OPTIONS));
    }
  });
  tryAndLog('expanding', () => expandViewport());
}

function logTimeout(what: string, response: PromiseLike<unknown>): void {
  response.then(undefined, (error: unknown) => logMessengerFailure(`asking for ${what}`, error));
}

function setAreaVariables(name: string, area: unknown): void {
  const parsed = v.safeParse(areaSchema, area);
  if (!parsed.success) return logMessengerFailure(`reading the ${name}`, area);
  const { style } = document.documentElement;
  for (const side of SIDES) style.setProperty(`--tg-viewport-${name}-${side}`, `${parsed.output[side]}px`);
}
