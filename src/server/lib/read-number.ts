/** Three digits at a time: 1.234, 1,234 or 1 234; without or with decimals that are zeros. */
const GROUPED = /^\d{1,3}(?:([., \u00a0'’])\d{3})(?:\1\d{3})*(?:[.,]0+)?$/;
const WHOLE = /^\d+(?:[.,]0+)?$/;

/** A whole number in the notations of people and spreadsheets (92, '92,0', '1.234'); undefined for any other text. */
export function readWholeNumber(text: string): number | undefined {
  const plain = text.trim();
  if (GROUPED.test(plain)) return Number(plain.replace(/[.,]0{1,2}$/, '').replace(/\D/g, ''));
  return WHOLE.test(plain) ? Number(plain.replace(/[.,]0+$/, '')) : undefined;
}

/** Most hours of a length; more before a colon are minutes: '92:15'. */
const MAX_HOURS = 23;

/** A whole number, or a length as minutes: '92 min', '1h 32m', '1:32:00', '92:15', '2 stagioni'. */
export function readLength(text: string): number | undefined {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const [, hours, minutes] =
    /^(?:pt)?(\d{1,3}) ?(?:h|or[ae]|hours?|hrs?|horas?|:) ?(?:(?:e|y|and) )?(\d{1,2})? ?(?:m|min|minut[io]s?|minutes?|['′’])? ?(?::?\d{1,2} ?s?)?\.?$/.exec(
      plain,
    ) ?? [];
  if (hours !== undefined && Number(hours) > MAX_HOURS) return Number(hours);
  if (hours !== undefined) return Number(hours) * 60 + Number(minutes ?? 0);
  return readWholeNumber(
    plain.replace(/ ?(?:m|min|mins|minut[io]s?|minutes?|['′’]|stagion[ei]|seasons?|temporadas?)\.?$/, ''),
  );
}
