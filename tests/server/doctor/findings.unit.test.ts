import { expect, it } from 'vitest';
import { checkAccess } from '../../../src/server/doctor/check-access.ts';
import { checkVersions } from '../../../src/server/doctor/check-machine.ts';
import { inDesk } from '../../../src/server/doctor/finding.ts';
import { LANGUAGE_CODES } from '../../../src/server/languages/codes.ts';
import { inLanguage } from '../../../src/server/languages/current-language.ts';

const PUBLIC = { botToken: '1:a', publicUrl: 'https://films.example', trustedProxies: false } as const;

it('a finding is in the language of whoever opens the desk, with what to do', () => {
  const shown = (language: string) =>
    inLanguage(language, () => checkVersions('18.0.0').map((finding) => inDesk(finding)));
  expect(shown('it')).toEqual([
    {
      state: 'fail',
      check: 'Versioni',
      message: expect.stringMatching(/^Vetrina .* con Node 18\.0\.0$/),
      hint: 'Installa Node 20.19 o successivo.',
    },
  ]);
  expect(shown('en')).toMatchObject([{ check: 'Versions', hint: 'Install Node 20.19 or later.' }]);
});

it('a finding has something to do in each language exactly where it has in Italian', () => {
  const states = (language: string) =>
    inLanguage(language, () =>
      [true, false].flatMap((requiresLaunchData) => checkAccess({ ...PUBLIC, requiresLaunchData })),
    ).map(({ state, hint }) => [state, hint === undefined]);
  expect(states('it')).toHaveLength(4);
  for (const language of LANGUAGE_CODES) expect(states(language)).toEqual(states('it'));
});
