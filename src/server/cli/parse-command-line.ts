import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Command, CommandInput } from './command.ts';
import { UsageError } from './usage.ts';

/** A parsed command line: a command with its input, help on the commands with a prefix, or `--version`. */
export type ParsedCommandLine =
  | { command: Command; input: CommandInput }
  | { help: string }
  | { version: true };

const MAX_NAME_LENGTH = 3;

/** Parses a command line. Throws `UsageError`. */
export function parseCommandLine(args: readonly string[], commands: readonly Command[]): ParsedCommandLine {
  if (args.length === 0 || args[0] === 'help') return { help: args.slice(1).join(' ') };
  if (args.length === 1 && args[0] === '--version') return { version: true };
  const found = findCommand(args, commands);
  if (args.some((arg) => /^(-h|--help)$/.test(arg))) return { help: found?.command.name ?? nameIn(args) };
  if (!found) throw unknown(args, commands);
  const { command, rest } = found;
  const input = readInput(rest, command);
  if (input.positionals.length > command.maxPositionals)
    throw new UsageError(`too many arguments after: ${command.name}`);
  return { command, input };
}

function findCommand(
  args: readonly string[],
  commands: readonly Command[],
): { command: Command; rest: string[] } | undefined {
  for (let length = MAX_NAME_LENGTH; length > 0; length -= 1) {
    const name = args.slice(0, length).join(' ');
    const command = args.length >= length ? commands.find((one) => one.name === name) : undefined;
    if (command) return { command, rest: args.slice(length) };
  }
  return undefined;
}

function nameIn(args: readonly string[]): string {
  return args
    .slice(
      0,
      args.findIndex((arg) => arg.startsWith('-')),
    )
    .join(' ');
}

function unknown(args: readonly string[], commands: readonly Command[]): UsageError {
  const option = args.find((arg) => arg.startsWith('-'));
  if (option) return new UsageError(`no such option: ${option}`);
  const longer = commands.map(({ name }) => name).filter((name) => name.startsWith(`${args[0]} `));
  const hint = longer.length > 0 ? ` (there is: ${longer.join(', ')})` : '';
  return new UsageError(`no such command: ${args.join(' ')}${hint}`);
}

/** Marks a negative number, which `parseArgs` would take for an option. */
const NUMBER_MARK = '\0';

function readInput(args: readonly string[], { options = {} }: Command): CommandInput {
  const config = {
    args: args.map((arg) => (/^-[\d.]/.test(arg) ? NUMBER_MARK + arg : arg)),
    options,
    allowPositionals: true,
  } satisfies ParseArgsConfig;
  const { values, positionals } = parse(config);
  return { positionals: positionals.map((arg) => arg.replace(NUMBER_MARK, '')), options: values };
}

function parse(config: ParseArgsConfig) {
  try {
    return parseArgs(config);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, option] = /^Unknown option '([^']+)'/.exec(message) ?? [];
    throw new UsageError(option ? `no such option: ${option}` : message);
  }
}
