import { type Config, readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { type Command, commands } from './commands.ts';
import { USAGE, UsageError } from './usage.ts';

/** Where a command writes to: what was asked for, and what went wrong. */
export type Output = { say(text: string): void; complain(text: string): void };

/** Runs one command line and answers the exit code: 0, or 1 after saying what is wrong. */
export async function run(
  words: string[],
  env: Readonly<Record<string, string | undefined>>,
  { say, complain }: Output,
  open: typeof openDatabase = openDatabase,
): Promise<0 | 1> {
  try {
    const positionals = readWords(words);
    say(positionals === 'help' ? USAGE : await execute(positionals, readConfig(env), open));
    return 0;
  } catch (error) {
    complain(`vetrina: ${error instanceof Error ? error.message : String(error)}`);
    if (error instanceof UsageError) complain('See: npm run vetrina -- help');
    return 1;
  }
}

function readWords(words: string[]): string[] | 'help' {
  if (words.length === 0 || words[0] === 'help' || words.some((word) => /^(-h|--help)$/.test(word)))
    return 'help';
  // A negative number is for the command to refuse, who knows what it takes.
  const option = words.find((word) => word.startsWith('-') && !/^-[\d.]/.test(word));
  if (option !== undefined) throw new UsageError(`no such option: ${option}`);
  return words;
}

async function execute(words: string[], config: Config, open: typeof openDatabase): Promise<string> {
  const { command, rest } = findCommand(words);
  let opened: Database | undefined;
  const db = async () => {
    opened ??= await open({ url: config.databaseUrl, folder: config.dataFolder });
    return opened.db;
  };
  try {
    return await command(rest, { config, db });
  } finally {
    await opened?.close();
  }
}

function findCommand(words: string[]): { command: Command; rest: string[] } {
  for (const length of [2, 1]) {
    const name = words.slice(0, length).join(' ');
    const rest = words.slice(length);
    const found = commands.get(name);
    if (!found) continue;
    if (rest.length > found.words) throw new UsageError(`too many words after: ${name}`);
    return { command: found.run, rest };
  }
  throw new UsageError(`no such command: ${words.join(' ')}`);
}
