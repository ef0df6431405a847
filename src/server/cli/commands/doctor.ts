import { lastPublicUrl } from '../../config/last-public-url.ts';
import { examine } from '../../doctor/examine.ts';
import type { Finding } from '../../doctor/finding.ts';
import { inLanguage } from '../../languages/current-language.ts';
import type { Command } from '../command.ts';

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'check everything that a server needs, and say how to fix what is wrong',
  details: 'Exits with 1 when a check fails. Run it with the settings of the server.',
  async run(_input, { config, db, say }) {
    // As the server last ran: the settings of its service may be missing here.
    const publicUrl = await lastPublicUrl(config);
    const findings = await inLanguage('en', () => examine({ ...config, publicUrl }, db));
    for (const finding of findings) say(formatFinding(finding));
    return findings.some(({ state }) => state === 'fail') ? 1 : 0;
  },
};

function formatFinding({ state, check, message, hint }: Finding): string {
  const line = `${state.padEnd(4)}  ${check.padEnd(8)}  ${message}`;
  return hint === undefined ? line : `${line}\n${' '.repeat(16)}${hint}`;
}
