import type { RandomGenerator } from '../seeded-random.ts';
import { type Colour, contrastRatio, mostReadable } from './colour.ts';
import { coloursOf } from './colour-roles.ts';
import type { Picture } from './composition.ts';
import { drawPicture, type PosterDesign } from './design-poster.ts';
import type { PosterInput } from './poster-input.ts';
import { rect, svgNumbers } from './svg.ts';
import type { Box } from './textures.ts';
import { type TitleBlock, typesetTitleBlock } from './title-block.ts';
import type { TypeStyle } from './typesetting.ts';

export const coverWidth = 400;
export const coverHeight = 600;

/** A laid-out cover: the drawing, the type set on it, and the flat colour behind the type. */
export type LaidOutCover = {
  readonly art: string;
  readonly block: TitleBlock;
  readonly paper: Colour;
  readonly fill: Colour;
};

type CoverLayout = (
  posterInput: PosterInput,
  design: PosterDesign,
  style: TypeStyle,
  random: RandomGenerator,
) => LaidOutCover;

const whole: Box = { x: 0, y: 0, w: coverWidth, h: coverHeight };
const gutter = 28;
const measure = coverWidth - gutter * 2;

/** The picture fills the sheet, the title is set over its upper part. */
export const titleTop: CoverLayout = (posterInput, design, style, random) => {
  const block = typesetTitleBlock(posterInput, style, { x: gutter, y: 34, w: measure, h: 220 }, 'top');
  const top = block.ink.y + block.ink.h + 20;
  const picture = drawPicture(posterInput, design, whole, zone(top - 6, coverHeight), {
    x: 24,
    y: top,
    w: coverWidth - 48,
    h: coverHeight - 26 - top,
  });
  return onPaper(picture.art, block, picture.sky, design, random);
};

/** The picture fills the sheet, the title is set over its lower part. */
export const titleBottom: CoverLayout = (posterInput, design, style, random) => {
  const block = typesetTitleBlock(
    posterInput,
    style,
    { x: gutter, y: coverHeight - 32 - 220, w: measure, h: 220 },
    'bottom',
  );
  const picture = drawPicture(posterInput, design, whole, zone(0, block.ink.y - 18), {
    x: 24,
    y: 26,
    w: coverWidth - 48,
    h: block.ink.y - 20 - 26,
  });
  return onPaper(picture.art, block, picture.earth, design, random);
};

/** The picture in a panel with a margin all round, the title below or above it on a different colour. */
export const framedPicture: CoverLayout = (posterInput, design, style, random) => {
  const margin = 20;
  const above = random.chance(0.35);
  const room = {
    x: margin + 2,
    y: above ? 26 : coverHeight - 26 - 200,
    w: coverWidth - margin * 2 - 4,
    h: 200,
  };
  const block = typesetTitleBlock(posterInput, style, room, above ? 'top' : 'bottom');
  const top = above ? block.ink.y + block.ink.h + 20 : margin;
  const bottom = above ? coverHeight - margin : block.ink.y - 20;
  const picture = inset(posterInput, design, {
    x: margin,
    y: top,
    w: coverWidth - margin * 2,
    h: bottom - top,
  });
  const paper = frameColour(design, [picture.sky, picture.earth, ...(picture.edges ?? [])], random);
  return onPaper(rect(0, 0, coverWidth, coverHeight, paper) + picture.art, block, paper, design, random);
};

/** The sheet split across: one part for the picture, one for the title. */
export const splitSheet: CoverLayout = (posterInput, design, style, random) => {
  const above = random.chance(0.5);
  const room = { x: gutter, y: above ? 32 : coverHeight - 30 - 200, w: measure, h: 200 };
  const block = typesetTitleBlock(posterInput, style, room, above ? 'top' : 'bottom');
  const edge = above ? block.ink.y + block.ink.h + 24 : block.ink.y - 26;
  const panel = above
    ? { x: 0, y: edge, w: coverWidth, h: coverHeight - edge }
    : { x: 0, y: 0, w: coverWidth, h: edge };
  const picture = inset(posterInput, design, panel);
  const met = above ? picture.sky : picture.earth;
  const paper = frameColour(design, [met, ...(picture.edges ?? [])], random);
  return onPaper(rect(0, 0, coverWidth, coverHeight, paper) + picture.art, block, paper, design, random);
};

