/** The id of the trailer's video: the `v` parameter of its URL (behaviour 5.1), or null. */
export function trailerIdOf({ trailer }: { trailer: string | null }): string | null {
  return new URLSearchParams(trailer?.split('?')[1]?.split('#')[0]).get('v') || null;
}
