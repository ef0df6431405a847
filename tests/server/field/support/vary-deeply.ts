/** A changed copy of a value: the path of the odd field (`message.photo.0.width`), and the kind of the change. */
export type Variant = { path: string; what: string; value: unknown };

const OF_ANOTHER_TYPE: readonly unknown[] = [null, 'odd', -1.5, true, [], { odd: 1 }];

/**
 * All copies of a value in which one field, at any depth, is dropped, null, of a different type, or in one of its
 * `older` forms, by its path; and those in which an object has a field more, or a list an odd item.
 */
export function varyDeeply(value: unknown, older: Record<string, readonly unknown[]> = {}): Variant[] {
  return variantsAt(value, [], older);
}

function variantsAt(
  value: unknown,
  path: readonly string[],
  older: Record<string, readonly unknown[]>,
): Variant[] {
  if (typeof value !== 'object' || value === null) return [];
  const here = path.join('.');
  const more: Variant[] = Array.isArray(value)
    ? [
        { path: here, what: `${here} with an odd item`, value: [...value, null] },
        { path: here, what: `${here} with another odd item`, value: ['odd', ...value] },
      ]
    : [
        {
          path: `${here}.new_field`,
          what: `${here} with a field more`,
          value: { ...value, new_field: { a: [1] } },
        },
      ];
  return [...more, ...Object.keys(value).flatMap((key) => variantsOfField(value, key, path, older))];
}

function variantsOfField(
  parent: object,
  key: string,
  above: readonly string[],
  older: Record<string, readonly unknown[]>,
): Variant[] {
  const path = [...above, key].join('.');
  const held: unknown = Reflect.get(parent, key);
  const odd = [...OF_ANOTHER_TYPE, ...(older[path] ?? [])]
    .filter((value) => JSON.stringify(value) !== JSON.stringify(held))
    .map((value) => ({
      path,
      what: `${path} as ${JSON.stringify(value)}`,
      value: withField(parent, key, value),
    }));
  const deeper = variantsAt(held, [...above, key], older).map((one) => ({
    ...one,
    value: withField(parent, key, one.value),
  }));
  return [{ path, what: `${path} dropped`, value: withField(parent, key, undefined) }, ...odd, ...deeper];
}

function withField(parent: object, key: string, value: unknown): unknown {
  if (Array.isArray(parent))
    return parent.flatMap((item, at) => (String(at) === key ? (value === undefined ? [] : [value]) : [item]));
  return { ...parent, [key]: value };
}
