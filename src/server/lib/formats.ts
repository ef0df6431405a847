/** The audience's time zone. */
export const TIME_ZONE = 'Europe/Rome';

/** Forms of a text by the plural categories of a language; `other` for missing ones. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A locale's formats of numbers and moments, in the audience's time zone. Remembered. */
export function formatsOf(locale: string): Formats {
  const known = made.get(locale) ?? makeFormats(locale);
  made.set(locale, known);
  return known;
}

type Formats = ReturnType<typeof makeFormats>;
const made = new Map<string, Formats>();

function makeFormats(locale: string) {
  const dates = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: TIME_ZONE, ...options });
  const numbers = new Intl.NumberFormat(locale);
  const grouped = new Intl.NumberFormat(locale, { useGrouping: 'always' });
  const oneDecimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const short = dates({ dateStyle: 'short' });
  const long = dates({ dateStyle: 'long' });
  const withTime = dates({ dateStyle: 'short', timeStyle: 'short' });
  const rules = new Intl.PluralRules(locale);
  const names = new Intl.DisplayNames(locale, { type: 'language', languageDisplay: 'standard' });
  return {
    number: (value: number) => numbers.format(value),
    /** With separators between thousands, which Italian omits in four digits. */
    grouped: (value: number) => grouped.format(value),
    /** With one decimal at most. */
    decimal: (value: number) => oneDecimal.format(value),
    /** A day in figures. */
    day: (at: Date) => short.format(at),
    /** A day with the name of its month. */
    date: (at: Date) => long.format(at),
    /** A day and the time. */
    moment: (at: Date) => withTime.format(at),
    plural: (count: number, forms: PluralForms) => forms[rules.select(count)] ?? forms.other,
    /** The name of a language, with its region or script, by its tag. */
    languageName: (code: string) => names.of(code) ?? code,
  };
}
