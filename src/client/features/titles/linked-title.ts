import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { type Content, content } from '../../../contract/content.ts';

const linkState = v.object({ title: content });

/** What a link to a title's page carries along, for the page to show until its own data have come. */
export function linkStateOf(title: Content): v.InferInput<typeof linkState> {
  return { title };
}

/** The title as the link that led here knew it; undefined where none did. */
export function useLinkedTitle(id: string): Content | undefined {
  const state = v.safeParse(linkState, useLocation().state);
  return state.success && String(state.output.title.id) === id ? state.output.title : undefined;
}
