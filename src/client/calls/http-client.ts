import axios from 'axios';
import { parseJson } from '../lib/launch/early-responses.ts';
import { currentToken } from './auth-token.ts';

/**
 * The shared axios instance (behaviour 7.1): empty base URL, no timeout, success on 2xx, the token as a bearer header
 * when there is one. A body that is no JSON is undefined.
 */
export const httpClient = axios.create({ baseURL: '', adapter: 'fetch', transformResponse: parseJson });

httpClient.interceptors.request.use((request) => {
  const token = currentToken();
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
});
