import axios from 'axios';
import { storedToken } from './token.ts';

/**
 * The one shared client of all calls (spec section 7): empty base address, no timeout, success on 2xx,
 * the stored token as a bearer header when there is one.
 */
export const http = axios.create({ baseURL: '' });

http.interceptors.request.use((request) => {
  const token = storedToken();
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
});
