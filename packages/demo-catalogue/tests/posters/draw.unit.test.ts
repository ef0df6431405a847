import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '../../posters/colour.ts';
import { compositions } from '../../posters/compositions.ts';
import { designPoster } from '../../posters/design-poster.ts';
import { drawCover, layOutCover } from '../../posters/draw-cover.ts';
import { type PosterInput, posterInputOf } from '../../posters/poster-input.ts';
import { splitTitle } from '../../posters/title-block.ts';
import { typeStyleFor } from '../../posters/type-styles.ts';
import { drawBanner } from '../../posters/write-posters.ts';
import { seededRandom } from '../../seeded-random.ts';
import { readDemoTitles } from '../../titles.ts';

const works = (await readDemoTitles()).map(posterInputOf);

const covers = works.map((work) => ({ work, svg: drawCover(work) }));
const banners = works.map((work) => ({ work, svg: drawBanner(work) }));

function invented(slug: string, titolo: string): PosterInput {
  return {
    slug,
    titolo,
    data: '1971-01-01',
    autori: ['Anna Żółć'],
    generi: ['Dramma'],
  };
}

describe('the posters of the demo catalogue', () => {
  it('all posters are different', () => {
    expect(new Set(covers.map(({ svg }) => svg)).size).toBe(works.length);
  });

  it('neighbouring posters differ in family or palette; if not, give one of the two another motif', () => {
    const kinds = works.map((work) => {
      const { composition, palette } = designPoster(work);
      return `${composition} in ${palette.name}`;
    });
    const twins = works.filter((_, at) => at > 0 && kinds[at] === kinds[at - 1]).map(({ slug }) => slug);
    expect(twins).toEqual([]);
  });

  it('every family of compositions is drawn', () => {
    const shown = new Set(works.map((work) => designPoster(work).composition));
    expect([...shown].sort()).toEqual(Object.keys(compositions).sort());
  });

  it('the same title always gives the same poster', () => {
    for (const { work, svg } of covers.slice(0, 30)) expect(drawCover(work)).toBe(svg);
    for (const { work, svg } of banners.slice(0, 30)) expect(drawBanner(work)).toBe(svg);
  });

  it('every poster is well-formed SVG of the right size', () => {
    const parser = new new Window().DOMParser();
    for (const { svg } of [...covers, ...banners]) {
      expect(parser.parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
      expect(svg).not.toMatch(/NaN|Infinity|undefined|null/u);
    }
    for (const { svg } of covers) expect(svg).toContain('viewBox="0 0 400 600"');
    for (const { svg } of banners) expect(svg).toContain('viewBox="0 0 1280 720"');
  });

  it('every poster weighs a few kilobytes', () => {
    const weights = covers.map(({ svg }) => svg.length);
    expect(weights.reduce((sum, weight) => sum + weight, 0) / weights.length).toBeLessThan(9000);
    expect(Math.max(...weights)).toBeLessThan(18_000);
    expect(Math.max(...banners.map(({ svg }) => svg.length))).toBeLessThan(12_000);
  });
});

describe('the title on a cover', () => {
  it.each(covers)(
    'the title of $work.slug is outlined, inside the sheet, large and clear',
    ({ work, svg }) => {
      const { block, paper, fill } = layOutCover(work);
      expect(svg).not.toMatch(/<text|font-family/u);
      expect(block.title.lines.map((line) => line.data).join('')).not.toBe('');
      expect(block.ink.x).toBeGreaterThanOrEqual(16);
      expect(block.ink.y).toBeGreaterThanOrEqual(16);
      expect(block.ink.x + block.ink.w).toBeLessThanOrEqual(384);
      expect(block.ink.y + block.ink.h).toBeLessThanOrEqual(584);
      expect(block.title.size).toBeGreaterThanOrEqual(36);
      expect(block.credit.size).toBeGreaterThanOrEqual(9);
      expect(contrastRatio(paper, fill)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('titles are set in several faces and layouts across the catalogue', () => {
    const manners = new Set(works.map((work) => JSON.stringify(typeStyleFor(work, seededRandom(work.slug)))));
    expect(manners.size).toBeGreaterThanOrEqual(8);
  });

  it('a title keeps the accents and signs that its face has, else the bare letter', () => {
    const plain = layOutCover(invented('prova-1971', 'Citta'));
    const accented = layOutCover(invented('prova-1971', 'Città'));
    const unknown = layOutCover(invented('prova-1971', 'Città ☃'));
    expect(accented.block.title.lines[0]?.data).not.toBe(plain.block.title.lines[0]?.data);
    expect(unknown.block.title.lines).toHaveLength(1);
    expect(unknown.block.credit.data).not.toBe('');
  });

  it('the words after a dash are set apart from the words before it', () => {
    expect(splitTitle('Carrie - Lo sguardo di Satana')).toEqual({
      head: 'Carrie',
      tail: 'Lo sguardo di Satana',
    });
    expect(splitTitle("L'aldilà")).toEqual({ head: 'L’aldilà', tail: '' });
  });
});
