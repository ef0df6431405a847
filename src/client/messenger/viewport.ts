import * as v from 'valibot';
import { currentLaunchParams } from './environment.ts';
import { onMessengerEvent } from './events.ts';
import { post, supportsMethod } from './post.ts';
import { logMessengerFailure, tryAndLog } from './try-and-log.ts';

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
export function startViewport(): void {
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
