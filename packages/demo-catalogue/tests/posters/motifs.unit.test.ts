import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compositions } from '../../posters/compositions.ts';
import { compositionAndMotifBySlug } from '../../posters/design-poster.ts';
import { hasDrawing } from '../../posters/drawing.ts';
import { posterInputOf } from '../../posters/poster-input.ts';
import { readDemoTitles } from '../../titles.ts';

const works = (await readDemoTitles()).map(posterInputOf);

it('every motif names a family and a thing that have been drawn', () => {
  const unknown = Object.entries(compositionAndMotifBySlug).filter(([, name]) => {
    const [family = '', motif] = name.split(':');
    return !Object.hasOwn(compositions, family) || (family === 'emblem' && !hasDrawing(`emblem/${motif}`));
  });
  expect(unknown).toEqual([]);
});

it('every title has a picture, and there are none of others', () => {
  expect(Object.keys(compositionAndMotifBySlug).sort()).toEqual(works.map(({ slug }) => slug).sort());
});

const DRAWINGS = new URL('../../posters/drawings/', import.meta.url);
const names = readdirSync(DRAWINGS, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.svg'),
);

it.each(names)('%s names each of its colours by a role of the palette', (name) => {
  const svg = readFileSync(new URL(name, DRAWINGS), 'utf8');
  const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour = '']) => colour);
  expect(colours.filter((colour) => !/^(none|var\(--(ground|figure|second|detail)\))$/.test(colour))).toEqual(
    [],
  );
});
