import type { texts as it } from './it.ts';

/** The type of each language's texts, derived from the Italian ones. */
export type Texts = Widened<typeof it>;

type Widened<Part> = Part extends string
  ? string
  : Part extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { [Name in keyof Part]: Widened<Part[Name]> };
