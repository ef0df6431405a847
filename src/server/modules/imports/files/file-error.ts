/**
 * Reasons why a file cannot be read: a spreadsheet of a different kind, one with a password, no table at all, a broken
 * one, or one that takes more time or memory than it is given.
 */
export const FILE_FAULTS = ['workbook', 'locked', 'no table', 'unreadable', 'too much work'] as const;
export type FileFault = (typeof FILE_FAULTS)[number];

export const isFileFault = (fault: string): fault is FileFault => FILE_FAULTS.some((one) => one === fault);

/** The reasons in English, for the command line. */
const TEXTS: Readonly<Record<FileFault, string>> = {
  workbook: 'this kind of workbook is not read: save it as .xlsx or CSV',
  locked: 'the file has a password: save it without one',
  'no table': 'the file is not a table, whatever its name says',
  unreadable: 'the file is broken, or cut off',
  'too much work': 'the file is too complex: make it smaller, or save it as CSV',
};

/** A file cannot be read. */
export class FileError extends Error {
  override name = 'FileError';
  readonly kind: FileFault;

  constructor(kind: FileFault, options?: ErrorOptions) {
    super(TEXTS[kind], options);
    this.kind = kind;
  }
}
