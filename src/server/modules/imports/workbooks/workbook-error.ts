/**
 * Reasons why a file that claims to be a workbook cannot be read: it is of a different spreadsheet, has a password, is no
 * table at all, is broken, or too large.
 */
export const WORKBOOK_FAULTS = ['workbook', 'locked', 'no table', 'unreadable', 'too much work'] as const;
export type WorkbookFault = (typeof WORKBOOK_FAULTS)[number];

/** The reasons in English, for the command line. */
const TEXTS: Readonly<Record<WorkbookFault, string>> = {
  workbook: 'this kind of workbook is not read: save it as .xlsx or CSV',
  locked: 'the workbook has a password: save it without one',
  'no table': 'the file is not a table, whatever its name says',
  unreadable: 'the workbook is broken, or cut off',
  'too much work': 'the workbook is too large: divide it',
};

/** A workbook cannot be read. */
export class WorkbookError extends Error {
  override name = 'WorkbookError';
  readonly kind: WorkbookFault;

  constructor(kind: WorkbookFault, options?: ErrorOptions) {
    super(TEXTS[kind], options);
    this.kind = kind;
  }
}
