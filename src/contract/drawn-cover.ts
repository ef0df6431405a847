/** A title without a picture, which looks the same each time it is drawn. */
export type DrawnTitle = { titolo: string; generi: string | null };

/** Ground, shape, accent and lettering of a palette. The lettering has a contrast of 4.5 to ground and shape. */
const PALETTES = [
  ['#14213d', '#274472', '#fca311', '#fff'],
  ['#3d0c11', '#7a1c22', '#f2b5a7', '#fff3ea'],
  ['#e9dfc7', '#cdbb96', '#b3402a', '#1f1a14'],
  ['#0f2e2a', '#1f5a4e', '#e8c468', '#f6f1e0'],
  ['#2a1a3e', '#54347a', '#ff9ecb', '#fff0f7'],
  ['#d9e4e8', '#9db9c4', '#d8572a', '#10222b'],
  ['#1b1b1e', '#3a3a42', '#e63946', '#fafafa'],
  ['#f3c4a2', '#e08e6d', '#23395b', '#1c1a2b'],
  ['#0b3954', '#0a6470', '#ffd166', '#fff'],
  ['#4a2c12', '#74491f', '#f4d58d', '#fff8e7'],
] as const;

/** Compositions, one rule each in `drawn-art.module.css`. */
const FORMS = 8;
/** Palettes of one genre. */
const OF_GENRE = 3;

/**
 * The CSS variables that `drawn-art.module.css` reads: a title's composition and palette, the place of its main shape, in
 * percent of the width, and the size of its name's letters.
 */
export function drawnCoverStyle({ titolo, generi }: DrawnTitle) {
  const genre = generi?.split(',')[0]?.trim() || titolo;
  const seed = hashOf(titolo);
  const [ground, shape, accent, lettering] =
    PALETTES[(hashOf(genre) + (seed % OF_GENRE)) % PALETTES.length] ?? PALETTES[0];
  return {
    '--form': (seed >>> 3) % FORMS,
    '--place': `${24 + ((seed >>> 7) % 53)}%`,
    '--size': letterSize(titolo),
    '--ground': ground,
    '--shape': shape,
    '--accent': accent,
    '--lettering': lettering,
  };
}

/** The size of a name's letters, in percent of the cover's width: the longest word fits on a line, and the name on two thirds. */
function letterSize(name: string): number {
  const longest = Math.max(1, ...name.split(/[\s-]+/).map(({ length }) => length));
  return Math.round(Math.max(7, Math.min(19, 112 / longest, 94 / Math.sqrt(name.length || 1))));
}

function hashOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  // Names that differ in their last letter get distant numbers.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
