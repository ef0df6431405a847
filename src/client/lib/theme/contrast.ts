/** Red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

const BLACK: Colour = [0, 0, 0];
const WHITE: Colour = [255, 255, 255];
const STEPS = 20;

/** Reads `#rrggbb` or `#rgb`; anything else is undefined. */
export function parseColour(text: string): Colour | undefined {
  const digits = text
    .trim()
    .replace('#', '')
    .replace(/^(.)(.)(.)$/, '$1$1$2$2$3$3');
  if (!/^[\da-f]{6}$/i.test(digits)) return undefined;
  const part = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16);
  return [part(0), part(2), part(4)];
}

/** The contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/**
 * The colour closest to `wanted` with this contrast ratio to each background; if there is none, the better of black
 * and white.
 */
export function readableColour(wanted: Colour, backgrounds: readonly Colour[], ratio: number): Colour {
  const worst = (colour: Colour) =>
    Math.min(...backgrounds.map((background) => contrastRatio(colour, background)));
  if (worst(wanted) >= ratio) return wanted;
  for (let step = 1; step < STEPS; step++) {
    const readable = [WHITE, BLACK]
      .map((extreme) => mix(wanted, extreme, step / STEPS))
      .find((colour) => worst(colour) >= ratio);
    if (readable) return readable;
  }
  return worst(WHITE) > worst(BLACK) ? WHITE : BLACK;
}

export function toHex(colour: Colour): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function mix(from: Colour, to: Colour, share: number): Colour {
  const part = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return [part(0), part(1), part(2)];
}

function luminance([red, green, blue]: Colour): number {
  const linear = (part: number) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
