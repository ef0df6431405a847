type Fields = Record<string, unknown>;
/** A changed copy of an object, with the field and the kind of the change. */
type Variant = { what: string; field: string; value: Fields };

const OF_ANOTHER_TYPE: readonly unknown[] = [
  null,
  '',
  'odd',
  7,
  -1,
  true,
  [],
  [1],
  {},
  { odd: 1 },
  '0',
  ' ',
  '∞',
];

/**
 * The object with one field at a time dropped, null, of a different type, or in one of its `older` forms; then with
 * one more.
 */
export function vary(object: Fields, older: Record<string, readonly unknown[]> = {}): Variant[] {
  const variants = Object.keys(object).flatMap((field) => {
    const { [field]: _, ...rest } = object;
    const values = [...OF_ANOTHER_TYPE, ...(older[field] ?? [])];
    return [
      { what: `${field} dropped`, field, value: rest },
      ...values.map((value) => ({
        what: `${field} as ${JSON.stringify(value)}`,
        field,
        value: { ...object, [field]: value },
      })),
    ];
  });
  return [
    ...variants,
    { what: 'a field more', field: 'new_field', value: { ...object, new_field: { a: [1] } } },
  ];
}

/** The query of these parameters: values other than text are JSON, as the messenger sends them. */
export function toQuery(params: Fields): string {
  const texts = Object.entries(params).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return String(new URLSearchParams(texts));
}
