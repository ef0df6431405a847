import { Agent, request } from 'node:http';
import * as v from 'valibot';
import { createLaunchKey } from '../../../src/server/sessions/launch-key.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 500 });
const HOUR_MS = 3_600_000;

/** HTTP status, or the connection error's code. */
export type Status = number | string;

/** A person with a session. `localAddress`: where their calls come from. */
export type Person = { port: number; userId: string; token: string; localAddress?: string | undefined };

type Sent = {
  port: number;
  path: string;
  token?: string;
  /** Makes it a POST. */
  body?: string | Buffer | undefined;
  connections?: Agent;
  localAddress?: string | undefined;
  headers?: Record<string, string>;
};

/** Makes one call; resolves to its status and the body's text. */
export function sendRequest({
  port,
  token,
  path,
  body,
  connections = agent,
  localAddress,
  headers: own = {},
}: Sent): Promise<{ status: Status; text: string }> {
  const headers = {
    ...own,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const options = { host: '127.0.0.1', port, path, agent: connections, headers, localAddress };
  return new Promise((resolve) => {
    const call = request({ ...options, method: body === undefined ? 'GET' : 'POST' }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', (error) => resolve({ status: codeOf(error), text }));
    });
    call.on('error', (error) => resolve({ status: codeOf(error), text: '' }));
    call.end(body);
  });
}

const codeOf = (error: Error): string => ('code' in error ? String(error.code) : error.message);

/** Signs a person in by a launch link's key. */
export async function signIn(
  port: number,
  secret: string,
  userId: string,
  localAddress?: string,
): Promise<Person> {
  const key = createLaunchKey({ userId, secret, expires: new Date(Date.now() + HOUR_MS) });
  const path = `/api/auth?user_id=${userId}&token=${encodeURIComponent(key)}`;
  const { status, text } = await sendRequest({ port, path, body: '', localAddress });
  if (status !== 200) throw new Error(`Nobody gets in: ${status} ${text}`);
  return { port, userId, token: v.parse(v.object({ jwt: v.string() }), JSON.parse(text)).jwt, localAddress };
}

/** One of the calls that the app makes, in turn; resolves to the status. */
export async function makeNextCall(
  { port, userId, token }: Person,
  count: number,
  titles: number,
): Promise<Status> {
  const id = 1 + ((count * 7919) % titles);
  const paths = [
    '/api/get_top',
    `/api/get_content/${id}?user-id=${userId}`,
    `/api/content_in_list/${id}?user_id=${userId}&list_name=liste`,
    `/api/get_list/liste?user-id=${userId}&page=1&perPage=9`,
    `/api/filter_contents?user-id=${userId}&genere=Azione&durata=&anno=&contenuto=film&page=${1 + (count % 5)}&perPage=12`,
    `/api/add_content_to/${id}`,
    '/api/play_content',
  ];
  const path = paths[count % paths.length] ?? '';
  const bodies = new Map<string, object>([
    [`/api/add_content_to/${id}`, { user_id: userId, list_name: 'liste' }],
    ['/api/play_content', { content_id: id, user_id: userId }],
  ]);
  const fields = bodies.get(path);
  const body = fields && JSON.stringify(fields);
  return (await sendRequest({ port, token, path, body })).status;
}
