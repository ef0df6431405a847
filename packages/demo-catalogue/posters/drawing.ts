import { existsSync, readFileSync } from 'node:fs';
import type { ColourRoles } from './colour-roles.ts';
import { transformed } from './svg.ts';

/** The build puts a copy beside the compiled program. */
const FOLDER = new URL('./drawings/', import.meta.url);

/** Contents of drawings, by name: the elements inside the root, on one line. */
const contents = new Map<string, string>();

/**
 * The elements of `drawings/{name}.svg` in the given colours. A drawing is about 100 units around its origin each
 * way, and names its colours by their role, as in `fill="var(--figure)"`. Throws without such a file.
 */
export function drawing(name: string, roles: ColourRoles): string {
  const elements = contents.get(name) ?? read(name);
  return elements.replace(
    /var\(--(ground|figure|second|detail)\)/g,
    (_, role: keyof ColourRoles) => roles[role],
  );
}

export function hasDrawing(name: string): boolean {
  return existsSync(fileOf(name));
}

function read(name: string): string {
  const text = readFileSync(fileOf(name), 'utf8');
  const elements = text.slice(text.indexOf('>') + 1, text.lastIndexOf('</svg>')).replace(/\s*\n\s*/g, '');
  contents.set(name, elements);
  return elements;
}

function fileOf(name: string): URL {
  return new URL(`${name}.svg`, FOLDER);
}

/** The drawing with its origin at the point, 100 of its units as long as `size`. */
export function drawingAt(name: string, x: number, y: number, size: number, roles: ColourRoles): string {
  return transformed(x, y, size / 100, drawing(name, roles));
}
