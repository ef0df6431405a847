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

/**
 * Sets each side separately: an unreadable one keeps its value. One that stays the same is not set, which would restyle the
 * whole page.
 */
function setVariables(variable: string, area: object): void {
  const { documentElement: root } = document;
  const current = getComputedStyle(root);
  const sides = SIDES.map((side) => {
    const name = `--tg-viewport-${variable}-${side}`;
    return { name, px: pixelsIn(Reflect.get(area, side)), was: pixelsIn(current.getPropertyValue(name)) };
  });
  for (const { name, px, was } of sides)
    if (Number.isFinite(px) && px !== was) root.style.setProperty(name, `${px}px`);
}

const pixelsIn = (value: unknown) => Math.max(Number.parseFloat(String(value)), 0);
