import { expect, it } from 'vitest';
import { checkAccess } from '../../../src/server/doctor/check-access.ts';
import { checkVersions } from '../../../src/server/doctor/check-machine.ts';
import { inItalian } from '../../../src/server/doctor/finding.ts';

const PUBLIC = { botToken: '1:a', publicUrl: 'https://films.example', trustedProxies: false } as const;

it('a finding is English on the command line and Italian in the desk, each with what to do', () => {
  const [finding] = checkVersions('18.0.0');
  expect(finding).toMatchObject({ check: 'versions', hint: 'Install Node 20.19 or later.' });
  expect(finding && inItalian(finding)).toEqual({
    state: 'fail',
    check: 'Versioni',
    message: expect.stringMatching(/^Vetrina .* con Node 18\.0\.0$/),
    hint: 'Installa Node 20.19 o successivo.',
  });
});

it('a finding has something to do in Italian exactly where it has in English', () => {
  const findings = [true, false].flatMap((requiresLaunchData) =>
    checkAccess({ ...PUBLIC, requiresLaunchData }),
  );
  expect(findings).toHaveLength(4);
  for (const finding of findings) {
    const { state, hint } = inItalian(finding);
    expect([state, hint === undefined]).toEqual([finding.state, finding.hint === undefined]);
  }
});
