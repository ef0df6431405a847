import axios from 'axios';
import { currentToken } from './auth-token.ts';

/**
 * The shared axios instance (behaviour 7.1): empty base URL, no timeout, success on 2xx, the token as a bearer header
 * when there is one.
 */
export const httpClient = axios.create({ baseURL: '', adapter: 'fetch' });

httpClient.interceptors.request.use((request) => {
  const token = currentToken();
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
});
