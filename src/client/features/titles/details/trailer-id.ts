import type { Content } from '../../../../contract/content.ts';

/** The id of the trailer's video: the `v` parameter of its URL (behaviour 5.1), or null. */
export function trailerIdOf({ trailer }: Pick<Content, 'trailer'>): string | null {
  return new URLSearchParams(trailer?.split('?')[1]?.split('#')[0]).get('v') || null;
}
