import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = 'src/client';
/**
 * Missing in the oldest supported engines. With `var()` in it a value is invalid only once computed, when the
 * declaration before it is gone; and the build's minifier leaves out a declaration that `safe` overrides.
 */
const UNDER_SUPPORTS = /color-mix\(|oklch\(|light-dark\(|\bsafe (center|end)/;
/** Nor are these, but a declaration of the same property before them stays in force. */
const AFTER_FALLBACK = /\d[dsl]v[hw]\b/;

type Declaration = { text: string; preludes: readonly string[]; siblings: string[] };

/** The declarations of a stylesheet, each with the preludes of its blocks and the declarations before it. */
function declarationsOf(css: string): Declaration[] {
  const found: Declaration[] = [];
  const blocks: { prelude: string; siblings: string[] }[] = [];
  const pieces = css.replace(/\/\*[^]*?\*\//g, '').match(/[^{};]*[{};]/g) ?? [];
  for (const piece of pieces) {
    const text = piece.slice(0, -1).trim();
    const block = blocks.at(-1);
    if (block && text && !piece.endsWith('{')) {
      found.push({ text, preludes: blocks.map(({ prelude }) => prelude), siblings: [...block.siblings] });
      block.siblings.push(text);
    }
    if (piece.endsWith('{')) blocks.push({ prelude: text, siblings: [] });
    if (piece.endsWith('}')) blocks.pop();
  }
  return found;
}

function lacksFallback({ text, preludes, siblings }: Declaration): boolean {
  if (UNDER_SUPPORTS.test(text)) return !preludes.some((prelude) => prelude.startsWith('@supports'));
  const property = `${text.split(':')[0]}:`;
  return AFTER_FALLBACK.test(text) && !siblings.some((sibling) => sibling.startsWith(property));
}

const problemsOf = (css: string) =>
  declarationsOf(css)
    .filter(lacksFallback)
    .map(({ text }) => text.replace(/\s+/g, ' '));

test('what the oldest supported engines do not know has a fallback in every stylesheet', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  expect(files.length).toBeGreaterThan(30);
  const problems = files.map((file) => [file, problemsOf(readFileSync(join(ROOT, file), 'utf8'))] as const);
  expect(Object.fromEntries(problems.filter(([, found]) => found.length > 0))).toEqual({});
});

test.each([
  ['.a { color: color-mix(in srgb, var(--b) 5%, red) }', 1],
  ['.a { color: red; color: color-mix(in srgb, var(--b) 5%, red); }', 1],
  ['@supports (color: color-mix(in srgb, red, red)) { .a { color: color-mix(in srgb, red, blue); } }', 0],
  ['.a { min-height: 100dvh; }', 1],
  ['.a { min-height: 100vh; min-height: 100dvh; }', 0],
  ['.a { min-height: 100vh; } .b { min-height: 100dvh; }', 1],
])('%s', (css, problems) => {
  expect(problemsOf(css)).toHaveLength(problems);
});
