import { describe, expect, it } from 'vitest';
import { chooseGenreCovers } from '../../../../../src/server/modules/catalogue/genres.ts';

const coversOf = (...genres: string[][]) =>
  chooseGenreCovers(
    genres.map((sources, index) => ({ genere: `Genere ${index}`, covers: sources.map(banner) })),
  ).map(({ cover }) => cover && cover.source);

const banner = (source: string) => ({ kind: 'banner' as const, id: 1, source });

describe('genre covers', () => {
  it('are the most telling ones that no genre before shows', () => {
    expect(coversOf(['a', 'b'], ['a', 'b'], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  });

  it('differ between neighbours where not all can', () => {
    expect(coversOf(['a', 'b'], ['a', 'b'], ['a', 'b'])).toEqual(['a', 'b', 'a']);
    expect(coversOf(['a', 'b'], ['a', 'b'], ['b', 'a'])).toEqual(['a', 'b', 'a']);
  });

  it('repeat rather than be missing, and are missing only where there are none', () => {
    expect(coversOf(['a'], ['a'], [])).toEqual(['a', 'a', null]);
  });
});
