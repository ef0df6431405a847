import { createHmac } from 'node:crypto';

/** Launch data signed with a bot's token as the messenger signs them; objects are sent as JSON. */
export function signInitData(fields: Record<string, object | string>, botToken: string, date: Date): string {
  const sent: [string, string][] = Object.entries({
    ...fields,
    auth_date: String(Math.floor(date.getTime() / 1000)),
  }).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]);
  const secret = createHmac('sha256', 'WebAppData').update(botToken).digest();
  const lines = sent.map(([name, value]) => `${name}=${value}`).sort();
  const hash = createHmac('sha256', secret).update(lines.join('\n')).digest('hex');
  return new URLSearchParams([...sent, ['hash', hash]]).toString();
}
