import * as v from 'valibot';
import { type Content, contents } from '../../../contract/content.ts';
import { KEPT_HOME as PREFIX } from '../../lib/kept-home.ts';
import { shownAtHome } from './home-rows.ts';

const kept = v.object({ top: contents });

/** What this person's home showed the last time; undefined when nothing is known. */
export function recallHome(userId: string): Content[] | undefined {
  try {
    const home = v.safeParse(kept, JSON.parse(localStorage.getItem(PREFIX + userId) ?? 'null'));
    return home.success && home.output.top.length > 0 ? home.output.top : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what the home shows of these titles for the next opening, and forgets the homes of other people. */
export function rememberHome(userId: string, top: Content[]): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX) && key !== PREFIX + userId) localStorage.removeItem(key);
  }
  try {
    localStorage.setItem(PREFIX + userId, JSON.stringify({ top: shownAtHome(top) }));
  } catch {
    // A full storage costs the next opening some time, nothing else.
  }
}
