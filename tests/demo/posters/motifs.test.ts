import { describe, expect, it } from 'vitest';
import { isEmblem } from '../../../src/demo/posters/compositions/emblem.ts';
import { families } from '../../../src/demo/posters/families.ts';
import { motifs } from '../../../src/demo/posters/motifs.ts';
import { workOf } from '../../../src/demo/posters/work.ts';
import { readDemoTitles } from '../../../src/demo/titles.ts';

const works = (await readDemoTitles()).map(workOf);

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
