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

/** A template whose texts are escaped; inserts other markup unchanged, and nothing for undefined. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { markup: String.raw({ raw: parts }, ...values.map(markupOf)) };
}

/** A text with `code`, *bold* and [links](https://…) as markup. */
export function marked(text: string): Html {
  const markup = escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*([^*]+)\*/g, '<b>$1</b>')
    .replace(/\[([^[\]]+)\]\((https:[^)]+)\)/g, '<a href="$2" target="_blank" rel="noreferrer">$1</a>');
  return { markup };
}
