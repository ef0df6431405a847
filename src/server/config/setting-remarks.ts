import * as v from 'valibot';
import type { Config } from './config.ts';
import { misspeltSettings } from './misspelt-settings.ts';
import { publicOrigin } from './setting-schemas.ts';

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
