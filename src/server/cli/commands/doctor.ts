import { checkAccess, checkPublicUrl } from '../../doctor/check-access.ts';
import { checkBot } from '../../doctor/check-bot.ts';
import { checkCatalogue, checkDatabase, checkQueues, hasDatabase } from '../../doctor/check-database.ts';
import { checkClock, checkDatabaseClock, checkDiskSpace, checkVersions } from '../../doctor/check-machine.ts';
import type { Finding } from '../../doctor/finding.ts';
import type { Command } from '../command.ts';

export const doctorCommand: Command = {
  name: 'doctor',
  summary: 'check everything that a server needs, and say how to fix what is wrong',
  details: 'Exits with 1 when a check fails. Run it with the settings of the server.',
  async run(_input, { config, db, say }) {
    const all = await Promise.all([
      checkDatabase(db, config),
      checkCatalogue(db),
      checkDiskSpace(config),
      checkBot(config),
      checkPublicUrl(config),
      checkClock(config),
      ...(hasDatabase(config) ? [checkDatabaseClock(db), checkQueues(db)] : []),
    ]);
    const findings = [...checkVersions(), ...all.flat(), ...checkAccess(config)];
    for (const finding of findings) say(formatFinding(finding));
    return findings.some(({ state }) => state === 'fail') ? 1 : 0;
  },
};

function formatFinding({ state, check, message, hint }: Finding): string {
  const line = `${state.padEnd(4)}  ${check.padEnd(8)}  ${message}`;
  return hint === undefined ? line : `${line}\n${' '.repeat(16)}${hint}`;
}
