import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const PAGE = readFileSync('docs/behaviour.md', 'utf8');
const RULES = new Set([...PAGE.matchAll(/^(?:## |- \*\*)(\d+(?:\.\d+)?)/gm)].map(([, number]) => number));

it('numbers each rule once', () => {
  expect([...PAGE.matchAll(/^- \*\*(\d+\.\d+)/gm)]).toHaveLength(
    [...RULES].filter((number) => number?.includes('.')).length,
  );
});

it('states each rule in one sentence', () => {
  const rules = [...PAGE.matchAll(/^- \*\*(\d+\.\d+)\*\* (.+(?:\n  .+)*)/gm)];
  expect(rules).toHaveLength([...RULES].filter((number) => number?.includes('.')).length);
  const longer = rules.filter(([, , text = '']) => /[.!?;]\s/.test(text) || !text.endsWith('.'));
  expect(longer.map(([, number]) => number)).toEqual([]);
});

it('every rule that code cites exists', () => {
  const folders = ['src', 'tests', 'packages', 'tools'];
  const missing = folders.flatMap(sourceFiles).flatMap((file) => {
    const cited = [...readFileSync(file, 'utf8').matchAll(/\(behaviour\s(?:\s\*\s)?([\d., ]+)\)/g)];
    return cited
      .flatMap(([, numbers = '']) => numbers.split(', '))
      .filter((number) => !RULES.has(number))
      .map((number) => `${file}: ${number}`);
  });
  expect(missing).toEqual([]);
});

it('the index leads to each rule, and to rules that are there', () => {
  const [, index = ''] = /^## Index\n(.*?)^## /ms.exec(PAGE) ?? [];
  const named = [...index.matchAll(/(?<![\w.])\d+\.\d+/g)].map(([number]) => number);
  expect(named.filter((number) => !RULES.has(number))).toEqual([]);
  const ranges = [...index.matchAll(/\b(\d+)\.(\d+)(?: to \1\.(\d+))?/g)].map(([, chapter, first, last]) => ({
    chapter,
    first: Number(first),
    last: Number(last ?? first),
  }));
  // A link with rules behind it leads to these alone.
  const whole = [...index.matchAll(/\[(\d+)\]\([^)]*\)(?!:)/g)].map(([, chapter]) => chapter);
  const unnamed = [...RULES].filter((rule) => {
    const [chapter, number] = rule?.split('.') ?? [];
    if (number === undefined || whole.includes(chapter)) return false;
    return !ranges.some((one) => one.chapter === chapter && one.first <= +number && +number <= one.last);
  });
  expect(unnamed).toEqual([]);
});

function sourceFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|mjs)$/.test(name) && !name.includes('node_modules'))
      .map((name) => `${folder}/${name}`);
  } catch {
    return [];
  }
}
