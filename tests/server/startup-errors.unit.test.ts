import { expect, it } from 'vitest';
import { startupErrorMessage } from '../../src/server/startup-errors.ts';

const systemError = (fields: object) => Object.assign(new Error('as the system says it'), fields);

it.each([
  [{ code: 'EADDRINUSE', port: 3000 }, /^port 3000 is taken .* set PORT to another number/],
  [{ code: 'EACCES', port: 80 }, /^port 80 is not for every user. Set PORT/],
  [{ code: 'EADDRNOTAVAIL', address: '10.9.9.9', port: 3000 }, /^HOST 10\.9\.9\.9 is no address/],
  [{ code: 'ENOTFOUND', hostname: 'nowhere' }, /^HOST nowhere is no address/],
  [{ code: 'EACCES' }, /^as the system says it$/],
  [{ code: 'EACCES', path: 'data/lock' }, /^data\/lock: this user may not open it; .* sudo$/],
  [{ code: 'ENOSPC', path: 'data/x' }, /^data\/x: the disk is full, make room there$/],
  [{ code: '53100' }, /^the disk is full, make room there$/],
  [{}, /^as the system says it$/],
])('the error of %j says what to do', (fields, line) => {
  expect(startupErrorMessage(systemError(fields))).toMatch(line);
});

it('any error takes one line', () => {
  expect(startupErrorMessage(new Error('one\n  two'))).toBe('one two');
  expect(startupErrorMessage('no error at all')).toBe('no error at all');
});
