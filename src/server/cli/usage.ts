import type { Command } from './command.ts';

const CALL = 'npm run vetrina --';
const NOTE = `A user is the id that the launch link carries. The settings (DATABASE_URL, DATA_DIR, ...) are the server's.
More on a command: ${CALL} <command> --help`;

/** A command line that cannot be parsed; the message says why. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Usage: a line for each command, or everything about a single one. */
export function formatUsage(commands: readonly Command[]): string {
  const [only] = commands;
  if (only && commands.length === 1) return helpOn(only);
  const rows = commands.map((command): Row => [callOf(command), command.summary]);
  const general: Row[] = [
    ['help', 'print this'],
    ['--version', 'print the version'],
  ];
  return `Usage: ${CALL} <command>\n\n${table([...rows, ...general])}\n\n${NOTE}`;
}

function helpOn(command: Command): string {
  const rows = Object.entries(command.options ?? {}).map(
    ([name, { value, summary }]): Row => [`--${name}${value ? ` ${value}` : ''}`, summary],
  );
  const parts = [`Usage: ${CALL} ${callOf(command)}`, `  ${command.summary}`];
  if (rows.length > 0) parts.push(table(rows));
  if (command.details) parts.push(command.details);
  return parts.join('\n\n');
}

function callOf({ name, usage, options = {} }: Command): string {
  const hint = Object.keys(options).length > 0 ? '[options]' : '';
  return [name, usage, hint].filter(Boolean).join(' ');
}

type Row = readonly [term: string, meaning: string];

function table(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(([term]) => term.length));
  return rows.map(([term, meaning]) => `  ${term.padEnd(width)}   ${meaning}`).join('\n');
}
