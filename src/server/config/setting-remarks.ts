import * as v from 'valibot';
import type { Config } from './config.ts';
import { publicOrigin } from './setting-schemas.ts';
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

/** A line for each setting in the environment without effect, or with less than is written. */
export function settingRemarks(env: Readonly<Record<string, string | undefined>>): string[] {
  return [...misspeltSettings(env), ...formerSettings(env), ...remarksOnPath(env['PUBLIC_URL'] ?? '')];
}

/** Settings of earlier versions, and the reason why they have no effect. */
const FORMER = { SEERR_URL: 'approved requests are not handed over to a Seerr' };

const formerSettings = (env: Readonly<Record<string, string | undefined>>) =>
  Object.entries(FORMER).flatMap(([name, why]) =>
    env[name]?.trim() ? [`${name} has no effect any longer: ${why}`] : [],
  );

/** An address with a path, and its host, which an env file may have in quotes. */
const WITH_PATH = /^[\s"']*((?:https?:\/\/)?[^\s/?#"']+)(?!\/*[\s"']*$)[/?#]/i;

function remarksOnPath(url: string): string[] {
  const host = v.safeParse(publicOrigin, WITH_PATH.exec(url)?.[1]);
  if (!host.success) return [];
  return [
    `PUBLIC_URL counts as ${host.output}, without its path: the mini app needs its own host, and the proxy must pass on every path`,
  ];
}

/** The remark on a bot that nobody can administer. */
export function remarkOnOwners({ botToken, ownerIds }: Pick<Config, 'botToken' | 'ownerIds'>): string[] {
  if (botToken === undefined || ownerIds.length > 0) return [];
  return [
    'OWNER_IDS is not set: the bot takes nobody for its owner, and nobody can add videos or open the desk. Set it to your number, which the bot @userinfobot shows you',
  ];
}
