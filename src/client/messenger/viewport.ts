import {
  expandViewport,
  on,
  requestContentSafeAreaInsets,
  requestSafeAreaInsets,
} from '@telegram-apps/sdk-react';
import * as v from 'valibot';
import { attempt, logFailure } from './attempt.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
/** Milliseconds until a silent host is worth a line in the log; a later answer still counts. */
const PATIENCE = { timeout: 5000 };

const length = v.pipe(
  v.number(),
  v.finite(),
  v.transform((px) => Math.max(px, 0)),
);
const areaSchema = v.object({ top: length, right: length, bottom: length, left: length });

/**
 * Expands the app and keeps the safe areas' `--tg-viewport-*` up to date, under the SDK's names. Not by the SDK's
 * `viewport.mount`: that one waits for three answers and drops all when one is missing, and after a reload trusts what it
 * kept.
 */
export function startViewport(): void {
  attempt('listening to the viewport', () => {
    on('safe_area_changed', (area) => showArea('safe-area-inset', area));
    on('content_safe_area_changed', (area) => showArea('content-safe-area-inset', area));
    if (requestSafeAreaInsets.isAvailable()) {
      awaitAnswer('the safe area', requestSafeAreaInsets(PATIENCE));
      awaitAnswer('the content safe area', requestContentSafeAreaInsets(PATIENCE));
    }
  });
  attempt('expanding', () => expandViewport());
}

function awaitAnswer(what: string, answer: PromiseLike<unknown>): void {
  answer.then(undefined, (error: unknown) => logFailure(`asking for ${what}`, error));
}

function showArea(name: string, area: unknown): void {
  const parsed = v.safeParse(areaSchema, area);
  if (!parsed.success) return logFailure(`reading the ${name}`, area);
  const { style } = document.documentElement;
  for (const side of SIDES) style.setProperty(`--tg-viewport-${name}-${side}`, `${parsed.output[side]}px`);
}
