import type { Colour } from './colour.ts';

/** A number as short as SVG allows, with one decimal at most. */
export function formatNumber(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** Template tag for path data and attributes: formats every number in it. */
export function svgNumbers(parts: TemplateStringsArray, ...values: readonly (number | string)[]): string {
  return parts.reduce((text, part, index) => {
    const value = values[index - 1] ?? '';
    return `${text}${typeof value === 'number' ? formatNumber(value) : value}${part}`;
  });
}

/** A filled path. */
export function filledPath(data: string, fill: Colour): string {
  return `<path fill="${fill}" d="${data}"/>`;
}

/** A stroked path; `extra` holds further attributes. */
export function strokedPath(data: string, stroke: Colour, width: number, extra = ''): string {
  const more = extra === '' ? '' : ` ${extra}`;
  return `<path fill="none" stroke="${stroke}" stroke-width="${formatNumber(width)}"${more} d="${data}"/>`;
}

/** A stroked path with round ends and joints. */
export function roundStrokedPath(data: string, stroke: Colour, width: number): string {
  return strokedPath(data, stroke, width, 'stroke-linecap="round" stroke-linejoin="round"');
}

export function rect(x: number, y: number, width: number, height: number, fill: Colour): string {
  return filledPath(svgNumbers`M${x} ${y}h${width}v${height}h${-width}z`, fill);
}

export function circle(cx: number, cy: number, radius: number, fill: Colour): string {
  return `<circle cx="${formatNumber(cx)}" cy="${formatNumber(cy)}" r="${formatNumber(radius)}" fill="${fill}"/>`;
}

export function ring(cx: number, cy: number, radius: number, stroke: Colour, width: number): string {
  const place = `cx="${formatNumber(cx)}" cy="${formatNumber(cy)}" r="${formatNumber(radius)}"`;
  return `<circle ${place} fill="none" stroke="${stroke}" stroke-width="${formatNumber(width)}"/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: Colour): string {
  return `<ellipse cx="${formatNumber(cx)}" cy="${formatNumber(cy)}" rx="${formatNumber(rx)}" ry="${formatNumber(ry)}" fill="${fill}"/>`;
}

export type Point = readonly [x: number, y: number];

/** Path data of straight lines through the points, closed. */
export function polygonPathData(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${formatNumber(x)} ${formatNumber(y)}`).join('L')}z`;
}

/** Path data of a circle's sector; angles in degrees clockwise from the right. */
export function sectorPathData(cx: number, cy: number, radius: number, from: number, to: number): string {
  const [x1, y1] = pointOnCircle(cx, cy, radius, from);
  const [x2, y2] = pointOnCircle(cx, cy, radius, to);
  const large = to - from > 180 ? 1 : 0;
  return svgNumbers`M${cx} ${cy}L${x1} ${y1}A${radius} ${radius} 0 ${large} 1 ${x2} ${y2}z`;
}

/** The point of a circle at an angle in degrees, clockwise from the right. */
export function pointOnCircle(cx: number, cy: number, radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [cx + radius * Math.cos(turn), cy + radius * Math.sin(turn)];
}

/** Moves, scales and turns its content; the angle in degrees. */
export function transformed(x: number, y: number, scale: number, inside: string, angle = 0): string {
  const turn = angle === 0 ? '' : `rotate(${formatNumber(angle)})`;
  const size = scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${formatNumber(x)} ${formatNumber(y)})${turn}${size}">${inside}</g>`;
}

/** Mirrors its content left to right around the given x. */
export function mirrored(x: number, inside: string): string {
  return `<g transform="matrix(-1 0 0 1 ${formatNumber(2 * x)} 0)">${inside}</g>`;
}
