import type { texts as desk } from './it-desk.ts';
import type { texts as own } from './it-own.ts';
import type { texts as app } from './it.ts';

/** The types of each language's texts, derived from the Italian ones. */
export type AppTexts = Widened<typeof app>;
export type OwnTexts = Widened<typeof own>;
export type DeskTexts = Widened<typeof desk>;

export type Texts = AppTexts & OwnTexts & DeskTexts;

type Widened<Part> = Part extends string
  ? string
  : Part extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { [Name in keyof Part]: Widened<Part[Name]> };
