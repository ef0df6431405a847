import { beforeEach, expect, test } from 'vitest';
import { currentToken } from '../../../src/client/calls/auth-token.ts';
import { prepareSignIn, signInRequest } from '../../../src/client/session/sign-in-request.ts';

const CREDENTIALS = { userId: '42', key: 'launch-key' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('the request has the id and key of the launch link', () => {
  expect(signInRequest(CREDENTIALS, undefined)).toEqual({
    query: { user_id: '42', token: 'launch-key' },
    headers: {},
    status: 200,
  });
});

test('signed init data go into a header', () => {
  expect(signInRequest(CREDENTIALS, 'signed').headers).toEqual({ 'X-Telegram-Init-Data': 'signed' });
});

test('the credentials of the link are kept for a reload', () => {
  expect(prepareSignIn('?user-id=42&key=launch-key')).toEqual(CREDENTIALS);
  expect(prepareSignIn('')).toEqual(CREDENTIALS);
});

test.each([
  ['42', 'token'],
  ['7', null],
])('with a stored token of user %s, user 42 has the token %s', (owner, token) => {
  localStorage.setItem('jwt', 'token');
  localStorage.setItem('jwt-user', owner);
  prepareSignIn('?user-id=42&key=launch-key');
  expect(currentToken()).toBe(token);
});

test('without credentials nothing is stored or removed', () => {
  localStorage.setItem('jwt', 'token');
  localStorage.setItem('jwt-user', '7');
  expect(prepareSignIn('?user-id=42')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
  expect(currentToken()).toBe('token');
});
