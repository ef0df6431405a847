import { byLanguage } from '../../languages/texts.ts';

/** The texts about files from owners, and about imports. */
export const fileTexts = byLanguage(({ files }) => files);

/** The place of a fault in a file, from its place for the command line, such as `line 12`. */
export function placeText(location: string): string {
  const [, kind, number] = /^(line|item) (\d+)$/.exec(location) ?? [];
  if (kind !== 'line' && kind !== 'item') return fileTexts.rest;
  return fileTexts[kind](Number(number));
}
