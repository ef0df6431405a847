import type { texts as it } from './it.ts';

/** What every language has: the texts of the Italian one. */
export type Texts = Widened<typeof it>;

type Widened<Part> = Part extends string
  ? string
  : Part extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { [Name in keyof Part]: Widened<Part[Name]> };
