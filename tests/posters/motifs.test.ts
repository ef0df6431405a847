import { describe, expect, it } from 'vitest';
import { isEmblem } from '../../src/posters/compositions/emblem.ts';
import { families } from '../../src/posters/families.ts';
import { motifs } from '../../src/posters/motifs.ts';
import { works } from '../../src/server/demo/works/index.ts';

describe('the motifs chosen by hand', () => {
  it('name families and things that have been drawn', () => {
    const unknown = Object.entries(motifs).filter(([, name]) => {
      const [family = '', motif] = name.split(':');
      return !Object.hasOwn(families, family) || (family === 'emblem' && !isEmblem(motif));
    });
    expect(unknown).toEqual([]);
  });

  it('give a picture of its own to most of the catalogue', () => {
    const chosen = works.filter(({ slug }) => motifs[slug] !== undefined);
    expect(chosen.length).toBeGreaterThan(works.length / 2);
  });
});
