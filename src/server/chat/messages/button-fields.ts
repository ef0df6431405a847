import type { InlineKeyboardButton } from 'grammy/types';
import { parseRowId } from '../../lib/parse-row-id.ts';

/** The notation of a value in a button's or a question's data; `read` returns undefined for other data. */
export type Field<Value> = {
  /** A regular expression, without groups, that matches the results of `write`. */
  pattern: string;
  write(value: Value): string;
  read(text: string): Value | undefined;
};

const DIGITS = '\\d{1,16}';
/** The largest number of a season or an episode that the database can hold. */
const MAX_EPISODE = 32_767;

export const wholeNumber: Field<number> = { pattern: DIGITS, write: String, read: Number };

export const rowId: Field<number> = { pattern: DIGITS, write: String, read: parseRowId };

export const flag: Field<boolean> = {
  pattern: DIGITS,
  write: (isSet) => (isSet ? '1' : '0'),
  read: (text) => text === '1',
};

/** A value, or null, which is written as 0. */
export function orNull<Value>({ pattern, write, read }: Field<Value>): Field<Value | null> {
  return {
    pattern,
    write: (value) => (value === null ? '0' : write(value)),
    read: (text) => (text === '0' ? null : read(text)),
  };
}

/**
 * One of several values, each with its number in the data. Buttons stay in chats for years: a number never changes its
 * meaning.
 */
export function oneOf<Key extends string>(numbers: Readonly<Record<Key, number>>): Field<Key> {
  const isKey = (key: string): key is Key => key in numbers;
  const keys = Object.keys(numbers).filter(isKey);
  return {
    pattern: DIGITS,
    write: (key) => String(numbers[key]),
    read: (text) => keys.find((key) => String(numbers[key]) === text),
  };
}

/** The code of a language, `it`. */
export const languageCode: Field<string> = { pattern: '[a-z]{2,3}', write: String, read: String };

export const titleType = oneOf({ film: 0, serie: 1 });

/** The number of an episode 0 among the specials. */
const SPECIAL_0 = '00';

type Part = { titleId: number; episode?: { season: number; episode: number } | undefined };

/** A whole title, or one of its episodes: title, season and episode, both 0 for a whole title; `0:00` is an episode. */
export const titlePart: Field<Part> = {
  pattern: [DIGITS, DIGITS, DIGITS].join(':'),
  write({ titleId, episode }) {
    const isFirstSpecial = episode?.season === 0 && episode.episode === 0;
    return [titleId, episode?.season ?? 0, isFirstSpecial ? SPECIAL_0 : (episode?.episode ?? 0)].join(':');
  },
  read(text) {
    const [title = '', ...numbers] = text.split(':');
    const [season = 0, episode = 0] = numbers.map(Number);
    const titleId = parseRowId(title);
    if (titleId === undefined || season > MAX_EPISODE || episode > MAX_EPISODE) return undefined;
    const isWhole = season === 0 && episode === 0 && !text.endsWith(`:${SPECIAL_0}`);
    return isWhole ? { titleId } : { titleId, episode: { season, episode } };
  },
};

/** A channel's id, written without its sign. */
export const channelId: Field<string> = {
  pattern: DIGITS,
  write: (id) => id.replace('-', ''),
  read: (digits) => `-${digits}`,
};

/** The signed id of a movie night. */
export const nightId: Field<string> = { pattern: '[\\w-]{16,54}', write: String, read: String };

type FieldTypes = Readonly<Record<string, Field<unknown>>>;

/** The values of a button's or a question's fields, by their names. */
type ValuesOf<Types extends FieldTypes> = {
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
    /** The values in some data; undefined for data of a different kind, and for impossible values. */
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
