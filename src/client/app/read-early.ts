import * as v from 'valibot';
import { parseJson } from '../lib/launch/parse-json.ts';
import type { Platform } from '../messenger/theme/appearance.ts';

const stateSchema = v.array(v.tuple([v.array(v.unknown()), v.unknown()]));

/** A rendered screen's facts: the answers in the query cache, by their keys, and the platform. */
export type Early = { state: v.InferOutput<typeof stateSchema>; platform: Platform };

/** The facts of the content in the app's place; undefined where React has not rendered it. */
export function readEarly(): Early | undefined {
  const root = document.querySelector<HTMLElement>('#root > [data-platform]');
  const state = v.safeParse(
    stateSchema,
    parseJson(document.querySelector('#early-state')?.textContent ?? null),
  );
  if (!root || !state.success) return undefined;
  return { state: state.output, platform: root.dataset['platform'] === 'ios' ? 'ios' : 'base' };
}
