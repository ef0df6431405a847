import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { onTestFinished } from 'vitest';

export const KEY = '0123456789abcdef0123456789abcdef';
const id = (letter: string) => letter.repeat(32);

/** A self-signed certificate for localhost, until 2126, with its key: a home server's usual one. */
const SELF_SIGNED = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgLtgmLLRwqbmjOZaM
NVKxV2ja+Y7wAgaGr8tamhKoQbChRANCAASi4aACxNGiMwTxxrPM5aaUPccoFwg6
vzc712HGCSfY/blPlrP2Mj+wLir0mpA9WfEGMJ05mOX93woWzKn1FDpe
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBmzCCAUGgAwIBAgIUUrORBJsnmsYX4Rqn7yzBuT7o0JIwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNTIxNTIxOVoYDzIxMjYxMTAx
MjE1MjE5WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAASi4aACxNGiMwTxxrPM5aaUPccoFwg6vzc712HGCSfY/blPlrP2Mj+w
Lir0mpA9WfEGMJ05mOX93woWzKn1FDpeo28wbTAdBgNVHQ4EFgQURTb+ONzaguq8
eH/pUewypNV06kwwHwYDVR0jBBgwFoAURTb+ONzaguq8eH/pUewypNV06kwwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDSAAwRQIgag+uVpORBzqhWhvUQT/DxquYExKod3t+13uIiAg9VZoCIQCd
OH6jFfhA7inzM+imOvgBpgjYmTc9+kjR1nUrVw3EQQ==
-----END CERTIFICATE-----
`,
};

export type MediaServer = {
  address: string;
  port: number;
  /** The paths asked for, with the token that came along. */
  asked: { path: string; token: string | undefined }[];
};

/** A film as the server answers it. */
export function film(name: string, fields: object = {}): object {
  return { Id: name.replace(/\W/g, '').padEnd(32, '0'), Type: 'Movie', Name: name, ...fields };
}

type Options = {
  items?: readonly unknown[];
  episodes?: readonly unknown[];
  /** Changes an answer before it is sent. */
  change?: (path: string, answer: object) => unknown;
  /** Its path behind a proxy: it answers under this path alone, and redirects all else to its web client there. */
  base?: string;
  isSecure?: boolean;
  /** The address to which it redirects all calls but the first. */
  moved?: string | undefined;
  libraries?: readonly unknown[];
};

/** A Jellyfin server with one library, on localhost. */
export function mediaServer({
  items = [],
  episodes = [],
  change = (_path, answer) => answer,
  base = '',
  isSecure = false,
  moved,
  libraries = [{ Id: id('b'), Name: 'Tutto' }],
}: Options = {}): Promise<MediaServer> {
  const asked: MediaServer['asked'] = [];
  return listen(isSecure, asked, (request, response) => {
    const url = new URL(request.url ?? '', 'http://server');
    const token = /Token="([^"]*)"/.exec(request.headers.authorization ?? '')?.[1];
    asked.push({ path: url.pathname, token });
    if (!url.pathname.startsWith(`${base}/`)) {
      response.writeHead(302, { location: `${base}/web/` }).end();
      return;
    }
    const path = url.pathname.slice(base.length);
    const send = (answer: object, status = 200) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(change(path, answer)));
    };
    if (path === '/System/Info/Public')
      return send({ Id: id('a'), ProductName: 'Jellyfin Server', ServerName: 'casa', Version: '10.11.6' });
    if (moved !== undefined) return response.writeHead(301, { location: moved + path }).end();
    if (token !== KEY) return send({}, 401);
    if (path === '/Library/MediaFolders') return send({ Items: libraries });
    if (path !== '/Items') return send({}, 404);
    const all = url.searchParams.get('IncludeItemTypes') === 'Episode' ? episodes : items;
    const start = Number(url.searchParams.get('StartIndex'));
    const page = all.slice(start, start + Number(url.searchParams.get('Limit')));
    return send({ Items: page, TotalRecordCount: all.length });
  });
}

/** A server that answers all with a status, headers and a body. */
export function answering(
  status: number,
  headers: (path: string) => Record<string, string> = () => ({}),
  { body = '', isSecure = false } = {},
): Promise<MediaServer> {
  const asked: MediaServer['asked'] = [];
  return listen(isSecure, asked, (request, response) => {
    const token = /Token="([^"]*)"/.exec(request.headers.authorization ?? '')?.[1];
    asked.push({ path: request.url ?? '', token });
    response.writeHead(status, headers(request.url ?? '')).end(body);
  });
}

async function listen(
  isSecure: boolean,
  asked: MediaServer['asked'],
  answer: RequestListener,
): Promise<MediaServer> {
  const server: Server = isSecure ? createSecureServer(SELF_SIGNED, answer) : createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const at = server.address();
  if (typeof at !== 'object' || !at) throw new Error('no port');
  return { port: at.port, address: `${isSecure ? 'https' : 'http'}://localhost:${at.port}`, asked };
}
