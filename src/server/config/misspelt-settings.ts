import { editDistance } from '../lib/edit-distance.ts';
import { environmentSchema } from './environment-schema.ts';

const NAMES = Object.keys(environmentSchema.entries);

/** A line for each name in the environment that is nearly that of a setting without a value; other names are other programs'. */
export function misspeltSettings(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env).flatMap(([name, value = '']) => {
    const meant = value.trim() === '' || isLocale(name, value) ? undefined : nearestSetting(name);
    if (meant === undefined || env[meant]?.trim()) return [];
    return [`${name} is no setting of Vetrina and has no effect: ${meant} may be meant`];
  });
}

/** The variable of that name in which systems keep the languages of their messages: 'en_US:en'. */
const isLocale = (name: string, value: string) => name === 'LANGUAGE' && /[_:.]/.test(value);

/** Names of the same things in other programs, by the first or last words. */
const OTHER_WORDS: [other: RegExp, own: string][] = [
  [/^ADMIN(?=_)/, 'OWNER'],
  [/_API_KEY$/, '_TOKEN'],
  [/^(TELEGRAM|TG)_(?=TOKEN$)/, 'BOT_'],
  // A single word behind the program's name is one that a cluster sets for a service: VETRINA_PORT.
  [/^(TELEGRAM|TG|VETRINA)_(?=\w+_)/, ''],
];

/** Letters that may be wrong are one in this many. */
const LETTERS_PER_FAULT = 4;

/** The setting with the nearest name; undefined for one itself, and for names like none. */
function nearestSetting(name: string): string | undefined {
  if (NAMES.includes(name)) return undefined;
  const upper = name.toUpperCase().replaceAll(/[-.]/g, '_');
  const spelt = OTHER_WORDS.reduce((text, [other, own]) => text.replace(other, own), upper);
  const far = (own: string) => editDistance(letters(spelt), letters(own), mostFaults(own));
  const near = NAMES.filter((own) => far(own) <= mostFaults(own));
  return near.toSorted((one, other) => far(one) - far(other))[0];
}

const letters = (name: string) => name.replaceAll('_', '');
const mostFaults = (own: string) => Math.min(2, Math.floor(letters(own).length / LETTERS_PER_FAULT));
