import { expect, it } from 'vitest';
import { checkAccess } from '../../../src/server/doctor/check-access.ts';
import { checkVersions } from '../../../src/server/doctor/check-machine.ts';
import { inDesk } from '../../../src/server/doctor/finding.ts';
import { inLanguage } from '../../../src/server/languages/current-language.ts';

const OPEN = {
  botToken: '1:a',
  publicUrl: 'https://films.example',
  trustedProxies: false,
  requiresLaunchData: false,
} as const;

it('the desk has a sentence about each check in its language, and where more is said', () => {
  const shown = (language: string) =>
    inLanguage(language, () => inDesk([...checkVersions(), ...checkAccess(OPEN)]));
  expect(shown('it')).toEqual([
    { state: 'ok', check: 'Versioni', message: 'a posto' },
    {
      state: 'warn',
      check: 'Link di avvio',
      message: 'Chiunque abbia un link di avvio può entrare con quello.',
      hint: expect.stringContaining('npm run vetrina -- doctor'),
    },
    { state: 'warn', check: 'Proxy', message: expect.any(String), hint: expect.any(String) },
  ]);
  expect(shown('en')).toMatchObject([{ message: 'in order' }, { check: 'Launch links' }, { check: 'Proxy' }]);
});

it('several findings of one check are one line, of the worst', () => {
  const shown = inLanguage('it', () => inDesk([...checkVersions(), ...checkVersions('18.0.0')]));
  expect(shown).toMatchObject([{ state: 'fail', message: 'Node è troppo vecchio.' }]);
});

it('on the command line a finding has its facts and the remedy', () => {
  expect(checkVersions('18.0.0')).toEqual([
    {
      state: 'fail',
      check: 'versions',
      message: expect.stringMatching(/^Vetrina .* on Node 18\.0\.0$/),
      hint: 'Install Node 20.19 or later.',
    },
  ]);
});
