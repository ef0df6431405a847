// npm run try:pairs [-- NAME]: each pair of tests/server/pairs, or those that NAME matches, in all orders of their statements.
// PAIRS_AT_MOST=N tries the first N, those with few switches from one operation to the other.
import { exitCodeOf, installedProgram } from '../commands/run-program.mjs';
import { findPostgres, POSTGRES_INSTALL_HINT } from './postgres.mjs';

const [name] = process.argv.slice(2);
if (await findPostgres()) {
  const only = name === undefined ? [] : ['-t', name];
  const args = [
    installedProgram('vitest'),
    'run',
    '--project=slow',
    'tests/server/pairs',
    '--retry=0',
    ...only,
  ];
  const env = { PAIRS_AT_MOST: 'Infinity', ...process.env, PAIRS_REPORT: '1' };
  process.exitCode = await exitCodeOf(process.execPath, args, { env });
} else console.log(`The pairs need a PostgreSQL: ${POSTGRES_INSTALL_HINT}`);
