/** The same texts in any language: literal strings become strings, functions keep their parameters. */
export type Translated<Part> = Part extends (...parameters: infer Parameters) => infer Result
  ? (...parameters: Parameters) => Translated<Result>
  : Part extends string
    ? string
    : Part extends object
      ? { [Key in keyof Part]: Translated<Part[Key]> }
      : Part;
