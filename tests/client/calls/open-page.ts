import { auth, checkPremiumStatus } from '../../../src/contract/auth.ts';
import { getYears } from '../../../src/contract/premium-search.ts';
import { FakeServer, type StubResponses } from './fake-server.ts';

export const YEARS = 'GET /api/get_years';
export const PREMIUM = 'GET /api/check_premium_status';
export const AUTH = 'POST /api/auth';

/** The calls of a newly opened page; after `vi.resetModules` it shares no state with the previous one. */
export async function openPage(answers: StubResponses) {
  const server = new FakeServer(answers);
  const { httpClient } = await import('../../../src/client/calls/http-client.ts');
  server.install(httpClient);
  const { sendRequest } = await import('../../../src/client/calls/send-request.ts');
  const { httpStatusOf } = await import('../../../src/client/calls/failed-request.ts');
  const tokens = await import('../../../src/client/calls/auth-token.ts');
  const { configureTokenRenewal } = await import('../../../src/client/calls/renew-token.ts');
  const years = () => sendRequest(getYears);
  const premium = () => sendRequest(checkPremiumStatus, { query: { 'user-id': '42' } });
  const signIn = () => sendRequest(auth, { query: { user_id: '42', token: 'key' }, status: 200 });
  return { server, sendRequest, httpStatusOf, years, premium, signIn, configureTokenRenewal, ...tokens };
}
