import { parseJson } from '../../lib/launch/parse-json.ts';

/** A messenger's colours by name, such as `bg_color`, each as `#rrggbb`. */
export type Theme = Record<string, string>;

/** Reads a messenger's colours, an object or its JSON, each separately. Leaves unreadable ones out. */
export function readTheme(theme: unknown): Theme {
  const read: Theme = {};
  for (const [name, value] of Object.entries(Object(typeof theme === 'string' ? parseJson(theme) : theme))) {
    const colour = readColour(value);
    if (colour) read[name] = colour;
  }
  return read;
}

/**
 * Reads any form of CSS, and numbers. A rather transparent colour counts as unreadable: drawn opaque it would be a
 * different colour.
 */
function readColour(value: unknown): string | undefined {
  const text = String(value).trim();
  // Bits above the lower 24 are the opacity.
  if (typeof value === 'number' || /^-?\d{7,}$/.test(text)) return toHex(Number(text) & 0xffffff);
  const long = text.replace(/^#(.)(.)(.)(.?)$/, '#$1$1$2$2$3$3$4$4');
  const [, digits, opacity = 'f'] = /^#?([\da-f]{6})([\da-f]{2})?$/i.exec(long) ?? [];
  if (digits) return opacity < '8' ? undefined : `#${digits}`;
  const [red, green, blue, alpha = 1] =
    computedColour(text)
      .match(/[\d.]+/g)
      ?.map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined || alpha < 0.5) return undefined;
  return toHex((red * 256 + green) * 256 + blue);
}

/** The browser's `rgb()` or `rgba()` of a name, `hsl()` and the like; empty for anything that is not a colour. */
function computedColour(text: string): string {
  const { head } = document;
  head.style.color = text;
  const colour = head.style.color && getComputedStyle(head).color;
  head.style.color = '';
  return colour.startsWith('rgb') ? colour : '';
}

function toHex(colour: number): string {
  return `#${colour.toString(16).padStart(6, '0')}`;
}
