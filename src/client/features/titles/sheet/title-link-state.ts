import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { type Title, titleSchema } from '../../../../contract/titles.ts';

const linkState = v.object({ title: titleSchema });

/** The router state of a link to a title, for its screen to show until the title has been fetched. */
export function titleLinkState(title: Title): v.InferInput<typeof linkState> {
  return { title };
}

/** The title from the router state; undefined if the screen was not opened by such a link. */
export function useTitleFromLinkState(id: string): Title | undefined {
  const state = v.safeParse(linkState, useLocation().state);
  return state.success && String(state.output.title.id) === id ? state.output.title : undefined;
}
