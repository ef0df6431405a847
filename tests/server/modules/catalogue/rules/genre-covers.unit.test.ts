import { describe, expect, it } from 'vitest';
import { chooseGenreCovers } from '../../../../../src/server/modules/catalogue/genres.ts';

const coversOf = (...genres: string[][]) =>
  chooseGenreCovers(
    genres.map((sources, index) => ({ genere: `Genere ${index}`, covers: sources.map(banner) })),
  ).map(({ cover }) => cover && cover.source);

const banner = (source: string) => ({ kind: 'banner' as const, id: 1, source });

describe('genre covers', () => {
  it('genre covers are the most typical ones that no earlier genre shows', () => {
    expect(coversOf(['a', 'b'], ['a', 'b'], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  });

  it('differ between neighbours if not all can differ', () => {
    expect(coversOf(['a', 'b'], ['a', 'b'], ['a', 'b'])).toEqual(['a', 'b', 'a']);
    expect(coversOf(['a', 'b'], ['a', 'b'], ['b', 'a'])).toEqual(['a', 'b', 'a']);
  });

  it('genre covers are repeated rather than left out, and missing only if there are none', () => {
    expect(coversOf(['a'], ['a'], [])).toEqual(['a', 'a', null]);
  });
});
