import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { dropForwardedPorts } from '../../../src/server/http/forwarded-addresses.ts';
import { ipKeyOf } from '../../../src/server/http/rate-limits.ts';

const app = fastify({ trustProxy: ['loopback', 'linklocal', 'uniquelocal'] });
dropForwardedPorts(app);
app.get('/', async (request) => ipKeyOf(request));

const callerOf = async (forwarded: string) =>
  (await app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } })).body;

it.each([
  ['1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:5678', '1.2.3.4'],
  ['1.2.3.4:5678, 10.0.0.5:80', '1.2.3.4'],
  ['9.9.9.9, 1.2.3.4:1 ,[::1]:80', '1.2.3.4'],
  ['"[2001:db8::7]:4711"', '2001:db8::'],
  ['[2001:db8::7]', '2001:db8::'],
  ['2001:db8::7', '2001:db8::'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['[::ffff:1.2.3.4]:80', '1.2.3.4'],
  ['1.2.3.4, ::ffff:10.0.0.5', '1.2.3.4'],
  // No address: those whom a proxy does not name count as one.
  ['1.2.3.4, unknown', 'unknown'],
  ['_hidden:80', '_hidden:80'],
])('the caller in X-Forwarded-For: %s is %s', async (forwarded, caller) => {
  expect(await callerOf(forwarded)).toBe(caller);
});
