import axios from 'axios';
import { parseJson } from '../lib/launch/parse-json.ts';
import { currentToken } from './auth-token.ts';

/**
 * The shared axios instance (behaviour 7.1): empty base URL, no timeout, success on 2xx, the token as a bearer
 * header if there is one. A body that is not JSON is undefined; a stream is left to its reader.
 */
export const httpClient = axios.create({
  baseURL: '',
  // The token is a header: there is no cookie to wait for.
  xsrfCookieName: '',
  transformResponse: (body: unknown) => (typeof body === 'string' ? parseJson(body) : body),
});

httpClient.interceptors.request.use((request) => {
  const token = currentToken();
  if (token) request.headers.setAuthorization(`Bearer ${token}`);
  return request;
});
