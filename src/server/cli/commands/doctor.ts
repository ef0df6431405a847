import { lookAtAddress } from '../../doctor/address.ts';
import { lookAtBot } from '../../doctor/bot.ts';
import { lookAtDatabase } from '../../doctor/database.ts';
import type { Finding } from '../../doctor/finding.ts';
import { lookAtClock, lookAtDisk, lookAtVersions } from '../../doctor/machine.ts';
import type { Command } from '../command.ts';

export const doctor: Command = {
  name: 'doctor',
  usage: '',
  words: 0,
  summary: 'look at all that a server needs, and say what to do',
  details: 'Ends with 1 when something fails. Give it the settings of the server.',
  async run(_input, { config, db, say }) {
    const all = await Promise.all([
      lookAtDatabase(db, config),
      lookAtDisk(config),
      lookAtBot(config),
      lookAtAddress(config),
      lookAtClock(config),
    ]);
    const findings = [...lookAtVersions(), ...all.flat()];
    for (const finding of findings) say(lineOf(finding));
    return findings.some(({ state }) => state === 'fail') ? 1 : 0;
  },
};

function lineOf({ state, place, said, todo }: Finding): string {
  const line = `${state.padEnd(4)}  ${place.padEnd(8)}  ${said}`;
  return todo === undefined ? line : `${line}\n${' '.repeat(16)}${todo}`;
}
