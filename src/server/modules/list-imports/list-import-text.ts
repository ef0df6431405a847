import { byLanguage } from '../../languages/texts.ts';
import {
  type ListFault,
  type ListNotes,
  MAX_EPISODES,
  MAX_EPISODES_OF_A_SERIES,
  MAX_ROWS,
} from './list-entry.ts';

const LIMITS = { rows: MAX_ROWS, episodes: MAX_EPISODES, ofOneSeries: MAX_EPISODES_OF_A_SERIES };

/** Texts about people's lists from other services. */
export const listImportTexts = byLanguage(({ listImports }) => listImports);

type Fault = { kind: ListFault; row?: number | undefined; notes?: ListNotes | undefined };

/** The reason why a file is not read; `row` counts from 1. */
export function faultText({ kind, row = 1, notes }: Fault): string {
  const text = `${listImportTexts.faults[kind](row, LIMITS)} ${listImportTexts.unchanged}`;
  return [text, ...(notes ? listImportTexts.notes(notes, null) : [])].join('\n');
}
