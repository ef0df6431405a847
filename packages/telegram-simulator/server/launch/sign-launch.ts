import { createHash, createHmac, generateKeyPairSync, sign as signBytes } from 'node:crypto';
import type { Person } from '../../wire-world.ts';

type Details = { query_id?: string; start_param?: string; chat_type?: string; chat_instance?: string };
type Launch = { token: string; person: Person; details: Details; hasSignature: boolean };

/** Replaces the messenger's key for the signature that third parties verify. */
const { privateKey } = generateKeyPairSync('ed25519');

/**
 * Launch data of now for a person, signed with the bot's token: the query string that mini apps call init data. Messengers
 * before version 8.0 send no signature for third parties.
 */
export function signLaunch({ token, person, details, hasSignature }: Launch): string {
  const user = {
    id: person.id,
    first_name: person.firstName,
    last_name: '',
    ...(person.username && { username: person.username }),
    language_code: person.languageCode,
    allows_write_to_pm: person.hasStarted && !person.hasBlocked,
  };
  const fields = { ...details, user: JSON.stringify(user), auth_date: secondsNow() };
  return signForBot(token, hasSignature ? { ...fields, signature: signForOthers(token, fields) } : fields);
}

function signForOthers(token: string, fields: Record<string, string>): string {
  const [botId] = token.split(':');
  const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const signed = `${botId}:WebAppData\n${lines.sort().join('\n')}`;
  return signBytes(null, Buffer.from(signed), privateKey).toString('base64url');
}

/** A person's contact as a mini app gets it: signed with the bot's token in the way of launch data. */
export function signContact(token: string, contact: object): string {
  return signForBot(token, { contact: JSON.stringify(contact), auth_date: secondsNow() });
}

function signForBot(token: string, fields: Record<string, string>): string {
  return signFields(createHmac('sha256', 'WebAppData').update(token).digest(), fields);
}

/** A login button's address with the person's data, signed as the login widget does. */
export function signLogin(token: string, url: string, { id, firstName, username }: Person): string {
  const secret = createHash('sha256').update(token).digest();
  const fields = {
    id: String(id),
    first_name: firstName,
    ...(username && { username }),
    auth_date: secondsNow(),
  };
  const address = new URL(url);
  for (const [name, value] of new URLSearchParams(signFields(secret, fields)))
    address.searchParams.set(name, value);
  return address.href;
}

const secondsNow = () => String(Math.floor(Date.now() / 1000));

function signFields(secret: Buffer, fields: Record<string, string>): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const hash = createHmac('sha256', secret).update(lines.sort().join('\n')).digest('hex');
  return new URLSearchParams({ ...fields, hash }).toString();
}
