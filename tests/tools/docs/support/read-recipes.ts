import { readFileSync } from 'node:fs';

/** The indented blocks of a page's section, as printed, without their indentation. */
export function readRecipes(page: string, section: string): string[] {
  const [, text] = readFileSync(page, 'utf8').split(new RegExp(`^## ${section}$`, 'm'));
  if (text === undefined) throw new Error(`${page} has no section «${section}»`);
  const [ofSection = ''] = text.split(/^## /m);
  return [...ofSection.matchAll(/(?:^\n)((?: {4,}.+\n?)+)/gm)].map(([, block = '']) => withoutIndent(block));
}

function withoutIndent(block: string): string {
  const indent = Math.min(
    ...block
      .split('\n')
      .filter(Boolean)
      .map((line) => line.search(/\S/)),
  );
  return block.replaceAll(new RegExp(`^ {${indent}}`, 'gm'), '').trim();
}
