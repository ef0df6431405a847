import { byLanguage } from '../../languages/texts.ts';

/** The texts about files from owners, and about imports. */
export const fileTexts = byLanguage(({ files }) => files);

/** The place of a fault in a file, from its place for the command line: `line 12`, `line 12 of Serie TV`. */
export function placeText(location: string): string {
  const [, kind, number, sheet] = /^(line|item) (\d+)(?: of (.*))?$/.exec(location) ?? [];
  if (kind === 'line') return fileTexts.line(Number(number), sheet);
  return kind === 'item' ? fileTexts.item(Number(number)) : fileTexts.rest;
}
