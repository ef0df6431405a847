import { on, requestContentSafeAreaInsets, requestSafeAreaInsets } from '@telegram-apps/sdk-react';
import { logMessengerFailure } from './try-and-log.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
/** After this a missing response is logged; a later one still counts. */
const TIMEOUT_MS = 5000;

const AREAS = [
  ['safe-area-inset', 'safe_area_changed', requestSafeAreaInsets],
  ['content-safe-area-inset', 'content_safe_area_changed', requestContentSafeAreaInsets],
] as const;

/**
 * Keeps the safe areas' `--tg-viewport-*` up to date, under the SDK's names. Not by its `mountViewport`: that waits for three
 * responses, drops all when one is missing, and after a reload uses stored ones.
 */
export function followSafeAreas(): void {
  for (const [variable, event, request] of AREAS) {
    on(event, (area) => setVariables(variable, area));
    const [, answer] = request.ifAvailable({ timeout: TIMEOUT_MS });
    answer?.catch((error: unknown) =>
      logMessengerFailure(`asking for the ${variable.replaceAll('-', ' ')}`, error),
    );
  }
}

/** Sets each side separately: an unreadable one keeps its value. */
function setVariables(variable: string, area: object): void {
  for (const side of SIDES) {
    const px = Number.parseFloat(String(Reflect.get(area, side)));
    if (Number.isFinite(px))
      document.documentElement.style.setProperty(`--tg-viewport-${variable}-${side}`, `${Math.max(px, 0)}px`);
  }
}
