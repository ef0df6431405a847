import type { InlineKeyboardButton } from 'grammy/types';
import type { Field } from './button-fields.ts';

type FieldTypes = Readonly<Record<string, Field<unknown>>>;

/** The values of a button's or a question's fields, by their names. */
export type ValuesOf<Types extends FieldTypes> = {
  readonly [Name in keyof Types]: Types[Name] extends Field<infer Value> ? Value : never;
};

type Style = NonNullable<InlineKeyboardButton['style']>;

/** A kind of button: its data is a word and its fields in the order in which they are declared, `season:12:1:0`. */
export function button<const Types extends FieldTypes>(word: string, types: Types) {
  const fields = Object.entries(types);
  const pattern = new RegExp(`^${[word, ...fields.map(([, { pattern }]) => `(${pattern})`)].join(':')}$`);
  const hasAll = (values: Readonly<Record<string, unknown>>): values is ValuesOf<Types> =>
    Object.values(values).every((value) => value !== undefined);
  const write = (values: Readonly<Record<string, unknown>>): string =>
    [word, ...fields.map(([name, type]) => type.write(values[name]))].join(':');
  const data = (values: ValuesOf<Types>): string => write(values);
  return {
    word,
    types,
    pattern,
    data,
    /** The values in some data; undefined for data of another kind, and for a value that there cannot be. */
    fields(text: string): ValuesOf<Types> | undefined {
      const match = pattern.exec(text);
      if (!match) return undefined;
      const values = Object.fromEntries(
        fields.map(([name, type], index) => [name, type.read(match[index + 1] ?? '')]),
      );
      return hasAll(values) ? values : undefined;
    },
    /** A button of this kind. */
    labelled: (text: string, values: ValuesOf<Types>, style?: Style) => ({
      text,
      callback_data: data(values),
      ...(style && { style }),
    }),
  };
}
