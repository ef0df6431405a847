import { Agent, request } from 'node:http';
import { createLaunchKey } from '../../../build/src/server/sessions/launch-key.js';

const agent = new Agent({ keepAlive: true, maxSockets: 500 });
const HOUR_MS = 3_600_000;

/** Makes one call as somebody; answers the status, or the code of the failure, and the body's text. */
export function sendRequest({
  port,
  token,
  path,
  body,
  connections = agent,
  localAddress,
  headers: own = {},
}) {
  const headers = { ...own, ...(token && { authorization: `Bearer ${token}` }) };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const options = { host: '127.0.0.1', port, path, agent: connections, headers, localAddress };
  return new Promise((resolve) => {
    const asked = request({ ...options, method: body === undefined ? 'GET' : 'POST' }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode, text }));
      response.on('error', (error) => resolve({ status: error.code, text }));
    });
    asked.on('error', (error) => resolve({ status: error.code, text: '' }));
    asked.end(body);
  });
}

/** Lets somebody in by a launch link's key; answers who it is, with a session. */
export async function signIn(port, secret, userId, localAddress) {
  const key = createLaunchKey({ userId, secret, expires: new Date(Date.now() + HOUR_MS) });
  const path = `/api/auth?user_id=${userId}&token=${encodeURIComponent(key)}`;
  const { status, text } = await sendRequest({ port, path, body: '', localAddress });
  if (status !== 200) throw new Error(`Nobody gets in: ${status} ${text}`);
  return { port, userId, token: JSON.parse(text).jwt, localAddress };
}

/** One of the calls that the app makes, in turn; answers the status. */
export async function makeNextCall({ port, userId, token }, count, titles) {
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
  const path = paths[count % paths.length];
  const bodies = {
    [`/api/add_content_to/${id}`]: { user_id: userId, list_name: 'liste' },
    '/api/play_content': { content_id: id, user_id: userId },
  };
  const body = bodies[path] && JSON.stringify(bodies[path]);
  return (await sendRequest({ port, token, path, body })).status;
}