/** The picture clipped by an arch, the title below. */
export const archPicture: CoverLayout = (posterInput, design, style, random) => {
  const room = { x: gutter, y: coverHeight - 30 - 186, w: measure, h: 186 };
  const block = typesetTitleBlock(posterInput, style, room, 'bottom');
  const panel = { x: 36, y: 28, w: coverWidth - 72, h: block.ink.y - 24 - 28 };
  const picture = inset(posterInput, design, panel);
  const paper = frameColour(design, [picture.sky, picture.earth, ...(picture.edges ?? [])], random);
  const half = panel.w / 2;
  const arch = svgNumbers`M${panel.x} ${panel.y + panel.h}V${panel.y + half}a${half} ${half} 0 0 1 ${panel.w} 0V${panel.y + panel.h}z`;
  const clip = `<clipPath id="a"><path d="${arch}"/></clipPath>`;
  const seen = `${clip}<g clip-path="url(#a)">${picture.art}</g>`;
  return onPaper(rect(0, 0, coverWidth, coverHeight, paper) + seen, block, paper, design, random);
};

/** The title on a label pasted over the picture's lower part. */
export const pastedLabel: CoverLayout = (posterInput, design, style, random) => {
  const inner = { x: 46, y: coverHeight - 54 - 190, w: coverWidth - 92, h: 190 };
  const block = typesetTitleBlock(posterInput, style, inner, 'bottom');
  const top = block.ink.y - 22;
  const picture = drawPicture(posterInput, design, whole, whole, {
    x: 24,
    y: 24,
    w: coverWidth - 48,
    h: top - 38,
  });
  const paper = labelColour(design, picture.earth, random);
  const pasted = rect(24, top, coverWidth - 48, coverHeight - 32 - top, paper);
  return onPaper(picture.art + pasted, block, paper, design, random);
};

/** The whole breadth of the sheet between two heights. */
function zone(top: number, bottom: number): Box {
  return { x: 0, y: top, w: coverWidth, h: bottom - top };
}

/** The picture clipped to a panel by a nested svg element, which takes fewer bytes than a clip path. */
function inset(posterInput: PosterInput, design: PosterDesign, panel: Box): Picture {
  const margin = 16;
  const focus = { x: margin, y: margin, w: panel.w - margin * 2, h: panel.h - margin * 2 };
  const picture = drawPicture(posterInput, design, panel, { x: 0, y: 0, w: panel.w, h: panel.h }, focus);
  const place = svgNumbers`x="${panel.x}" y="${panel.y}" width="${panel.w}" height="${panel.h}"`;
  return { ...picture, art: `<svg ${place}>${picture.art}</svg>` };
}

/** A colour of the palette that type reads on and that the panel's edges stand out from. */
function frameColour({ roles }: PosterDesign, edges: readonly Colour[], random: RandomGenerator): Colour {
  const readable = coloursOf(roles).filter((colour) => bestInk(colour, roles) !== undefined);
  const clear = readable.filter((colour) => edges.every((edge) => contrastRatio(colour, edge) >= 1.2));
  return clear.length > 0
    ? random.pick(clear)
    : (neutrals.find((colour) => !edges.includes(colour)) ?? roles.figure);
}

const neutrals: readonly Colour[] = ['#f6eedd', '#191614'];

function labelColour({ roles }: PosterDesign, earth: Colour, random: RandomGenerator): Colour {
  return random.pick(coloursOf(roles).filter((colour) => contrastRatio(colour, earth) >= 1.4));
}

function bestInk(paper: Colour, roles: PosterDesign['roles']): Colour | undefined {
  return coloursOf(roles).find((colour) => contrastRatio(paper, colour) >= 4.5);
}

function onPaper(
  art: string,
  block: TitleBlock,
  paper: Colour,
  { roles }: PosterDesign,
  random: RandomGenerator,
): LaidOutCover {
  const inks = coloursOf(roles).filter((colour) => contrastRatio(paper, colour) >= 4.5);
  const fill =
    inks.length > 0
      ? random.pick(inks)
      : mostReadable(paper, [...coloursOf(roles), ...neutrals, '#ffffff', '#000000']);
  return { art, block, paper, fill };
}
