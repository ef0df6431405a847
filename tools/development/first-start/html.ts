/** Markup whose values have been escaped. */
export type Html = { markup: string };

type Value = Html | string | undefined | readonly Html[];

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

function markupOf(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return escape(value);
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}

/** A template whose texts are escaped; other markup is inserted as it is, undefined as nothing. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { markup: String.raw({ raw: parts }, ...values.map(markupOf)) };
}
