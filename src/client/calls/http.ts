import axios from 'axios';
import { fetchOrTakeEarly } from '../lib/early-answers.ts';
import { currentToken } from './token.ts';

/**
 * The one shared client of all calls (spec section 7): empty base address, no timeout, success on 2xx,
 * the token as a bearer header when there is one. By `fetch`, so that it can take the early start's answers.
 */
export const http = axios.create({
  baseURL: '',
  adapter: ['fetch', 'xhr'],
  env: { fetch: fetchOrTakeEarly },
});

http.interceptors.request.use((request) => {
  const token = currentToken();
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
});
