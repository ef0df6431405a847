import { afterAll, expect, it } from 'vitest';
import {
  createLaunchKey,
  DESK_KEY_LIFETIME_MS,
  LAUNCH_KEY_LIFETIME_MS,
} from '../../../../src/server/sessions/launch-key.ts';
import { OWNER, SECRET, testBot } from '../../support/test-bot.ts';

const server = await testBot({ ownerIds: [String(OWNER)] });
afterAll(() => server.close());

const LIFETIMES = { desk: DESK_KEY_LIFETIME_MS, launch: LAUNCH_KEY_LIFETIME_MS };

async function signIn(purpose: 'desk' | 'launch') {
  const expires = new Date(Date.now() + LIFETIMES[purpose]);
  const key = createLaunchKey({ userId: String(OWNER), secret: SECRET, expires, purpose });
  const url = `/api/auth?user_id=${OWNER}&token=${encodeURIComponent(key)}`;
  return (await server.app.inject({ method: 'POST', url })).json();
}

function hoursOf(jwt: string): number {
  const [, payload = ''] = jwt.split('.');
  const { exp, iat } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return (exp - iat) / 3600;
}

it('a session by a link to the desk lives an hour, and is its tab’s alone', async () => {
  const { jwt, isOfTab } = await signIn('desk');
  expect(isOfTab).toBe(true);
  expect(hoursOf(jwt)).toBeCloseTo(1, 2);
});

it('a session by a launch lives a day, and is not said to be one tab’s', async () => {
  const answer = await signIn('launch');
  expect(answer).not.toHaveProperty('isOfTab');
  expect(hoursOf(answer.jwt)).toBeCloseTo(24, 1);
});
