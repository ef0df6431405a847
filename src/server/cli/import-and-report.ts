import { readDay } from '../lib/read-day.ts';
import { formatFieldError } from '../modules/catalogue/rules/title-record.ts';
import type { TableNote } from '../modules/imports/import-row.ts';
import { type ImportCounts, type ImportOptions, importTitles } from '../modules/imports/import-titles.ts';
import type { ImportInput } from '../modules/imports/open-import.ts';
import type { CommandContext } from './command.ts';
import { createProgressDisplay } from './progress-display.ts';

type Reporting = {
  dryRun: boolean;
  /** The share of the work that is done after this number of rows, 0 to 1; undefined if unknown. */
  share?: (settled: number) => number | undefined;
};

/** Imports rows of a file or stream, reporting as `runWithImportReport` does. */
export async function importAndReport(
  context: CommandContext,
  { rows, share, notes }: ImportInput,
  { dryRun }: { dryRun: boolean },
): Promise<0 | 1> {
  const code = await runWithImportReport(context, { dryRun, share }, async (options) =>
    importTitles(await context.db(), rows, options),
  );
  for (const note of notes) context.say(noteText(note));
  return code;
}

function noteText(note: TableNote): string {
  switch (note.kind) {
    case 'order':
      return `Dates with slashes were read ${note.order} first: ${note.example} is ${readDay(note.example, note.order)}.`;
    case 'unknown':
      return `These columns were left out: ${note.columns.join(', ')}.`;
    case 'sheets':
      return `Only the first sheet with known columns is read. These were not: ${note.names.join(', ')}.`;
    case 'no type':
      return 'There is no column for the type: all are films.';
    case 'parts':
      return `Rows of episodes or seasons, which count for their series: ${note.count}.`;
  }
}

/**
 * Prints refused rows, progress and outcome of an import. Returns the exit code: 1 when rows were refused or it was
 * interrupted. Rejects when the import does.
 */
export async function runWithImportReport(
  { say, stderr, signal }: CommandContext,
  { dryRun, share }: Reporting,
  work: (options: ImportOptions) => Promise<unknown>,
): Promise<0 | 1> {
  const progress = createProgressDisplay(stderr);
  const counts: ImportCounts = { created: 0, changed: 0, unchanged: 0, refused: 0 };
  try {
    await work({
      dryRun,
      signal,
      onRefused({ location, name, faults }) {
        counts.refused += 1;
        const place = name === undefined ? location : `${location} (${name})`;
        progress.note(`${place}: ${faults.map(formatFieldError).join('; ')}`);
      },
      onProgress(now) {
        Object.assign(counts, now);
        const titles = now.created + now.changed + now.unchanged;
        progress.show(titles, share?.(titles + now.refused));
      },
    });
  } finally {
    progress.end();
    say(summary(counts, dryRun));
  }
  if (signal.aborted) say('Interrupted. What is in stays; the same command goes on from there.');
  return counts.refused > 0 || signal.aborted ? 1 : 0;
}

function summary({ created, changed, unchanged, refused }: ImportCounts, dryRun: boolean): string {
  const numbers = `${created} new, ${changed} changed, ${unchanged} unchanged, ${refused} refused`;
  return dryRun ? `This would be: ${numbers}. Nothing was written.` : `${numbers}.`;
}
