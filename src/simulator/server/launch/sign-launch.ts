import { generateKeyPairSync, sign as signBytes } from 'node:crypto';
import { sign } from '@telegram-apps/init-data-node';
import type { Person } from '../../wire-world.ts';

type Details = { query_id?: string; start_param?: string; chat_type?: string; chat_instance?: string };
type Launch = { token: string; person: Person; details: Details };

/** Stands for the messenger's own key, which third parties check launch data with. */
const { privateKey } = generateKeyPairSync('ed25519');

/** Launch data of now for a person, signed with the bot's token: the query string that mini apps call init data. */
export function signLaunch({ token, person, details }: Launch): string {
  const user = {
    id: person.id,
    first_name: person.firstName,
    last_name: '',
    ...(person.username && { username: person.username }),
    language_code: person.languageCode,
    allows_write_to_pm: person.hasStarted && !person.hasBlocked,
  };
  const now = new Date();
  const signature = signForOthers({ token, user: JSON.stringify(user), now, details });
  return sign({ ...details, user, signature }, token, now);
}

function signForOthers(launch: { token: string; user: string; now: Date; details: Details }): string {
  const [botId] = launch.token.split(':');
  const fields = { ...launch.details, user: launch.user, auth_date: Math.floor(launch.now.getTime() / 1000) };
  const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const signed = `${botId}:WebAppData\n${lines.sort().join('\n')}`;
  return signBytes(null, Buffer.from(signed), privateKey).toString('base64url');
}
