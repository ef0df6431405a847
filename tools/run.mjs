// node tools/run.mjs PROGRAM [argument ...]: runs a bench or a trial, such as trials/crash-database, built first if
// it is out of date.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildTools } from './build/build-steps.mjs';
import { installPackages } from './commands/install-packages.mjs';
import { CommandError, runCommand } from './commands/run-command.mjs';
import { importBuiltProgram } from './commands/run-program.mjs';

await runCommand(async () => {
  const program = join('tools', process.argv[2] ?? '');
  if (!existsSync(`${program}.ts`)) throw new CommandError(`No "${program}.ts": node tools/run.mjs PROGRAM`);
  await installPackages();
  await buildTools();
  // It reads its arguments as if it had been started itself.
  process.argv.splice(1, 2, program);
  await importBuiltProgram(program);
});
