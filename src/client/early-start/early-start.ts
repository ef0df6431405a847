import { INIT_DATA_HEADER } from '../../contract/headers.ts';
import { currentToken, dropForeignToken } from '../calls/token.ts';
import { askEarly } from '../lib/early-answers.ts';
import { KEPT_HOME } from '../lib/kept-home.ts';
import { mendTheme } from '../lib/mend-theme.ts';
import { type Launch, readLaunch } from '../session/launch.ts';
import { firstCallOf, HOME_CALL } from './first-call.ts';
import { type LaunchParams, readLaunchParams } from './launch-params.ts';
import { leadPictureOf, showLeadPicture, showShape } from './shape.ts';
import { showTheme } from './theme.ts';

/*
 * Stands in the page itself and runs before the app's code has come: signs in, then makes the launch screen's first
 * call and shows the screen's shape. The app's client takes both answers (`fetchOrTakeEarly`). Whatever is unusual is
 * left to the app, which does the same by itself.
 */

async function start(): Promise<void> {
  const params = readLaunchParams();
  const launch = readLaunch(location.search);
  const call = launch && firstCallOf(location.pathname, launch.userId);
  const signIn = launch && call !== undefined && signInEarly(launch, call, params);
  if (params) showTheme(params.theme);
  await signIn;
}

function signInEarly({ userId, key }: Launch, call: string, params: LaunchParams | null): Promise<unknown> {
  dropForeignToken(userId);
  const query = new URLSearchParams({ user_id: userId, token: key });
  const signed = params?.signedData && { [INIT_DATA_HEADER]: params.signedData };
  // The app gets the answer after the screen's first call has been sent: otherwise it could make that call itself.
  return askEarly('POST', `/api/auth?${query}`, { ...headers(currentToken()), ...signed }, async (answer) => {
    const token = answer.status === 200 && readToken(await answer.json());
    if (!token) return;
    const screen = call && askEarly('GET', call, headers(token));
    mendTheme();
    showShape(params?.platform ?? '');
    if (call === HOME_CALL) showLeadPicture(leadPictureOf(readKeptHome(userId)));
    if (screen) void screen.then(showPictureOf).catch(() => undefined);
  });
}

async function showPictureOf(answer: Response): Promise<void> {
  showLeadPicture(leadPictureOf(await answer.clone().json()));
}

/** What axios sends along with every call. */
function headers(token: string | null): Record<string, string> {
  const xsrf = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return {
    Accept: 'application/json, text/plain, */*',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(xsrf && { 'X-XSRF-TOKEN': decodeURIComponent(xsrf) }),
  };
}

function readToken(answer: unknown): string | null {
  const jwt: unknown = typeof answer === 'object' && answer !== null && 'jwt' in answer ? answer.jwt : null;
  return typeof jwt === 'string' ? jwt : null;
}

function readKeptHome(userId: string): unknown {
  const kept: unknown = JSON.parse(localStorage.getItem(KEPT_HOME + userId) ?? 'null');
  return typeof kept === 'object' && kept !== null && 'top' in kept ? kept.top : undefined;
}

// A failure is the app's to tell of: it takes the answer that failed.
start().catch(() => undefined);
