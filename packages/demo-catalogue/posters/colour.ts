/** A colour as `#rrggbb`. */
export type Colour = string;

/** WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrastRatio(one: Colour, other: Colour): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** The colour of the list that reads best on the ground. */
export function mostReadable(ground: Colour, choices: readonly Colour[]): Colour {
  const [best] = [...choices].sort((a, b) => contrastRatio(ground, b) - contrastRatio(ground, a));
  if (best === undefined) throw new Error('No colour to choose from');
  return best;
}

/** A colour between two, `share` of the way from the first to the second. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const channels = [1, 3, 5].map((at) => {
    const value = channel(from, at) * (1 - share) + channel(to, at) * share;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function channel(colour: Colour, at: number): number {
  return Number.parseInt(colour.slice(at, at + 2), 16);
}

function luminance(colour: Colour): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = channel(colour, at) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}
