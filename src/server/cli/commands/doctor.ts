import { checkAccess } from '../../doctor/check-access.ts';
import { checkBot } from '../../doctor/check-bot.ts';
import { checkCatalogue } from '../../doctor/check-catalogue.ts';
import { checkDatabase, hasDatabase } from '../../doctor/check-database.ts';
import { checkClock, checkDatabaseClock, checkDiskSpace, checkVersions } from '../../doctor/check-machine.ts';
import { checkPublicUrl } from '../../doctor/check-public-url.ts';
import { checkQueues } from '../../doctor/check-queues.ts';
import type { Finding } from '../../doctor/finding.ts';
import type { Command } from '../command.ts';

export const doctorCommand: Command = {
  name: 'doctor',
  usage: '',
  maxPositionals: 0,
  summary: 'look at all that a server needs, and say what to do',
  details: 'Ends with 1 when something fails. Give it the settings of the server.',
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
    for (const finding of findings) say(lineOf(finding));
    return findings.some(({ state }) => state === 'fail') ? 1 : 0;
  },
};

function lineOf({ state, place, said, todo }: Finding): string {
  const line = `${state.padEnd(4)}  ${place.padEnd(8)}  ${said}`;
  return todo === undefined ? line : `${line}\n${' '.repeat(16)}${todo}`;
}
