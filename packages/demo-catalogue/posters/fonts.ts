// oxlint-disable-next-line typescript/triple-slash-reference -- every program with this file needs the types
/// <reference path="../../../src/server/images/opentype.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type Glyph } from 'opentype.js';

/** The fonts of titles and small lines; all under the Open Font License. */
export type FontName = keyof typeof files;

const files = {
  anton: 'anton/files/anton-%-400-normal',
  abril: 'abril-fatface/files/abril-fatface-%-400-normal',
  serif: 'dm-serif-display/files/dm-serif-display-%-400-normal',
  italic: 'dm-serif-display/files/dm-serif-display-%-400-italic',
  black: 'archivo-black/files/archivo-black-%-400-normal',
  slab: 'alfa-slab-one/files/alfa-slab-one-%-400-normal',
  deco: 'limelight/files/limelight-%-400-normal',
  grotesk: 'space-grotesk/files/space-grotesk-%-700-normal',
  small: 'space-grotesk/files/space-grotesk-%-500-normal',
} as const;

/** One glyph of a font, and its advance in ems. */
export type FontGlyph = { readonly glyph: Glyph; readonly font: Font; readonly advance: number };

const loaded = new Map<string, Font>();

function load(name: FontName, range: 'latin' | 'latin-ext'): Font {
  const path = `@fontsource/${files[name].replace('%', range)}.woff`;
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const { buffer, byteOffset, byteLength } = readFileSync(createRequire(import.meta.url).resolve(path));
  const font = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  loaded.set(path, font);
  return font;
}

/** The glyph for a character: from the font's latin file, from its latin-ext file, or without its accent; else undefined. */
export function glyphFor(name: FontName, character: string): FontGlyph | undefined {
  for (const form of [character, character.normalize('NFD').charAt(0)]) {
    for (const range of ['latin', 'latin-ext'] as const) {
      const font = load(name, range);
      const glyph = font.charToGlyph(form);
      if (glyph.index > 0) return { glyph, font, advance: (glyph.advanceWidth ?? 0) / font.unitsPerEm };
    }
  }
  return undefined;
}

/** The kerning of two glyphs, in ems; negative brings them together. */
export function kerning(left: FontGlyph, right: FontGlyph): number {
  if (left.font !== right.font) return 0;
  return left.font.getKerningValue(left.glyph, right.glyph) / left.font.unitsPerEm;
}
