import type { DrawnTitle } from '../../contract/drawn-cover.ts';

/** Changes with the drawings, whose addresses are cached for ever. */
const PREFIX = 'drawn:1?';

/** The source of a drawn cover, which contains all that the drawing depends on. */
export function drawnCoverSource(title: { titolo: string; generi: readonly string[] }): string {
  const drawn = new URLSearchParams({ titolo: title.titolo, generi: title.generi[0] ?? '' });
  return PREFIX + drawn.toString();
}

/** The title that a source has drawn; undefined for any other source. */
export function drawnTitleIn(source: string): DrawnTitle | undefined {
  if (!source.startsWith(PREFIX)) return undefined;
  const drawn = new URLSearchParams(source.slice(PREFIX.length));
  return { titolo: drawn.get('titolo') ?? '', generi: drawn.get('generi') };
}
