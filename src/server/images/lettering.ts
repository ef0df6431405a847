// oxlint-disable-next-line typescript/triple-slash-reference -- every program with this file needs the types
/// <reference path="./opentype.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Command, type Font, type Glyph } from 'opentype.js';

/** Fonts of the Open Font License, whose files have Latin letters alone. */
const FILES = {
  black: '@fontsource/archivo-black/files/archivo-black-%-400-normal',
  serif: '@fontsource/dm-serif-display/files/dm-serif-display-%-400-normal',
  grotesk: '@fontsource/space-grotesk/files/space-grotesk-%-500-normal',
} as const;
export type Lettering = keyof typeof FILES;

type Letter = { glyph: Glyph; font: Font; width: number };

const loaded = new Map<Lettering, Font[]>();

/** A font's files, read once: no font of the machine takes part. */
function filesOf(lettering: Lettering): Font[] {
  const cached = loaded.get(lettering);
  if (cached) return cached;
  const fonts = ['latin', 'latin-ext'].map((range) => {
    const file = createRequire(import.meta.url).resolve(`${FILES[lettering].replace('%', range)}.woff`);
    const { buffer, byteOffset, byteLength } = readFileSync(file);
    return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  });
  loaded.set(lettering, fonts);
  return fonts;
}

function letterOf(character: string, lettering: Lettering, size: number): Letter | undefined {
  for (const font of filesOf(lettering)) {
    const glyph = font.charToGlyph(character);
    if (glyph.index > 0) return { glyph, font, width: ((glyph.advanceWidth ?? 0) / font.unitsPerEm) * size };
  }
  return undefined;
}

type Block = { lettering: Lettering; size: number; width: number; maxLines: number };

/** A text's lines as outlines whose first baseline is at 0; undefined where the font is without a letter. */
export function outlinesOf(text: string, block: Block): string[] | undefined {
  const { lettering, size } = block;
  const words = text.normalize('NFC').split(/\s+/).filter(Boolean);
  const letters = new Map(
    Array.from(`${words.join('')} …`, (character) => [character, letterOf(character, lettering, size)]),
  );
  if (words.length === 0 || [...letters.values()].includes(undefined)) return undefined;
  const widthOf = (line: string) =>
    Array.from(line, (character) => letters.get(character)?.width ?? 0).reduce((sum, one) => sum + one, 0);
  return brokenInto(words, widthOf, block).map((line) => {
    let x = 0;
    return Array.from(line, (character) => {
      const letter = letters.get(character);
      const outline = letter?.glyph.getPath(x, 0, size).commands.map(pathData).join('') ?? '';
      x += letter?.width ?? 0;
      return outline;
    }).join('');
  });
}

const tenths = (...numbers: number[]) => numbers.map((number) => Math.round(number * 10) / 10).join(' ');

function pathData(command: Command): string {
  switch (command.type) {
    case 'M':
    case 'L':
      return command.type + tenths(command.x, command.y);
    case 'Q':
      return `Q${tenths(command.x1, command.y1, command.x, command.y)}`;
    case 'C':
      return `C${tenths(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
    case 'Z':
      return 'Z';
  }
}

/** Lines no wider than the block: a word that is wider is broken, and what comes after the last line left out. */
function brokenInto(
  words: readonly string[],
  widthOf: (line: string) => number,
  { width, maxLines }: Block,
): string[] {
  const lines = [''];
  for (const word of words.flatMap((one) => piecesOf(one, widthOf, width))) {
    const line = lines.at(-1) ?? '';
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, maxLines);
  let last = shown.at(-1) ?? '';
  if (lines.length === shown.length) return shown;
  while (last !== '' && widthOf(`${last}…`) > width) last = last.slice(0, -1).trimEnd();
  return [...shown.slice(0, -1), `${last}…`];
}

function piecesOf(word: string, widthOf: (line: string) => number, width: number): string[] {
  const pieces = [''];
  for (const character of word) {
    const piece = pieces.at(-1) ?? '';
    if (piece !== '' && widthOf(piece + character) > width) pieces.push(character);
    else pieces[pieces.length - 1] = piece + character;
  }
  return pieces;
}
