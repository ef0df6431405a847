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

type Fault = { kind: ListFault; notes?: ListNotes | undefined };

/** The reason why a file is not read. */
export function faultText({ kind, notes }: Fault): string {
  const text = `${listImportTexts.faults[kind](LIMITS)} ${listImportTexts.unchanged}`;
  return [text, ...(notes ? listImportTexts.notes(notes, null) : [])].join('\n');
}
